import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import {
  type ApiModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
} from '../../../templates/model.ts';
import { inOneDirection } from '../directions/required-names.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { Sampler } from '../sample/sampler.ts';
import { sayNoSamples } from '../sample/say-no-samples.ts';

/** Making a value takes some milliseconds; of more bodies without an example than these, JSON ones are shown as `{}`. */
const MAX_BODIES = 40;
/** The parameters beyond this number get the plainest value of their kind. */
const MAX_PARAMETERS = 200;

/**
 * The model with a value that fits for each request body and parameter that the description has no example of, so that samples can be called. A
 * parameter that takes any text keeps its own name as its value, for a reader to replace.
 */
export function withSamples(
  document: DocumentNode,
  model: ApiModel,
  warn?: (line: string) => void,
): ApiModel {
  const lacking = model.operations.filter(({ body }) => contentOf(body)?.examples.length === 0);
  const sampled = new Set(
    lacking.filter(({ body }) => lacking.length <= MAX_BODIES || contentOf(body)?.kind !== 'json'),
  );
  const asking = model.operations
    .flatMap(({ parameters }) => parameters)
    .filter((one) => one.example === undefined && !takesAnything(document, one));
  // Samples show those that are required.
  const chosen = new Set(
    asking.toSorted((one, other) => Number(other.required) - Number(one.required)).slice(0, MAX_PARAMETERS),
  );
  if (sampled.size === 0 && chosen.size === 0) return model;
  const givenUp: string[] = [];
  const sampler = new Sampler(inOneDirection(document as JsonObject, 'request'), (pointer) =>
    givenUp.push(pointer),
  );
  const withSample = (parameter: ParameterModel): ParameterModel => {
    const made = chosen.has(parameter) ? sampler.sample(parameter.type.pointer, 'request') : undefined;
    return made === undefined ? parameter : { ...parameter, sample: made.value };
  };
  const operations = model.operations.map((operation) => {
    const parameters = operation.parameters.map(withSample);
    return { ...(sampled.has(operation) ? withBody(operation, sampler) : operation), parameters };
  });
  sayNoSamples(givenUp, warn);
  return { ...model, operations };
}

/** Keywords that leave the value open. */
const SAYS_NOTHING = /^(?:type|title|description|deprecated|\$comment|x-.*)$/;

function takesAnything(document: DocumentNode, { type }: ParameterModel): boolean {
  const schema = at(document as Json, type.pointer);
  if (!isObject(schema)) return true;
  const isPlain = ['string', 'integer', 'number', 'boolean'].includes(String(schema.type));
  return isPlain && Object.keys(schema).every((key) => SAYS_NOTHING.test(key));
}

function withBody(operation: OperationModel, sampler: Sampler): OperationModel {
  const { body } = operation;
  if (body === undefined) return operation;
  const [content, ...others] = body.contents;
  if (content.kind === 'binary') return operation;
  const sample = sampler.sample(content.type.pointer, 'request');
  if (sample === undefined) return operation;
  const examples = [{ name: 'sample', summary: '', value: sample.value }];
  return { ...operation, body: { ...body, contents: [{ ...content, examples }, ...others] } };
}
