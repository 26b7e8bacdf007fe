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
  let text = '';
  writeCanonicalJson(value, (part) => {
    text += part;
  });
  return text;
}

/**
 * Writes the same text part by part, for values whose text is large. No part ends within a surrogate pair.
 *
 * @throws TypeError as above
 */
export function writeCanonicalJson(value: unknown, write: (part: string) => void): void {
  if (Array.isArray(value)) {
    write('[');
    for (const [index, entry] of value.entries()) {
      if (index > 0) write(',');
      writeCanonicalJson(entry, write);
    }
    write(']');
  } else if (isObject(value)) {
    let before = '{';
    for (const name of Object.keys(value).sort()) {
      if (value[name] === undefined) continue;
      write(`${before}${JSON.stringify(name)}:`);
      writeCanonicalJson(value[name], write);
      before = ',';
    }
    write(before === '{' ? '{}' : '}');
  } else {
    const isJson =
      value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value);
    if (!isJson) throw new TypeError(`JSON has no ${typeof value === 'number' ? value : typeof value}`);
    write(JSON.stringify(value));
  }
}
