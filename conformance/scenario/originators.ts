import { at, type Json } from '../json.ts';
import type { Random } from './random.ts';
import type { Variant } from './settings-update.ts';

const PLACE = '/incoming/achPull';

/**
 * Whose ACH pulls the account lets through, in ascending order. A program that names some is taken at its word: one of them, then all.
 * Otherwise identifiers that nobody has: ten digits, `9990000001`.
 */
export function originators(random: Random, program: Json | undefined, variant: Variant): string[] {
  const own = textsAt(program, `${PLACE}/allowedOriginators`);
  if (own.length > 0) return variant === 'lowered' ? own.slice(0, 1) : own;
  const blocked = textsAt(program, `${PLACE}/blockedOriginators`);
  // The two updates never share one: the first digit after the nines tells them apart.
  const made = [0, 1].map((place) => `999${variant === 'lowered' ? place : place + 5}${random.digits(6)}`);
  return made.filter((one) => !blocked.includes(one));
}

function textsAt(program: Json | undefined, pointer: string): string[] {
  const list = at(program, pointer);
  const texts = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry !== '') : [];
  return [...new Set<string>(texts)].sort();
}
