import { at, isObject, type Json } from '../../../../lib/json.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import type { PermittedVariation, Refusal } from '../permitted-variation.ts';

/** A server that refuses what this says; it may refuse any call for any reason, as nothing is said of what it must take. */
export function caution(id: string, entries: readonly string[], refusal: Refusal): PermittedVariation {
  return remembering(id, entries, () => refusal);
}

/** One that remembers earlier calls. */
export function remembering(
  id: string,
  entries: readonly string[],
  refuses: () => Refusal,
): PermittedVariation {
  return { id: `refuses ${id}`, factor: `refuses ${id}`, entries, refuses };
}

export interface Leaf {
  readonly pointer: string;
  /** The last name of the pointer that is no number. */
  readonly name: string;
  readonly value: Json;
}

/** All that is no object and no list. */
export function leaves(value: Json | undefined, path: readonly string[] = []): Leaf[] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((entry, index) => leaves(entry, [...path, String(index)]));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
  const name = path.findLast((one) => !/^\d+$/.test(one)) ?? '';
  return [{ pointer: toPointer(path), name, value }];
}

/** Reasons against leaves of these names (`null`: of all) that do not satisfy the test. */
export function unless(
  body: Json | undefined,
  names: RegExp,
  isFine: (text: string, pointer: string) => boolean,
): string[] {
  return leaves(body)
    .filter(({ name, value }) => names.test(name) && typeof value === 'string')
    .filter(({ value, pointer }) => !isFine(String(value), pointer))
    .map(({ pointer, value }) => `${pointer}: ${value}`);
}

export function textAt(body: Json | undefined, pointer: string): string {
  const value = at(body, pointer);
  return typeof value === 'string' ? value : '';
}

/** `undefined` for what is no amount. */
export function centsAt(body: Json | undefined, pointer: string): bigint | undefined {
  const text = textAt(body, pointer);
  return /^\d+\.\d{2}$/.test(text) ? BigInt(text.replace('.', '')) : undefined;
}
