import { isObject, type Json } from '../../../lib/json.ts';

/** Pointers to all that is no object below a place. */
export function leavesOf(value: Json | undefined, below = ''): string[] {
  if (value === undefined) throw new Error(`Nothing stands at ${below}.`);
  if (!isObject(value)) return [below];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${below}/${name}`));
}
