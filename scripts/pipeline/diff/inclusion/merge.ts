import { isSame, type Json } from '../../../../lib/json.ts';
import { type Atom, type Bound, JSON_TYPES } from './atom.ts';

/** Computes what both unions accept: each atom of the one with each of the other. */
export function product(ones: readonly Atom[], others: readonly Atom[]): Atom[] {
  return ones.flatMap((one) =>
    others.filter(({ type }) => type === one.type).map((other) => merged(one, other)),
  );
}

function merged(a: Atom, b: Atom): Atom {
  const values =
    a.values === undefined
      ? b.values
      : b.values === undefined
        ? a.values
        : a.values.filter((one) => b.values?.some((other) => isSame(one as Json, other as Json)));
  const component = saysNothing(a) ? b.component : saysNothing(b) ? a.component : undefined;
  return {
    type: a.type,
    ...(component !== undefined && { component }),
    ...(values !== undefined && { values }),
    ...(a.tags !== undefined || b.tags !== undefined ? { tags: a.tags ?? b.tags } : {}),
    low: higher(a.low, b.low),
    high: lower(a.high, b.high),
    multipleOf: once(a.multipleOf, b.multipleOf),
    minLength: Math.max(a.minLength, b.minLength),
    maxLength: Math.min(a.maxLength, b.maxLength),
    patterns: once(a.patterns, b.patterns),
    formats: once(a.formats, b.formats),
    arrays: once(a.arrays, b.arrays),
    minItems: Math.max(a.minItems, b.minItems),
    maxItems: Math.min(a.maxItems, b.maxItems),
    uniqueItems: a.uniqueItems || b.uniqueItems,
    contains: once(a.contains, b.contains),
    objects: once(a.objects, b.objects),
    required: a.required.size === 0 ? b.required : new Set([...a.required, ...b.required]),
    minProperties: Math.max(a.minProperties, b.minProperties),
    maxProperties: Math.min(a.maxProperties, b.maxProperties),
    names: once(a.names, b.names),
    nots: once(a.nots, b.nots),
    opaque: once(a.opaque, b.opaque),
  };
}

/** A keyword that both have is kept once: schemas that are reached on many paths would add up to millions. */
function once<Part>(ones: readonly Part[], others: readonly Part[]): readonly Part[] {
  return others.length === 0 ? ones : [...new Set([...ones, ...others])];
}

export function higher(a: Bound, b: Bound): Bound {
  if (a.value === b.value) return a.exclusive ? a : b;
  return a.value > b.value ? a : b;
}

export function lower(a: Bound, b: Bound): Bound {
  if (a.value === b.value) return a.exclusive ? a : b;
  return a.value < b.value ? a : b;
}

/** The atoms in the order of the types, so that a report does not depend on how alternatives were written. */
export function byType(a: Atom, b: Atom): number {
  return JSON_TYPES.indexOf(a.type) - JSON_TYPES.indexOf(b.type);
}

/** Says nothing about members and entries, which is where places are. */
function saysNothing({ objects, arrays, required }: Atom): boolean {
  return objects.length === 0 && arrays.length === 0 && required.size === 0;
}
