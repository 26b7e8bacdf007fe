import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';
import type { DataDirection } from './directed-schemas.ts';
import { hasMarks, MARKS, MarkedProperties } from './marked-properties.ts';

const NONE: ReadonlySet<string> = new Set();
/** Keywords whose schemas are about the value itself, not about a part of it. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas']);

/** A copy of a schema; `change` gets each one in it, and the names that are not required in it. What is negated, or asked whether it holds, stays. */
export function mapRequired(
  schema: SchemaNode,
  marked: MarkedProperties,
  change: (schema: JsonObject, optional: ReadonlySet<string>) => JsonObject,
  outer: ReadonlySet<string> = NONE,
): Json {
  if (!isObject(schema)) return schema;
  const own = marked.namesIn(schema);
  const optional = outer.size === 0 ? own : new Set([...outer, ...own]);
  return mapSubschemas(change(schema, optional), '#', (inner, pointer) => {
    const [keyword = ''] = fromPointer(pointer);
    if (keyword === 'not' || keyword === 'if') return inner;
    return mapRequired(inner, marked, change, SAME_VALUE.has(keyword) ? optional : NONE);
  });
}

export function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

/** A schema that requires less; every other keyword stays where it is. */
export function withoutRequired(schema: JsonObject, optional: ReadonlySet<string>): JsonObject {
  const names = requiredOf(schema);
  const required = names.filter((name) => !optional.has(name));
  if (required.length === names.length) return schema;
  const others = Object.entries(schema).filter(([key]) => key !== 'required' || required.length > 0);
  return Object.fromEntries(others.map(([key, value]) => [key, key === 'required' ? required : value]));
}

/** A copy of a document in which all schemas, wherever they stand, require what is required in one direction. */
export function inOneDirection(document: JsonObject, direction: DataDirection): JsonObject {
  if (!hasMarks(document)) return document;
  const marked = new MarkedProperties(document, MARKS[direction]);
  return mapDocumentSchemas(document, (schema) => mapRequired(schema, marked, withoutRequired));
}
