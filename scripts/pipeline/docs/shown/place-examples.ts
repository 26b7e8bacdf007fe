import { at, isObject, isSame, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { exampleBodies } from '../../bundle/publish/schema-examples.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../../document/schema-walk.ts';

/** Examples end here where a schema holds itself. */
const MAX_DEPTH = 12;

/** A schema that is shown at more places than these has no example of them all. */
const MAX_VISITS = 100;

/** The values that example bodies have at each place where the page shows a schema, by the schema's pointer. */
type Places = Map<string, (readonly Json[])[]>;

/**
 * Returns the same document with an `example` on each field whose example bodies have one, and on no other. A schema that is shown at several
 * places, such as an address, has an example only if the bodies have that value at all of them: what is true for a billing address is not
 * true for a shipping address.
 */
export function withPlaceExamples(document: DocumentNode): DocumentNode {
  const places: Places = new Map();
  for (const { schema, pointer, values } of exampleBodies(document as JsonObject))
    note(document as JsonObject, schema, pointer, values, places, 0);
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { examples: _, example: __, ...mapped } = mapSubschemas(schema, pointer, visit);
    const shown = places.get(pointer) ?? [];
    const value = shown.length < MAX_VISITS ? commonValue(shown) : undefined;
    return value === undefined ? mapped : { ...mapped, example: value };
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}

/** The first value that tells something and that each place has. */
function commonValue([first = [], ...others]: readonly (readonly Json[])[]): Json | undefined {
  return first.find(
    (value) =>
      tellsSomething(value) && others.every((values) => values.some((other) => isSame(other, value))),
  );
}

/** A list of values counts as one, or Redoc would make a list of one entry. */
function tellsSomething(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(tellsSomething);
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function note(
  document: JsonObject,
  schema: Json | undefined,
  pointer: string,
  values: readonly Json[],
  places: Places,
  depth: number,
): void {
  if (!isObject(schema) || depth > MAX_DEPTH) return;
  const known = places.get(pointer) ?? [];
  // A place that was reached with the same values, or without any, leads nowhere else: alternatives may refer to one schema millions of times.
  if (known.length >= MAX_VISITS || known.some((one) => one === values || one.length + values.length === 0))
    return;
  places.set(pointer, known);
  known.push(values);
  const inside = (part: Json | undefined, place: string, inner: readonly Json[]) =>
    note(document, part, place, inner, places, depth + 1);
  if (typeof schema.$ref === 'string') inside(at(document, schema.$ref), schema.$ref, values);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const members = schema[key];
    if (!Array.isArray(members)) continue;
    for (const [index, member] of members.entries()) inside(member, step(pointer, key, index), values);
  }
  if (isObject(schema.items)) {
    const items = values.flatMap((value) => (Array.isArray(value) ? value : []));
    inside(schema.items, step(pointer, 'items'), items);
  }
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const inner = values.flatMap((value) =>
      isObject(value) && Object.hasOwn(value, name) ? [value[name] as Json] : [],
    );
    inside(property, step(pointer, 'properties', name), inner);
  }
}
