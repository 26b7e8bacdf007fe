import type { DescribedBody } from '../../../conformance/deployment/deployment-facts.ts';
import type { MandatoryPart } from '../../../conformance/model/overlaid-description.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { ToolError } from '../../cli/errors.ts';
import { type Layer, layersAt, MAX_DEPTH } from './schema-layers.ts';

interface Described {
  readonly document: JsonObject;
  readonly source: JsonObject;
}

/**
 * Finds what requests must have by the overlaid description and not by that of the source: headers, cookies, query parameters and fields, each with a
 * value that its schema accepts.
 *
 * @throws ToolError `usage` for one of which no value can be made
 */
export async function mandatoryParts({ document, source }: Described): Promise<MandatoryPart[]> {
  const [{ describedParameters: parametersIn }, { bodiesOf }, { Sampler }] = await Promise.all([
    import('../../../conformance/deployment/parameter-facts.ts'),
    import('../../../conformance/deployment/deployment-facts.ts'),
    import('../../pipeline/sample/sampler.ts'),
  ]);
  let sampler: InstanceType<typeof Sampler> | undefined;
  const sampleAt = (pointer: string): Json | undefined => {
    if (isFree(document, pointer)) return undefined;
    sampler ??= new Sampler(document);
    const found = sampler.sample(pointer, 'request');
    if (found !== undefined) return found.value;
    throw new ToolError('usage', `An overlay requires what no value can be made for: \`${pointer}\`.`, {
      fix: 'Give its schema an `example` that fits.',
    });
  };
  const parts: MandatoryPart[] = [];
  const known = parametersIn(source).map(({ operation, in: place, name }) => `${operation} ${place} ${name}`);
  for (const { operation, in: place, name, node, pointer } of parametersIn(document)) {
    if (node.required !== true || known.includes(`${operation} ${place} ${name}`)) continue;
    const schema = step(pointer, 'schema');
    const isOther = isFresh(name) && isFree(document, schema);
    const value = isOther ? undefined : (exampleOf(node) ?? sampleAt(schema));
    parts.push({ operation, in: place, path: [name], ...(value !== undefined && { value }) });
  }
  const isRequest = ({ about }: DescribedBody) => about === 'request';
  const before = new Map(
    bodiesOf(source)
      .filter(isRequest)
      .map(({ operation, schema }) => [operation, schema]),
  );
  for (const { operation, schema } of bodiesOf(document).filter(isRequest))
    for (const { path, pointer } of newFields(document, schema, source, before.get(operation))) {
      const value = isFresh(path.at(-1) ?? '') ? undefined : sampleAt(pointer);
      parts.push({ operation, in: 'body', path, ...(value !== undefined && { value }) });
    }
  return parts;
}

/** These parts need another value in each request. */
function isFresh(name: string): boolean {
  return /idempoten|nonce|(?:request|correlation|trace).?id$/i.test(name);
}

function exampleOf({ example, examples }: JsonObject): Json | undefined {
  if (example !== undefined) return example;
  const [first] = isObject(examples) ? Object.values(examples) : [];
  return isObject(first) ? first.value : undefined;
}

/** A schema that any UUID fits and that shows no other value. */
function isFree(document: JsonObject, pointer: string): boolean {
  const schema = at(document, pointer);
  if (schema === undefined || schema === true) return true;
  if (!isObject(schema)) return false;
  const { type = 'string', format = 'uuid', minLength = 0, maxLength = 36, ...others } = schema;
  const limits = Object.keys(others).filter(
    (name) => !/^(?:title|description|deprecated|\$comment|x-.*)$/.test(name),
  );
  return (
    type === 'string' &&
    format === 'uuid' &&
    Number(minLength) <= 36 &&
    Number(maxLength) >= 36 &&
    limits.length === 0
  );
}

interface NewField {
  readonly path: readonly string[];
  /** The keywords of its schema. */
  readonly pointer: string;
}

/** Required fields of a body that overlays describe and the source has nothing of. */
function newFields(
  document: Json,
  schema: string,
  source: Json,
  before: string | undefined,
  path: readonly string[] = [],
): NewField[] {
  const [now, was] = [layersAt(document, schema), before === undefined ? [] : layersAt(source, before)];
  if (path.length > MAX_DEPTH) return [];
  const propertiesOf = (layers: readonly Layer[], of: Json) =>
    new Map(
      layers
        .flatMap(({ node, pointer }) =>
          Object.keys(isObject(node.properties) ? node.properties : {}).map(
            (name) => [name, step(pointer, 'properties', name)] as const,
          ),
        )
        .filter(([, pointer]) => at(of, pointer) !== undefined),
    );
  const [properties, known] = [propertiesOf(now, document), propertiesOf(was, source)];
  const required = new Set(
    now.flatMap(({ node }) => (Array.isArray(node.required) ? node.required.map(String) : [])),
  );
  const found: NewField[] = [];
  for (const [name, pointer] of properties)
    if (!known.has(name) && required.has(name)) found.push({ path: [...path, name], pointer });
    else if (known.has(name))
      found.push(...newFields(document, pointer, source, known.get(name), [...path, name]));
  const [items, itemsBefore] = [now, was].map((layers) => layers.find(({ node }) => isObject(node.items)));
  if (items !== undefined && itemsBefore !== undefined)
    found.push(
      ...newFields(document, step(items.pointer, 'items'), source, step(itemsBefore.pointer, 'items'), [
        ...path,
        '*',
      ]),
    );
  return found;
}
