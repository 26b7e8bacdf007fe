import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { malformed } from '../document/keywords.ts';
import type { Loosened, Rule } from './loosen-schemas.ts';
import { readablePattern } from './pattern.ts';

/** Some rules one after another. */
export function inTurn(...rules: readonly Rule[]): Rule {
  return (keyword, value, schema, pointer) => {
    let result: Loosened | undefined;
    for (const rule of rules) {
      const found = rule(result?.as ?? keyword, result?.value ?? value, schema, pointer);
      if (found === undefined) continue;
      const why = [result?.why, found.why].filter((one) => one !== undefined).join(' ');
      const as = found.as ?? result?.as;
      result = { ...found, ...(why !== '' && { why }), ...(as !== undefined && { as }) };
      if (found.value === undefined) break;
    }
    return result;
  };
}

const isSchema = (value: Json | undefined) => typeof value === 'boolean' || isObject(value);

/** Keywords that say nothing about what is accepted. */
const ANNOTATIONS = new Set(
  'format title description contentEncoding contentMediaType contentSchema $comment deprecated readOnly writeOnly'.split(
    ' ',
  ),
);

/** A keyword that holds what it may not says nothing; of a list or a mapping of schemas, only the parts that are none. */
export const malformedKeyword: Rule = (keyword, value, _schema) => {
  // An unknown keyword of OpenAPI 3.1, which `check/` warns of.
  if (keyword === 'nullable') return {};
  const problem = malformed(keyword, value);
  if (problem === undefined) return undefined;
  if (ANNOTATIONS.has(keyword)) return {};
  const why = `The keyword \`${keyword}\` must hold ${problem.what}`;
  const mended = partly(keyword, value);
  return mended === undefined
    ? { why: `${why}; it is ignored.` }
    : { value: mended, why: `${why}; what is none accepts any value.` };
};

function partly(keyword: string, value: Json): Json | undefined {
  if (Array.isArray(value) && ['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(keyword)) {
    return value.length === 0 ? undefined : value.map((item: Json) => (isSchema(item) ? item : {}));
  }
  if (!isObject(value) || !['$defs', 'properties', 'patternProperties', 'dependentSchemas'].includes(keyword))
    return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isSchema(item) ? item : {}]));
}

/** Patterns that not every module can read as they are. */
export const unreadablePattern: Rule = (keyword, value, schema) => {
  if (keyword === 'pattern' && typeof value === 'string') return textOf(value);
  if (keyword === 'additionalProperties' && isObject(schema.patternProperties)) {
    const unread = Object.keys(schema.patternProperties).find(
      (pattern) => readablePattern(pattern) === undefined,
    );
    return unread === undefined
      ? undefined
      : { why: `The pattern \`${unread}\` cannot be read, so the names it allows are not known; any are.` };
  }
  if (keyword !== 'patternProperties' || !isObject(value)) return undefined;
  const entries = Object.entries(value).map(
    ([pattern, inner]) => [readablePattern(pattern), inner, pattern] as const,
  );
  if (entries.every(([readable, , pattern]) => readable === pattern)) return undefined;
  const kept = Object.fromEntries(
    entries.flatMap(([readable, inner]) => (readable === undefined ? [] : [[readable, inner]])),
  );
  const unread = entries.find(([readable]) => readable === undefined);
  return { value: kept, ...(unread !== undefined && { why: notRead(unread[2]) }) };
};

function textOf(pattern: string): Loosened | undefined {
  const readable = readablePattern(pattern);
  if (readable === pattern) return undefined;
  return readable === undefined ? { why: notRead(pattern) } : { value: readable };
}

function notRead(pattern: string): string {
  return `The pattern \`${pattern}\` is not a valid regular expression in JavaScript and is not checked.`;
}

/** `type: object` beside values that are all strings accepts nothing, which nobody means. */
export const typeAgainstValues: Rule = (keyword, value, schema) => {
  if (keyword !== 'type') return undefined;
  const values = Object.hasOwn(schema, 'const') ? [schema.const as Json] : schema.enum;
  const types = ([value].flat() as Json[]).map(String);
  if (!Array.isArray(values) || values.length === 0) return undefined;
  if (values.some((one: Json) => types.some((type) => isOfJsonType(one, type)))) return undefined;
  return {
    why: `None of the listed values is of the type \`${types.join('`, `')}\`, so the type is ignored.`,
  };
};

export function isOfJsonType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** JavaScript programs cannot handle a property of this name safely: no output checks it, and none refuses it where it is described. */
export const protoProperty: Rule = (keyword, value) => {
  const why =
    'A property called `__proto__` is not checked, since JavaScript programs cannot handle it safely, and the generated server refuses JSON with it. Give it another name.';
  if (keyword === 'properties' && isObject(value) && Object.hasOwn(value, '__proto__')) {
    const open = Object.entries(value).map(([name, one]) => [name, name === '__proto__' ? {} : one]);
    return { value: Object.fromEntries(open) as JsonObject, why };
  }
  if (keyword !== 'required' || !Array.isArray(value) || !value.includes('__proto__')) return undefined;
  return { value: value.filter((name: Json) => name !== '__proto__'), why };
};

/** These keywords have no counterpart in zod. */
export const beyondZod: Rule = (keyword, value) => {
  if (['unevaluatedProperties', 'unevaluatedItems'].includes(keyword) && value !== true && !isEmpty(value))
    return { why: `zod does not check \`${keyword}\`.` };
  const values = keyword === 'enum' ? value : keyword === 'const' ? [value] : undefined;
  if (!Array.isArray(values) || !values.some((one: Json) => typeof one === 'object' && one !== null))
    return undefined;
  return {
    why: `zod compares plain values only and does not check \`${keyword}\` with an object or a list in it.`,
  };
};

function isEmpty(value: Json | JsonObject): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}
