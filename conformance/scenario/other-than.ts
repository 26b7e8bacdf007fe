import { isObject, isSame, type Json } from '../../lib/json.ts';

/** Parts that all generated addresses share. */
const ALWAYS_SAME: readonly string[] = ['addressType', 'country'];

/** More than enough where other values exist. */
const TRIES = 1000;

/** Makes values until one differs from the one sent before; an address, in each of its parts. If none does, returns the last one. */
export function otherThan<Value extends Json>(before: Json | undefined, make: () => Value): Value {
  let value = make();
  for (let tries = 1; tries < TRIES && agree(before, value); tries += 1) value = make();
  return value;
}

function agree(before: Json | undefined, value: Json): boolean {
  if (!isObject(before) || !isObject(value)) return isSame(before, value);
  return Object.keys(value).some((name) => !ALWAYS_SAME.includes(name) && before[name] === value[name]);
}
