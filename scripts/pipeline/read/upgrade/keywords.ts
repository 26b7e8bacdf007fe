import type { Json, JsonObject } from '../../../../lib/json.ts';
import { put } from '../../document/schema-walk.ts';

/** Keywords that decide nothing. Beside a reference, which in 3.0 stands alone, they are kept. */
const ANNOTATIONS = new Set([
  ...['title', 'summary', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly'],
  ...['writeOnly', 'externalDocs', 'xml'],
]);

export const isKeptBesideReference = (key: string) => ANNOTATIONS.has(key) || key.startsWith('x-');

/** `minimum: 5, exclusiveMinimum: true` becomes `exclusiveMinimum: 5`. */
export function limit(schema: Record<string, Json>, plain: string, exclusive: string): void {
  const given = schema[exclusive];
  if (typeof given !== 'boolean') return;
  const bound = schema[plain];
  if (given && bound !== undefined) {
    schema[exclusive] = bound;
    delete schema[plain];
  } else delete schema[exclusive];
}

export function pick(schema: JsonObject, wanted: (key: string) => boolean): JsonObject {
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(schema)) if (wanted(key)) put(result, key, value);
  return result;
}
