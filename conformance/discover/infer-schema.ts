import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { jsonTypeOf } from '../../lib/json-type.ts';
import { isPlain } from '../redact/plain-words.ts';
import type { Redactor } from '../redact/redactor.ts';

export interface InferOptions {
  /** A field whose name it hides is left out; the object is open. A text is an example only if it shows it. */
  readonly redactor: Redactor;
  /** Infers the schema of each property, which has to have one. */
  readonly description: string;
}

/** Deeper values are left open. */
const MAX_DEPTH = 6;
const MAX_NAMES = 60;
const MAX_EXAMPLES = 5;
/** The length in characters. */
const MAX_EXAMPLE = 40;

/**
 * A JSON Schema (2020-12) that all of the values match, as narrow as their types and names: no `enum`, no `format`, no closed object. A field is required where every
 * object has it and there were several.
 */
export function inferSchema(values: readonly Json[], options: InferOptions, depth = 0): JsonObject {
  const types = [...new Set(values.map(jsonTypeOf))].sort();
  const type = types.length === 1 ? { type: types[0] as string } : types.length === 0 ? {} : { type: types };
  if (depth >= MAX_DEPTH) return type;
  return {
    ...type,
    ...ofObjects(values.filter((one) => isObject(one)) as JsonObject[], options, depth),
    ...ofLists(values.filter((one) => Array.isArray(one)) as Json[][], options, depth),
    ...ofTexts(
      values.filter((one) => typeof one === 'string'),
      options,
    ),
  };
}

function ofObjects(objects: readonly JsonObject[], options: InferOptions, depth: number): JsonObject {
  if (objects.length === 0) return {};
  const all = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const names = all.filter((name) => options.redactor.name(name) === name).slice(0, MAX_NAMES);
  const properties = names.map((name) => {
    const values = objects.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] as Json] : []));
    return [name, { description: options.description, ...inferSchema(values, options, depth + 1) }] as const;
  });
  const required = names.filter((name) => objects.every((one) => Object.hasOwn(one, name)));
  return {
    ...(objects.length > 1 && required.length > 0 && { required }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

function ofLists(lists: readonly (readonly Json[])[], options: InferOptions, depth: number): JsonObject {
  const entries = lists.flat().slice(0, 1000);
  return entries.length === 0 ? {} : { items: inferSchema(entries, options, depth + 1) };
}

function ofTexts(texts: readonly string[], { redactor }: InferOptions): JsonObject {
  const isShown = (text: string) =>
    text !== '' && text.length <= MAX_EXAMPLE && isPlain(text) && redactor.foreign(text) === text;
  const shown = [...new Set(texts)].filter(isShown).sort();
  return shown.length === 0 ? {} : { examples: shown.slice(0, MAX_EXAMPLES) };
}
