import type { JsonObject } from '../../../lib/json.ts';
import { type ApiModel, contentOf, type OperationModel } from '../../../templates/model.ts';
import { inOneDirection } from '../directions/required-names.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { Sampler } from '../sample/sampler.ts';
import { sayNoSamples } from '../sample/say-no-samples.ts';

/** Making a value takes some milliseconds; of more bodies without an example than these, JSON ones are shown as `{}`. */
const MAX_BODIES = 40;

/** The model with a value that fits for each request body that the description has no example of, so that samples can be called. */
export function withSampledBodies(
  document: DocumentNode,
  model: ApiModel,
  warn?: (line: string) => void,
): ApiModel {
  const lacking = model.operations.filter(({ body }) => contentOf(body)?.examples.length === 0);
  const sampled = new Set(
    lacking.filter(({ body }) => lacking.length <= MAX_BODIES || contentOf(body)?.kind !== 'json'),
  );
  if (sampled.size === 0) return model;
  const givenUp: string[] = [];
  const sampler = new Sampler(inOneDirection(document as JsonObject, 'request'), (pointer) =>
    givenUp.push(pointer),
  );
  const operations = model.operations.map((operation) =>
    sampled.has(operation) ? withBody(operation, sampler) : operation,
  );
  sayNoSamples(givenUp, warn);
  return { ...model, operations };
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
