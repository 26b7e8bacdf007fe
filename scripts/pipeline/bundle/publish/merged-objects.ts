import { at, isObject, isSame, type Json, type JsonObject } from '../../../../lib/json.ts';
import { mapDocumentSchemas, put, type SchemaNode } from '../../document/schema-walk.ts';

/** An object with only these keywords can be merged with another one. */
const OF_OBJECTS = ['type', 'properties', 'required', 'title', 'description'];
/** Keywords of a property that say nothing about its value. */
const NOTES = ['title', 'description', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly'];

/**
 * Returns the same document with one object in place of an object that is another one with some fields said more exactly (`allOf: [$ref, object]`),
 * as `SentCheck` is of `Transfer`. It takes the same values.
 */
export function withMergedObjects(document: JsonObject): JsonObject {
  return mapDocumentSchemas(document, (schema) => merged(document, schema) ?? schema);
}

function merged(document: JsonObject, schema: SchemaNode): JsonObject | undefined {
  if (!isObject(schema) || !Array.isArray(schema.allOf) || schema.allOf.length !== 2) return undefined;
  const { allOf, ...own } = schema;
  const [reference, more]: readonly Json[] = allOf;
  if (!isObject(reference) || !isObject(more) || Object.keys(reference).join() !== '$ref') return undefined;
  const base: Json | undefined = at(document, String(reference.$ref));
  if (!isObject(base) || base.type !== 'object' || more.type !== 'object') return undefined;
  if (!Object.keys(own).every(isNote)) return undefined;
  if (
    ![base, more].every((part) => Object.keys(part).every((key) => OF_OBJECTS.includes(key) || isNote(key)))
  )
    return undefined;
  const properties = mergedProperties(base.properties, more.properties);
  if (properties === undefined) return undefined;
  const required = [...new Set([...listOf(base.required), ...listOf(more.required)])];
  return { type: 'object', ...own, ...(required.length === 0 ? {} : { required }), properties };
}

function isNote(key: string): boolean {
  return NOTES.includes(key) || key.startsWith('x-');
}

/** `undefined` where one of them is described twice in ways that cannot stand side by side. */
function mergedProperties(base: Json | undefined, more: Json | undefined): JsonObject | undefined {
  const result: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(isObject(base) ? base : {})) put(result, name, schema);
  for (const [name, schema] of Object.entries(isObject(more) ? more : {})) {
    const other = Object.hasOwn(result, name) ? result[name] : {};
    if (!isObject(other) || !isObject(schema) || '$ref' in other || '$ref' in schema) return undefined;
    const checks = Object.entries(other).filter(([key]) => !isNote(key));
    if (checks.some(([key, value]) => key in schema && !isSame(schema[key], value))) return undefined;
    put(result, name, { ...Object.fromEntries(checks), ...schema });
  }
  return result;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
