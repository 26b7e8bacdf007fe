import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { Redactor } from '../redact/redactor.ts';

/** Further names are only counted: a response may be large. */
const MAX_NAMES = 12;

/** Further entries are only counted. */
const MAX_ENTRIES = 1000;

/** The kind of a value, with the names of an object's fields and nothing of what they hold: `a list of 2 entries: an object with the field id`. */
export function describeValue(value: Json, redactor: Redactor): string {
  if (Array.isArray(value)) return describeList(value, redactor);
  if (isObject(value)) return describeObject(value, redactor);
  if (value === null) return 'null';
  if (value === '') return 'an empty string';
  return { string: 'a string', number: 'a number', boolean: 'a boolean' }[
    typeof value as 'string' | 'number' | 'boolean'
  ];
}

function describeList(list: readonly Json[], redactor: Redactor): string {
  if (list.length === 0) return 'an empty array';
  const kinds = [...new Set(list.slice(0, MAX_ENTRIES).map((entry) => describeEntry(entry, redactor)))];
  return `an array of ${list.length} ${list.length === 1 ? 'entry' : 'entries'}: ${inWords(kinds)}`;
}

/** Lists in lists are not described: only the kind of an entry is in question. */
function describeEntry(entry: Json, redactor: Redactor): string {
  return Array.isArray(entry) ? 'an array' : describeValue(entry, redactor);
}

function describeObject(value: JsonObject, redactor: Redactor): string {
  const names = Object.keys(value);
  if (names.length === 0) return 'an empty object';
  const shown = names.slice(0, MAX_NAMES).map((name) => redactor.name(name));
  return `an object with the ${names.length === 1 ? 'field' : 'fields'} ${inWords(shown, names.length)}`;
}

function inWords(words: readonly string[], length = words.length): string {
  const shown = words.slice(0, MAX_NAMES);
  return length > shown.length ? `${shown.join(', ')} and ${length - shown.length} more` : shown.join(', ');
}
