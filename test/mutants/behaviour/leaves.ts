/** Breakages of rows that speak of many leaves: one for each, so that none is forgotten. */
import { at, isObject, type Json } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, set } from '../steps.ts';
import type { Breakage } from './broken.ts';

/** Pointers to all that is no object below a place. */
export function leavesOf(value: Json | undefined, below = ''): string[] {
  if (value === undefined) throw new Error(`Nothing stands at ${below}.`);
  if (!isObject(value)) return [below];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${below}/${name}`));
}

/** `{ '/a/b is wrong': ... }` for each pointer. */
export function each(
  pointers: readonly string[],
  how: string,
  toBreakage: (pointer: string) => Breakage,
): Record<string, Breakage> {
  return Object.fromEntries(pointers.map((pointer) => [`${pointer} ${how}`, toBreakage(pointer)]));
}

/** Another text of the same form, for a field of details or of an address. */
export function otherText(pointer: string): PatchStep {
  // A country in lower case has the form of one, and is not what was sent.
  return pointer.endsWith('/country')
    ? change(pointer, { letters: 'lower' })
    : change(pointer, { append: ' x' });
}

/** Another amount or count than the one that stands there, which may be none. */
export function otherNumber(pointer: string, where: Json): PatchStep {
  const value = at(where, pointer);
  if (typeof value !== 'string') throw new Error(`${pointer} is no number.`);
  const step = pointer.endsWith('/count') ? '1' : '0.01';
  return value === ''
    ? set(pointer, pointer.endsWith('/count') ? '4' : '12.00')
    : change(pointer, { addAmount: step });
}

export const ADDRESS_PARTS = [
  'addressType',
  'line1',
  'line2',
  'city',
  'state',
  'postalCode',
  'country',
] as const;

export function partsOf(address: string): string[] {
  return ADDRESS_PARTS.map((part) => `${address}/${part}`);
}
