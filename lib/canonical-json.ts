import { isObject, type Json } from './json.ts';

/**
 * A value in the one form that RFC 8785 (JSON Canonicalization Scheme) gives it: no blanks, members sorted by the UTF-16 code units of their
 * names, numbers and texts as ECMAScript writes them. Two equal values have the same text, whoever wrote them. Members that are `undefined` are
 * left out; half of a surrogate pair, which the scheme does not accept, is escaped.
 *
 * @throws TypeError for what JSON does not have: NaN, infinity, a function
 */
export function canonicalJson(value: Json): string;
export function canonicalJson(value: unknown): string;
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(',')}]`;
  if (isObject(value)) {
    const members = Object.keys(value)
      .filter((name) => value[name] !== undefined)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
  }
  const isJson =
    value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value);
  if (!isJson) throw new TypeError(`JSON has no ${typeof value === 'number' ? value : typeof value}`);
  return JSON.stringify(value);
}
