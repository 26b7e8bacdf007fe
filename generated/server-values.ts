// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Turns texts of URLs, headers and forms into values of the described type. */
// prettier-ignore
import { findJsonFault } from './server-json.ts';
// prettier-ignore
import type { ValueShape } from './server-types.ts';

/** The reason why a value cannot be read. Caught by whoever reads a parameter or a form. */
// prettier-ignore
export class Misread extends Error {
  readonly keyword: string;

  constructor(keyword: string, detail: string) {
    super(detail);
    this.keyword = keyword;
  }
}

/** A `name=value` of a query, a cookie or a form. */
// prettier-ignore
export interface FormPair {
  readonly name: string;
  /** Still percent-encoded, so that `a%2Cb` stays one item of a list. */
  readonly raw: string;
}

/** `undefined` for a broken escape (`%zz`) and for bytes that are not UTF-8 (`%ff`). */
// prettier-ignore
export function percentDecode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A query has `+` for a space: that is what forms and `URLSearchParams` write. */
// prettier-ignore
export function decodePlus(text: string): string | undefined {
  return percentDecode(text.replaceAll('+', '%20'));
}

/** The pairs of a query or a form; `undefined` when one has a broken percent-encoding. */
// prettier-ignore
export function parsePairs(query: string): readonly FormPair[] | undefined {
  const pairs: FormPair[] = [];
  for (const piece of query.replace(/^\?/, '').split('&')) {
    if (piece === '') continue;
    const equals = piece.indexOf('=');
    const raw = equals < 0 ? '' : piece.slice(equals + 1);
    const name = decodePlus(equals < 0 ? piece : piece.slice(0, equals));
    if (name === undefined || decodePlus(raw) === undefined) return undefined;
    pairs.push({ name, raw });
  }
  return pairs;
}

/** Assignment, except that a property called `__proto__` is an ordinary one. */
// prettier-ignore
export function set(target: object, name: string, value: unknown): void {
  if (name !== '__proto__') (target as Record<string, unknown>)[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

// prettier-ignore
const INTEGER = /^-?(?:0|[1-9]\d*)$/;
// prettier-ignore
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Deepest nesting of JSON within a text. */
// prettier-ignore
const MAX_DEPTH = 64;

/**
 * Accepts numbers in JSON's notation, `true` and `false`; rejects `1e999`, `0x10` and `yes`. Lists and objects are read as JSON.
 *
 * @throws {Misread} for a text that does not stand for a value of the type
 */
// prettier-ignore
export function convert(shape: ValueShape, text: string | undefined): unknown {
  if (text === undefined) throw new Misread('encoding', 'holds a broken percent-encoding');
  if (shape === 'string' || shape === 'any') return text;
  if (shape === 'integer') {
    const value = Number(text);
    if (!INTEGER.test(text)) throw new Misread('type', 'must be an integer');
    if (!Number.isSafeInteger(value)) throw new Misread('type', 'is too large to be read exactly');
    return value;
  }
  if (shape === 'number') {
    const value = Number(text);
    if (!NUMBER.test(text) || !Number.isFinite(value)) throw new Misread('type', 'must be a number');
    return value;
  }
  if (shape === 'boolean') {
    if (text !== 'true' && text !== 'false') throw new Misread('type', 'must be true or false');
    return text === 'true';
  }
  return 'oneOf' in shape ? convertToFirst(shape.oneOf, text) : parseJson(text);
}

/** The first type that the text can stand for. */
// prettier-ignore
function convertToFirst(shapes: readonly ValueShape[], text: string): unknown {
  let problem: unknown;
  for (const shape of shapes) {
    try {
      return convert(shape, text);
    } catch (error) {
      problem ??= error;
    }
  }
  throw problem;
}

/** @throws {Misread} for what is not JSON, and for keys that the body would be rejected for */
// prettier-ignore
export function parseJson(text: string): unknown {
  const fault = findJsonFault(text, MAX_DEPTH);
  if (fault !== undefined) throw new Misread('type', `must be JSON: ${fault.detail}`);
  return JSON.parse(text);
}
