/** Amounts below others, in cents. */
import { greatestOf } from './cents.ts';

const DOLLAR = 100n;
const TEN_DOLLARS = 10n * DOLLAR;

/**
 * So far above the floors: some percent, ten or more, of the room that they leave below the most that is allowed. Whole dollars, where there are ten
 * or more to take from. Floors that leave no room do not count, but for what is used already; nothing only where nothing is allowed.
 */
export function lowered(most: bigint, percent: number, used: bigint, floors: readonly bigint[] = []): bigint {
  const floor = greatestOf(1n, used, ...floors.filter((one) => one < most));
  const room = most - floor;
  if (room <= 0n) return most;
  const amount = floor + (room * BigInt(percent)) / 100n;
  return room >= TEN_DOLLARS ? amount - (amount % DOLLAR) : amount;
}
