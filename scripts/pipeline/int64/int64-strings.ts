import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { isInt64 } from '../document/int64-places.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';

/** The type of 64-bit integers in code. */
export type Int64Kind = 'number' | 'string';

/** Marks the schema of a string that is a 64-bit integer in JSON. */
export const INT64_MARK = 'x-int64-string';

/** A string of digits keeps these keywords of the schema of an integer. */
const KEPT = ['title', 'description', 'deprecated', 'readOnly', 'writeOnly'];
const VALUES = ['const', 'default', 'example'];
const LISTS = ['enum', 'examples'];

/** The document as code sees it in which 64-bit integers are strings of digits. */
export function withInt64Strings(document: DocumentNode): DocumentNode {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (typeof schema === 'boolean') return schema;
    return isInt64(schema) ? stringSchema(schema) : mapSubschemas(schema, pointer, visit);
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}

function stringSchema(schema: JsonObject): JsonObject {
  const orNull = Array.isArray(schema.type) && schema.type.includes('null');
  const pick = (names: readonly string[], change: (value: Json) => Json) =>
    Object.fromEntries(
      names.flatMap((name) => (name in schema ? [[name, change(schema[name] as Json)]] : [])),
    );
  return {
    ...pick(KEPT, (value) => value),
    type: orNull ? ['string', 'null'] : 'string',
    pattern: schema.minimum === 0 ? '^(0|[1-9]\\d*)$' : '^-?(0|[1-9]\\d*)$',
    [INT64_MARK]: true,
    ...pick(VALUES, digitsOf),
    ...pick(LISTS, (value) => (Array.isArray(value) ? value.map(digitsOf) : value)),
  };
}

function digitsOf(value: Json): Json {
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value).toString() : value;
}

/** Tells whether a schema was made by `withInt64Strings`. */
export function isInt64String(schema: unknown): boolean {
  return isObject(schema) && schema[INT64_MARK] === true;
}
