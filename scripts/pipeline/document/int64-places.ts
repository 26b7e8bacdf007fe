import type { Json, JsonObject } from '../../../lib/json.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from './schema-walk.ts';

/** Pointers to the schemas of 64-bit integers that may be beyond what a number of JavaScript holds exactly. */
export function int64Places(document: JsonObject): string[] {
  const places: string[] = [];
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (typeof schema === 'boolean') return schema;
    if (isInt64(schema) && !isSafe(schema)) places.push(pointer);
    return mapSubschemas(schema, pointer, visit);
  };
  mapDocumentSchemas(document, visit);
  return places;
}

/** `{ type: integer, format: int64 }`, where `null` may be allowed too. */
export function isInt64({ type, format }: JsonObject): boolean {
  const types = [type].flat().filter((one) => one !== 'null');
  return format === 'int64' && types.length === 1 && (types[0] === 'integer' || types[0] === 'number');
}

function isSafe(schema: JsonObject): boolean {
  if ('const' in schema || 'enum' in schema) return true;
  const bounds = (keywords: readonly string[]) =>
    keywords.map((keyword) => schema[keyword]).filter((value) => typeof value === 'number');
  return (
    bounds(['minimum', 'exclusiveMinimum']).some((bound) => bound >= Number.MIN_SAFE_INTEGER) &&
    bounds(['maximum', 'exclusiveMaximum']).some((bound) => bound <= Number.MAX_SAFE_INTEGER)
  );
}
