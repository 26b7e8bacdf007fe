import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { plainName } from '../../lib/record-names.ts';

/** A schema with what it refers to and all of its `allOf`. */
export function schemaPartsOf(document: JsonObject, whole: Json | undefined): JsonObject[] {
  const parts: JsonObject[] = [];
  const seen = new Set<string>();
  const open: (Json | undefined)[] = [whole];
  for (const schema of open) {
    if (!isObject(schema)) continue;
    parts.push(schema);
    if (Array.isArray(schema.allOf)) open.push(...(schema.allOf as readonly Json[]));
    if (typeof schema.$ref !== 'string' || seen.has(schema.$ref)) continue;
    seen.add(schema.$ref);
    open.push(at(document, schema.$ref));
  }
  return parts;
}

export function propertyNamesOf(parts: readonly JsonObject[]): string[] {
  return parts.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
}

/** The name that most likely holds the identifier of a parameter. */
export function identifierAmong(names: readonly string[], wanted: string): string | undefined {
  return (
    names.find((name) => plainName(name) === wanted) ??
    names.find((name) => plainName(name) === 'id') ??
    names.find((name) => plainName(name).endsWith('id') && wanted.endsWith('id')) ??
    names.find((name) => wanted.endsWith(plainName(name)) || plainName(name).endsWith(wanted)) ??
    names.find((name) => plainName(name) === 'name')
  );
}
