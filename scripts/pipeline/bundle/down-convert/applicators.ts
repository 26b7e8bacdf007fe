import type { Json, JsonObject } from '../../../../lib/json.ts';
import { isObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { put, type SchemaNode } from '../../document/schema-walk.ts';
import type { Convert } from './schema-converter.ts';
import { unsupported } from './unsupported.ts';

const ANYTHING = (schema: Json | undefined) =>
  schema === true || (isObject(schema) && Object.keys(schema).length === 0);

/** Keywords that 3.0 has no way to say. Each with how to say it otherwise. */
const REFUSED: Readonly<Record<string, string>> = {
  prefixItems: 'Describe an object with a property for each place.',
  propertyNames: 'List the properties, or allow any name.',
  $dynamicRef: 'Refer to a component by `$ref`.',
  $recursiveRef: 'Refer to a component by `$ref`.',
};

/**
 * Keywords that hold schemas, converted. The result's `allOf` lists conditions that hold besides the other keywords; `if`,
 * `contains` and `dependent...` are said with `anyOf` and `not`.
 */
export function applicators(schema: JsonObject, pointer: string, convert: Convert): JsonObject {
  const inner = (key: string, ...more: (string | number)[]) =>
    [key, ...more].reduce<string>((here, part) => step(here, part), pointer);
  const one = (key: string) => convert(schema[key] as SchemaNode, inner(key));
  const map = (key: string) => {
    const result: Record<string, Json> = {};
    for (const [name, value] of Object.entries(schema[key] as JsonObject)) {
      put(result, name, convert(value as SchemaNode, inner(key, name)));
    }
    return result;
  };
  const result: Record<string, Json> = {};
  const conditions: Json[] = [];
  for (const [key, fix] of Object.entries(REFUSED)) {
    if (schema[key] !== undefined) throw refusal(key, inner(key), fix);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    if (!Array.isArray(schema[key])) continue;
    const members = schema[key].map((member, index) => convert(member as SchemaNode, inner(key, index)));
    if (key === 'allOf') conditions.push(...members);
    else result[key] = members;
  }
  if (schema.not !== undefined) result.not = one('not');
  if (schema.items !== undefined) result.items = one('items');
  if (schema.properties !== undefined) result.properties = map('properties');
  if (typeof schema.additionalProperties === 'boolean')
    result.additionalProperties = schema.additionalProperties;
  else if (schema.additionalProperties !== undefined)
    result.additionalProperties = one('additionalProperties');
  Object.assign(result, unevaluated(schema, inner, one));
  patterns(schema, inner);
  conditions.push(...conditional(schema, one), ...contained(schema, inner, one));
  for (const [name, required] of Object.entries(objectOf(schema.dependentRequired))) {
    conditions.push({ anyOf: [{ not: { required: [name] } }, { required }].filter(needed) });
  }
  const dependent = schema.dependentSchemas === undefined ? {} : map('dependentSchemas');
  for (const [name, then] of Object.entries(dependent)) {
    conditions.push({ anyOf: [{ not: { type: 'object', required: [name] } }, then] });
  }
  if (conditions.length > 0) result.allOf = conditions;
  return result;
}

/** Adds conditions to a schema, in `allOf`. */
export function combined(schema: JsonObject, conditions: readonly Json[]): JsonObject {
  return conditions.length === 0 ? schema : { ...schema, allOf: [...conditions] };
}

/** 3.0 wants at least one name in `required`; none asks for nothing. */
function needed(branch: JsonObject): boolean {
  return !Array.isArray(branch.required) || branch.required.length > 0;
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** `if A then B else C` is: not A or B, and A or C. */
function conditional(schema: JsonObject, one: (key: string) => JsonObject): Json[] {
  if (schema.if === undefined) return [];
  const conditions: Json[] = [];
  if (schema.then !== undefined) conditions.push({ anyOf: [{ not: one('if') }, one('then')] });
  if (schema.else !== undefined) conditions.push({ anyOf: [one('if'), one('else')] });
  return conditions;
}

/** That an array contains an A is: not all of its items are other than A. */
function contained(
  schema: JsonObject,
  inner: (key: string) => string,
  one: (key: string) => JsonObject,
): Json[] {
  if (schema.contains === undefined) return [];
  const { minContains = 1, maxContains } = schema;
  const none = { type: 'array', items: { not: one('contains') } };
  if (maxContains === undefined && minContains === 0) return [];
  if (maxContains === undefined && minContains === 1) return [{ not: none }];
  throw refusal(
    maxContains === undefined ? 'minContains' : 'maxContains',
    inner('contains'),
    'Bound the array as a whole.',
  );
}

/** A pattern for names matters unless it allows what would be allowed anyway. */
function patterns(schema: JsonObject, inner: (key: string) => string): void {
  const { patternProperties, additionalProperties } = schema;
  if (patternProperties === undefined) return;
  const free = additionalProperties === undefined || ANYTHING(additionalProperties);
  if (free && Object.values(objectOf(patternProperties)).every(ANYTHING)) return;
  throw refusal(
    'patternProperties',
    inner('patternProperties'),
    'Use `additionalProperties`, or list the properties.',
  );
}

const IN_PLACE = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'dependentSchemas'];

/** "Not evaluated" is "not listed" if no other schema looks at the same object or array. */
function unevaluated(
  schema: JsonObject,
  inner: (key: string) => string,
  one: (key: string) => JsonObject,
): JsonObject {
  const result: Record<string, Json> = {};
  for (const [key, plain, blockers] of [
    ['unevaluatedProperties', 'additionalProperties', IN_PLACE],
    ['unevaluatedItems', 'items', [...IN_PLACE, 'contains']],
  ] as const) {
    const rest = schema[key];
    if (rest === undefined || ANYTHING(rest) || schema[plain] !== undefined) continue;
    const blocker = blockers.find((name) => schema[name] !== undefined);
    if (blocker !== undefined) {
      throw refusal(
        `${key}\` beside \`${blocker}`,
        inner(key),
        `List everything in one schema and use \`${plain}\`.`,
      );
    }
    result[plain] = rest === false && plain === 'additionalProperties' ? false : one(key);
  }
  return result;
}

function refusal(keyword: string, pointer: string, fix: string) {
  return unsupported(`OpenAPI 3.0 has no word for \`${keyword}\`.`, pointer, fix);
}
