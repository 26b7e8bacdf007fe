import { upperFirst } from '../../../lib/case.ts';
import type { Random } from '../random.ts';

/** Plain words of letters only, so that no field refuses them and runs can be told apart. */
const WORDS = [
  'amber',
  'birch',
  'cedar',
  'copper',
  'fern',
  'harbor',
  'hazel',
  'juniper',
  'linden',
  'maple',
  'meadow',
  'orchard',
  'pebble',
  'river',
  'saffron',
  'willow',
] as const;
const FIRST_NAMES = ['Marta', 'Jonas', 'Elena', 'Samuel', 'Clara', 'Peter', 'Nora', 'Daniel'] as const;
const LAST_NAMES = ['Ellis', 'Lindgren', 'Morris', 'Keller', 'Turner', 'Hansen', 'Novak', 'Baker'] as const;
const TRADES = ['Bakery', 'Coffee', 'Paper', 'Printing', 'Supply', 'Tools'] as const;

/** Two different ones: `maple river` */
export function words(random: Random): string {
  const first = random.pick(WORDS);
  return `${first} ${random.pick(WORDS.filter((word) => word !== first))}`;
}

/** Shows people at the bank where a record comes from, in the 30 characters that a label may have: `Conformance run maple 482193`. */
export function runLabel(random: Random): string {
  return `Conformance run ${random.pick(WORDS)} ${random.digits(6)}`;
}

/** Fits the 10 characters that a transfer by ACH has for its description: `saffron 42`. */
export function shortLabel(random: Random): string {
  return `${random.pick(WORDS)} ${random.digits(2)}`;
}

/** Fits the 21 characters of a card's line: `Marta Ellis`. */
export function personName(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
}

/** Fits the 22 characters that a transfer by ACH has for a name: `Juniper Supply`. */
export function businessName(random: Random): string {
  const word = random.pick(WORDS);
  return `${upperFirst(word)} ${random.pick(TRADES)}`;
}
