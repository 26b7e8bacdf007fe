import type { Json } from '../../../lib/json.ts';
import { put } from '../document/schema-walk.ts';

/**
 * A copy of what a file holds, in a fraction of the time that `structuredClone` takes. What stands in two places, by an alias of YAML, is
 * one thing in the copy too.
 */
export function cloneOf<Value>(value: Value, copies = new Map<object, unknown>()): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as Value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const item of value) list.push(cloneOf(item, copies));
    return list as Value;
  }
  // YAML has tags for other things.
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
  const copy: Record<string, Json> = {};
  copies.set(value, copy);
  for (const [key, member] of Object.entries(value)) put(copy, key, cloneOf(member, copies));
  return copy as Value;
}
