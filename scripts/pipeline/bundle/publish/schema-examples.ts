import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../../document/schema-walk.ts';

/** More would hide the description that they stand beside. */
const MAX_EXAMPLES = 3;

/** Values by pointer of the schema that they were found at, in the order of the document. */
type Found = Map<string, Json[]>;

/**
 * Returns the same document with `examples` on each schema of a single value: those that its author wrote, else the values of `x-seen`, else what the
 * examples of bodies hold at that place. Tools that know no `x-seen` then show it.
 */
export function withSchemaExamples(document: JsonObject): JsonObject {
  const found: Found = new Map();
  const record = (schema: SchemaNode, value: Json, pointer: string) =>
    collect(document, schema, pointer, value, found, 0);
  for (const { schema, pointer, values } of exampleBodies(document))
    for (const value of values) record(schema, value, pointer);
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    if ('examples' in schema || 'example' in schema || isNullOnly(schema) || !isLeaf(document, schema))
      return mapped;
    const values = seenValues(document, schema) ?? chosen(valuesAt(document, pointer, found));
    return values.length === 0 ? mapped : { ...mapped, examples: values };
  };
  return mapDocumentSchemas(document, visit);
}

function seenValues(document: JsonObject, schema: JsonObject): readonly Json[] | undefined {
  const target = resolved(document, schema);
  const seen = schema['x-seen'] ?? target?.['x-seen'];
  return Array.isArray(seen) && seen.length > 0 ? seen : undefined;
}

/** A kind of value that fields only refer to in its form `...OrUnset` shares that form's examples. */
function valuesAt(document: JsonObject, pointer: string, found: Found): readonly Json[] {
  const twin = `${pointer}OrUnset`;
  const values = found.get(pointer) ?? [];
  return values.length > 0 || at(document, twin) === undefined
    ? values
    : (found.get(twin) ?? []).filter((value) => value !== '');
}

/** Different ones, those that say something first. */
function chosen(values: readonly Json[]): readonly Json[] {
  const different = [...new Set(values)];
  const filled = different.filter((value) => value !== '' && value !== null);
  return (filled.length > 0 ? filled : different).slice(0, MAX_EXAMPLES);
}

function resolved(document: JsonObject, schema: JsonObject): JsonObject | undefined {
  const target = typeof schema.$ref === 'string' ? at(document, schema.$ref) : undefined;
  return isObject(target) ? target : undefined;
}

const HOLDING = ['properties', 'items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'];

/** One that describes neither an object nor a list, itself or by what it refers to. */
function isLeaf(document: JsonObject, schema: JsonObject): boolean {
  const target = resolved(document, schema);
  if (typeof schema.$ref === 'string' && target === undefined) return false;
  return [schema, ...(target === undefined ? [] : [target])].every(
    (part) =>
      !HOLDING.some((key) => key in part) &&
      ![part.type].flat().some((type) => type === 'object' || type === 'array'),
  );
}

function isNullOnly(schema: Json): boolean {
  return isObject(schema) && schema.type === 'null';
}

export interface ExampleBody {
  readonly schema: SchemaNode;
  readonly pointer: string;
  readonly values: readonly Json[];
}

/** Every media type that has both a schema and examples. */
export function exampleBodies(document: JsonObject): ExampleBody[] {
  const bodies: ExampleBody[] = [];
  const look = (node: Json, pointer: string): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) look(item, step(pointer, index));
    }
    if (!isObject(node)) return;
    const { schema, examples } = node;
    if ((typeof schema === 'boolean' || isObject(schema)) && isObject(examples)) {
      const values = Object.values(examples).flatMap((example) => {
        const target = isObject(example) ? (resolved(document, example) ?? example) : {};
        return target.value === undefined ? [] : [target.value];
      });
      bodies.push({ schema, pointer: step(pointer, 'schema'), values });
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'examples' && key !== 'schema' && !key.startsWith('x-')) look(value, step(pointer, key));
  };
  for (const key of ['paths', 'webhooks', 'components'])
    if (document[key] !== undefined) look(document[key] as Json, step('#', key));
  return bodies;
}

/** Values are no deeper than this, unless a schema holds itself. */
const MAX_DEPTH = 100;

/** Notes a value and its parts at every schema that applies to them. */
function collect(
  document: JsonObject,
  schema: Json | undefined,
  pointer: string,
  value: Json,
  found: Found,
  depth: number,
): void {
  if (!isObject(schema) || depth > MAX_DEPTH) return;
  if (value === null || typeof value !== 'object') found.set(pointer, [...(found.get(pointer) ?? []), value]);
  const inside = (part: Json | undefined, place: string, inner: Json) =>
    collect(document, part, place, inner, found, depth + 1);
  if (typeof schema.$ref === 'string') inside(at(document, schema.$ref), schema.$ref, value);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const members = schema[key];
    if (!Array.isArray(members)) continue;
    for (const [index, member] of members.entries())
      if (key === 'allOf' || isNullOnly(member) === (value === null))
        inside(member, step(step(pointer, key), index), value);
  }
  if (Array.isArray(value)) {
    for (const item of value) inside(schema.items, step(pointer, 'items'), item);
  } else if (isObject(value) && isObject(schema.properties)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!Object.hasOwn(schema.properties, name)) continue;
      inside(schema.properties[name], step(step(pointer, 'properties'), name), inner);
    }
  }
}
