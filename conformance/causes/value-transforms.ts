import { isObject, type Json } from '../../lib/json.ts';
import { type JsonType, jsonTypeOf } from '../../lib/json-type.ts';
import type { Field } from '../catalogue/tree.ts';
import { correctFormat } from '../explain/formats.ts';
import { bare } from '../explain/missing.ts';
import type { Transform } from './transform.ts';

function of(id: string, sentence: string, change: ValueChange): Transform {
  return { id, sentence, apply: (body, root) => changeValues(root, body, change) };
}

/** Tells whether values of this type are expected and the value has another type. */
function isWrongly(field: Field, value: Json | undefined, expected: JsonType): value is Json {
  const { types } = field;
  return value !== undefined && types?.includes(expected) === true && !types.includes(jsonTypeOf(value));
}

/** The unset value of section 1. */
function unset({ types, alwaysSet }: Field): Json | undefined {
  if (alwaysSet !== undefined) return undefined;
  if (types?.includes('string')) return '';
  return types === undefined || types.includes('null') ? null : undefined;
}

/** Transforms of values: each is applied wherever the description expects something else. */
export const VALUE_TRANSFORMS: readonly Transform[] = [
  of('null-for-empty-string', 'Unset strings are null in place of the empty string.', (field, value) =>
    value === null && isWrongly(field, value, 'string') ? '' : value,
  ),
  of(
    'empty-string-for-null',
    'Unset objects and arrays are the empty string in place of null.',
    (field, value) => (value === '' && isWrongly(field, value, 'null') ? null : value),
  ),
  of('empty-array-for-object', 'Objects that are empty or unset are an empty array.', (field, value) =>
    Array.isArray(value) && value.length === 0 && isWrongly(field, value, 'object')
      ? field.types?.includes('null')
        ? null
        : {}
      : value,
  ),
  of('empty-object-for-null', 'Unset objects are an empty object in place of null.', (field, value) =>
    isObject(value) &&
    Object.keys(value).length === 0 &&
    field.types?.includes('null') &&
    field.properties.length > 0
      ? null
      : value,
  ),
  {
    id: 'unset-left-out',
    sentence: 'Fields that are unset are left out.',
    fewest: 3,
    // A body that has hardly any of the fields is another body.
    apply: (body, root) =>
      isObject(body) &&
      root.properties.filter(({ name }) => Object.hasOwn(body, name)).length * 4 >= root.properties.length
        ? changeValues(root, body, (field, value) =>
            value === undefined && field.required ? unset(field) : value,
          )
        : body,
  },
  of('numbers-for-strings', 'Strings that hold digits are numbers.', (field, value) =>
    typeof value === 'number' && isWrongly(field, value, 'string')
      ? field.format?.name?.startsWith('Amount')
        ? value.toFixed(2)
        : String(value)
      : value,
  ),
  of('booleans-for-strings', 'Strings are booleans.', (field, value) =>
    typeof value === 'boolean' && isWrongly(field, value, 'string') ? String(value) : value,
  ),
  of('strings-for-booleans', 'Booleans are strings or numbers.', (field, value) =>
    isWrongly(field, value, 'boolean') && /^(?:true|false|0|1|yes|no|y|n)$/i.test(String(value))
      ? /^(?:true|1|y)/i.test(String(value))
      : value,
  ),
  of('strings-for-numbers', 'Numbers are strings.', (field, value) =>
    typeof value === 'string' &&
    isWrongly(field, value, 'number') &&
    value.trim() !== '' &&
    !Number.isNaN(Number(value))
      ? Number(value)
      : value,
  ),
  of('json-in-strings', 'Objects and arrays are JSON texts in a string.', (field, value) => {
    if (typeof value !== 'string' || !(isWrongly(field, value, 'object') || isWrongly(field, value, 'array')))
      return value;
    try {
      return JSON.parse(value) as Json;
    } catch {
      return value;
    }
  }),
  of('values-in-arrays', 'Single values are inside an array.', (field, value) =>
    Array.isArray(value) && value.length === 1 && !(field.types?.includes('array') ?? true)
      ? (value[0] as Json)
      : value,
  ),
  of('values-without-array', 'An array with one entry is the entry alone.', (field, value) =>
    isWrongly(field, value, 'array') && value !== null && value !== '' ? [value] : value,
  ),
  of('blanks-around-strings', 'Strings have blanks around them.', (_field, value) =>
    typeof value === 'string' ? value.trim() : value,
  ),
  of('html-escaped', 'Strings are HTML-escaped.', (_field, value) =>
    typeof value === 'string'
      ? value
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&')
      : value,
  ),
];

/** Lists what can be undone about the format of texts: for each format that values miss, and each way in which they miss it. */
export function formatTransforms(bodies: readonly (readonly [body: Json, root: Field])[]): Transform[] {
  const found = new Map<string, Transform>();
  for (const [body, root] of bodies)
    changeValues(root, body, (field, value) => {
      const name = nameOf(field);
      const mended = name === undefined ? undefined : mend(field, value);
      if (name === undefined || mended === undefined) return value;
      const id = `form:${name}:${mended.words.replace(/^it (?:is|has) /, '').replaceAll(' ', '-')}`;
      if (!found.has(id))
        found.set(
          id,
          of(id, `Values of the format ${name} have another format: ${mended.words}.`, (other, here) => {
            const again = nameOf(other) === name ? mend(other, here) : undefined;
            return again?.words === mended.words ? again.text : here;
          }),
        );
      return value;
    });
  return [...found.values()];
}

/** `Timestamp`, also of `TimestampOrUnset`. */
function nameOf({ format }: Field): string | undefined {
  return format?.name?.replace(/OrUnset$/, '');
}

function mend({ format, types }: Field, value: Json | undefined) {
  const pattern = format?.pattern;
  if (pattern === undefined || !types?.includes('string')) return undefined;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || (typeof value === 'string' && pattern.test(text)))
    return undefined;
  if (pattern.test(text)) return { text, words: 'it is a number' };
  return correctFormat(text, (one) => pattern.test(one));
}

/** Field names in another spelling, all over the body. */
export function spellingTransform(
  bodies: readonly (readonly [body: Json, root: Field])[],
): Transform | undefined {
  const names: string[] = [];
  for (const [body, root] of bodies) renameFields(body, root, (name) => names.push(name));
  if (names.length === 0) return undefined;
  const style = SPELLINGS.find(
    ([, pattern]) => names.filter((name) => pattern.test(name)).length * 2 > names.length,
  );
  const [id, , words] = style ?? ['another-spelling', /./, 'spelled in another way'];
  return {
    id: `names-in-${id}`,
    sentence: `Field names are ${words}.`,
    apply: (body, root) => renameFields(body, root),
  };
}

const SPELLINGS: readonly (readonly [id: string, pattern: RegExp, words: string])[] = [
  ['snake-case', /^[a-z\d]+(?:_[a-z\d]+)+$/, 'in snake_case'],
  ['constant-case', /^[A-Z\d]+(?:_[A-Z\d]+)*$/, 'in capital letters'],
  ['kebab-case', /^[a-z\d]+(?:-[a-z\d]+)+$/, 'in kebab-case'],
  ['pascal-case', /^[A-Z][a-zA-Z\d]*$/, 'in PascalCase'],
  ['lower-case', /^[a-z\d]+$/, 'in small letters'],
];

/** A copy in which fields have the names of the description. */
function renameFields(value: Json, field: Field, onRename?: (name: string) => void): Json {
  if (Array.isArray(value)) {
    const { entries } = field;
    return entries === undefined
      ? value
      : value.map((entry) => renameFields(entry as Json, entries, onRename));
  }
  if (!isObject(value) || field.properties.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = field.properties.find((one) => one.name === name);
      const meant =
        known ??
        field.properties.find((one) => bare(one.name) === bare(name) && !Object.hasOwn(value, one.name));
      if (known === undefined && meant !== undefined) onRename?.(name);
      return [meant?.name ?? name, meant === undefined ? inner : renameFields(inner, meant, onRename)];
    }),
  );
}

/** Returns the value that a described place should hold instead of its own; the value itself if it may stay. `undefined`: the field is missing. */
type ValueChange = (field: Field, value: Json | undefined) => Json | undefined;

/** A copy of a body with the values of described places changed; the body itself where nothing changes. Objects and lists are changed before what is in them. */
function changeValues(field: Field, value: Json, change: ValueChange): Json {
  const changedHere = change(field, value);
  const here = changedHere === undefined ? value : changedHere;
  if (Array.isArray(here)) {
    const { entries } = field;
    if (entries === undefined) return here;
    const changed = (here as readonly Json[]).map((entry) => changeValues(entries, entry, change));
    return changed.some((entry, index) => entry !== here[index]) ? changed : here;
  }
  if (!isObject(here) || field.properties.length === 0) return here;
  const changed: Record<string, Json> = {};
  for (const inner of field.properties) {
    const own = Object.hasOwn(here, inner.name) ? here[inner.name] : undefined;
    const next = own === undefined ? change(inner, undefined) : changeValues(inner, own, change);
    if (next !== undefined && next !== own) changed[inner.name] = next;
  }
  return Object.keys(changed).length === 0 ? here : { ...here, ...changed };
}
