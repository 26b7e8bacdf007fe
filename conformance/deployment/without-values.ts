import { isObject, type Json, type JsonObject } from '../../lib/json.ts';

/** Keywords that say more of a text, a number or a name than that it is one; and those that allow more where another one allows less. */
const OF_VALUES: ReadonlySet<string> = new Set([
  ...['pattern', 'format', 'minLength', 'maxLength', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['propertyNames', 'patternProperties', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['not', 'if', 'then', 'else', 'contains', 'minContains', 'maxContains'],
]);

/** These keywords hold parts by names of the author's, which may be those of keywords. */
const BY_NAMES: ReadonlySet<string> = new Set([
  ...['properties', '$defs', 'definitions', 'dependentSchemas', 'dependentRequired'],
  ...['schemas', 'responses', 'headers', 'parameters', 'content', 'paths', 'pathItems'],
]);

/** A description by which a body is judged whose values are pseudonyms: what it finds wrong is wrong whatever the values were. */
export function withoutValues(node: Json): Json {
  if (Array.isArray(node)) return node.map((one: Json) => withoutValues(one));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]): [string, Json][] => {
      if (BY_NAMES.has(name) && isObject(value)) return [[name, ofNames(value)]];
      if (OF_VALUES.has(name) || !isKept(name, value, node)) return [];
      if (name === 'enum' || name === 'const') return [[name, value]];
      // Several may fit now.
      return [[name === 'oneOf' ? 'anyOf' : name, withoutValues(value)]];
    }),
  );
}

function isKept(name: string, value: Json, node: JsonObject): boolean {
  if (name === 'additionalProperties') return node.patternProperties === undefined;
  if (name === 'oneOf') return node.anyOf === undefined;
  // The listed values of texts and numbers stay.
  if (name === 'enum')
    return Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
  return name !== 'const' || typeof value !== 'object' || value === null;
}

function ofNames(all: JsonObject): Json {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, withoutValues(one)]));
}
