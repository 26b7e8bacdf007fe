import type { JsonObject } from '../../lib/json.ts';

const ENDS = /^(?:end|until|expir|not_?after|valid_?(?:to|until))/i;

/** Returns the sample with ends of spans of time in 2099: servers refuse what has ended before it began. */
export function lastingPayload(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isEnd = ENDS.test(name) && typeof inner === 'string' && /^\d{4}-\d\d-\d\d/.test(inner);
      return [name, isEnd ? inner.replace(/^\d{4}/, '2099') : inner];
    }),
  );
}

export function withoutMembers(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
