/** The types of JSON values, in the words of JSON Schema. Whole numbers are numbers. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** @param value JSON: neither `undefined` nor a function */
export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonType;
}
