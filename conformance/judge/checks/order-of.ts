import type { Json } from '../../../lib/json.ts';

const TIME = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;

/** Milliseconds since 1970 of a time with its offset, RFC 3339. `undefined`: it is none. */
export function instantOf(value: Json | undefined): number | undefined {
  if (typeof value !== 'string' || !TIME.test(value)) return undefined;
  const time = Date.parse(value.replace(' ', 'T').replace(',', '.'));
  return Number.isNaN(time) ? undefined : time;
}

/** Compares two values by their meaning: numbers, numbers as texts, times, dates. `undefined`: nobody can say. */
export function orderOf(one: Json | undefined, other: Json | undefined): number | undefined {
  for (const read of [numberOf, instantOf, dateOf]) {
    const [first, second] = [read(one), read(other)];
    if (first !== undefined && second !== undefined) return Math.sign(first - second);
  }
  return undefined;
}

function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;
}

function dateOf(value: Json | undefined): number | undefined {
  return typeof value === 'string' && DATE.test(value) ? Date.parse(value) : undefined;
}
