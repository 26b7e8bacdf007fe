import type { JsonObject } from '../../model/schema-walk.ts';

/** One step down, so that orval puts `.optional()` behind the mark and not before it. */
export function wrapped(schema: JsonObject): JsonObject {
  const [key, ...others] = Object.keys(schema);
  return key === undefined || (key === 'allOf' && others.length === 0) ? schema : { allOf: [schema] };
}
