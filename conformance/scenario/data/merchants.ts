import type { Random } from '../random.ts';

/** Merchant category codes (ISO 18245) of everyday purchases: groceries, bakeries, restaurants, stationers, couriers, software, tools. */
const CATEGORIES = ['4215', '5111', '5251', '5411', '5462', '5734', '5812', '5943', '7311', '7338'] as const;

/** Veterinarians: a code with a leading zero, which numbers lose. Sorts before all others. */
export const CATEGORY_WITH_ZERO = '0742';

export function category(random: Random): string {
  return random.pick(CATEGORIES);
}

/** The identifier of a merchant as card networks write it: fifteen digits. */
export function merchant(random: Random): string {
  return `999${random.digits(12)}`;
}
