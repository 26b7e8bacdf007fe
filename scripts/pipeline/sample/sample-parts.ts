import type { Json, JsonObject } from '../../../lib/json.ts';

/** Values that the description gives for a place. */
export function givenValues(part: JsonObject): Json[] {
  const examples = Array.isArray(part.examples) ? part.examples : [];
  return [...examples, part.example, part.default].filter(
    (value): value is Json => value !== undefined && value !== null,
  );
}

/** The type of a value for schemas that all apply. `turn` asks for another one. */
export function typeOf(parts: readonly JsonObject[], turn: number, isNullPreferred: boolean): string {
  const lists = parts.flatMap((part) => (part.type === undefined ? [] : [[part.type].flat().map(String)]));
  const [all = []] = lists;
  const common = all.filter((type) =>
    lists.every((list) => list.includes(type) || (type === 'integer' && list.includes('number'))),
  );
  const types = common.length > 0 ? common : all;
  if (types.includes('null') && isNullPreferred) return 'null';
  const some = types.filter((type) => type !== 'null');
  if (some.length > 0) return some[turn % some.length] ?? 'null';
  if (types.length > 0) return 'null';
  const has = (...keys: string[]) => parts.some((part) => keys.some((key) => key in part));
  if (has('properties', 'required', 'additionalProperties', 'minProperties')) return 'object';
  if (has('items', 'prefixItems', 'minItems')) return 'array';
  if (has('pattern', 'minLength', 'maxLength', 'format')) return 'string';
  return has('minimum', 'maximum', 'multipleOf') ? 'number' : 'object';
}
