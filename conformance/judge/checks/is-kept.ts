import { isObject, isSame, type Json } from '../../../lib/json.ts';
import { instantOf } from './order-of.ts';

/** Deeper values are compared as they are. */
const MAX_DEPTH = 50;
/** Lists up to this length are compared in any order. */
const MAX_UNORDERED = 200;

/**
 * Tells whether a value came back as it was sent, in any notation: a time with another offset or precision, a list in another order, a number as a text, members that the
 * server adds, blanks at the ends that it takes away; an empty or zero value may be left out.
 */
export function isKeptValue(sent: Json, actual: Json | undefined, ignoreCase = false, depth = 0): boolean {
  if (actual === undefined || actual === null) return isEmpty(sent);
  if (sent === actual) return true;
  if (depth > MAX_DEPTH) return isSame(sent, actual);
  const inner = (one: Json, other: Json | undefined) => isKeptValue(one, other, ignoreCase, depth + 1);
  if (typeof sent === 'number' && typeof actual === 'string') return isNumber(actual, sent);
  if (typeof sent === 'string' && typeof actual === 'number') return isNumber(sent, actual);
  if (typeof sent === 'string' && typeof actual === 'string') return isSameText(sent, actual, ignoreCase);
  if (Array.isArray(sent) && Array.isArray(actual)) return isSameList(sent, actual, inner);
  if (isObject(sent) && isObject(actual))
    return Object.entries(sent).every(([name, value]) =>
      inner(value, Object.hasOwn(actual, name) ? actual[name] : undefined),
    );
  return false;
}

function isEmpty(value: Json): boolean {
  if (value === null || value === '' || value === false || value === 0) return true;
  return Array.isArray(value)
    ? value.length === 0
    : isObject(value) && Object.values(value).every((one) => isEmptyPart(one));
}

function isEmptyPart(value: Json): boolean {
  return value === null || value === '' || value === false || value === 0;
}

function isSameText(sent: string, actual: string, ignoreCase: boolean): boolean {
  const time = instantOf(sent);
  if (time !== undefined && time === instantOf(actual)) return true;
  const plain = (text: string) => {
    const same = text.normalize('NFC').replaceAll('\r\n', '\n').trim();
    return ignoreCase ? same.toUpperCase() : same;
  };
  return plain(sent) === plain(actual);
}

function isSameList(
  sent: readonly Json[],
  actual: readonly Json[],
  isSameEntry: (one: Json, other: Json) => boolean,
): boolean {
  if (sent.length !== actual.length) return false;
  if (sent.every((one, index) => isSameEntry(one, actual[index] as Json))) return true;
  if (sent.length > MAX_UNORDERED) return false;
  const left = [...actual];
  return sent.every((one) => {
    const index = left.findIndex((other) => isSameEntry(one, other));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function isNumber(text: string, number: number): boolean {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) && Number(text) === number;
}
