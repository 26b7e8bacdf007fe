/** Amounts below others, in cents. Whole dollars, where there are ten or more to take from. */
import { greatestOf } from './cents.ts';

const DOLLAR = 100n;
const TEN_DOLLARS = 10n * DOLLAR;

/**
 * Some percent of the most that is allowed, or a cent less where that is little. Not below the floors, as far as they leave room to go down at
 * all; and the most itself where that much is used already, or it is a cent or nothing.
 */
export function lowered(most: bigint, percent: number, used: bigint, floors: readonly bigint[]): bigint {
  if (used >= most || most <= 1n) return most;
  const less = most >= TEN_DOLLARS ? percentOf(most, percent) : most - 1n;
  return greatestOf(less, used, ...floors.filter((floor) => floor < most));
}

/** Some percent of the most that is allowed; at least what is used, and nothing only where nothing is allowed. */
export function partOf(most: bigint, percent: number, used: bigint): bigint {
  if (used >= most || most <= 1n) return most;
  return greatestOf(percentOf(most, percent), used, 1n);
}

function percentOf(most: bigint, percent: number): bigint {
  const part = (most * BigInt(percent)) / 100n;
  return most >= TEN_DOLLARS ? part - (part % DOLLAR) : part;
}
