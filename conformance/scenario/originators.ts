import { at, type Json } from '../../lib/json.ts';
import type { Random } from './random.ts';
import type { Variant } from './settings-update.ts';

const PLACE = '/incoming/achPull';

/** The first digits after the nines: two updates never share one. */
const DIGITS = { first: [0, 1], second: [3, 4], program: [5, 6] } as const;

/**
 * The originators whose ACH pulls the account accepts, in ascending order. Of those that the program names: the first, the last, then all.
 * Otherwise fictitious identifiers of ten digits: `9990000001`.
 */
export function originators(random: Random, program: Json | undefined, variant: Variant): string[] {
  const own = textsAt(program, `${PLACE}/allowedOriginators`);
  // The program accepts no originators or no pulls at all.
  if (at(program, `${PLACE}/enabled`) === false || isEmptyList(at(program, `${PLACE}/allowedOriginators`)))
    return [];
  if (own.length > 0)
    return variant === 'program' ? own : variant === 'first' ? own.slice(0, 1) : own.slice(-1);
  const blocked = textsAt(program, `${PLACE}/blockedOriginators`);
  return DIGITS[variant]
    .map((digit) => `999${digit}${random.digits(6)}`)
    .filter((one) => !blocked.includes(one));
}

function isEmptyList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}

function textsAt(program: Json | undefined, pointer: string): string[] {
  const list = at(program, pointer);
  const texts = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry !== '') : [];
  return [...new Set<string>(texts)].sort();
}
