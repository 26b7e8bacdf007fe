type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `sent` over `before`, member by member. What was not sent, or sent as null, stays. */
export function merge<Value>(before: Value, sent: Json): Value {
  if (sent === undefined || sent === null) return before;
  if (!isObject(before) || !isObject(sent)) return sent as Value;
  const merged = Object.entries(sent).map(([name, value]) => [name, merge(before[name], value)]);
  return { ...before, ...Object.fromEntries(merged) };
}

/** The program's amount wherever there is an empty one. */
export function fillAmounts<Value>(value: Value, program: Json): Value {
  if (value === '') return ((program as Value | undefined) ?? '') as Value;
  if (!isObject(value) || !isObject(program)) return value;
  const filled = Object.entries(value).map(([name, inner]) => [name, fillAmounts(inner, program[name])]);
  return Object.fromEntries(filled) as Value;
}
