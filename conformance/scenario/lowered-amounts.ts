/** Amounts below a maximum, in cents. */
import { greatestOf } from './cents.ts';

const DOLLAR = 100n;
const TEN_DOLLARS = 10n * DOLLAR;

/**
 * An amount above all floors, by a percentage (10 or more) of the range between them and `most`. It ends in these cents where the range is ten
 * dollars or more. Floors at or above `most` are ignored, except `used`; zero only where `most` is zero.
 */
export function lowered(
  most: bigint,
  percent: number,
  cents: bigint,
  used: bigint,
  floors: readonly bigint[] = [],
): bigint {
  const floor = greatestOf(1n, used, ...floors.filter((one) => one < most));
  const room = most - floor;
  if (room <= 0n) return most;
  const amount = floor + (room * BigInt(percent)) / 100n;
  if (room < TEN_DOLLARS) return amount;
  const ending = amount - (amount % DOLLAR) + cents;
  return ending > amount ? ending - DOLLAR : ending;
}
