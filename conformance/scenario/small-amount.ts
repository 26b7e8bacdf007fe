import { leastOf } from './cents.ts';
import type { Random } from './random.ts';

/** An amount between two, in cents, and none above what is allowed. `undefined` where nothing is. */
export function smallAmount(
  random: Random,
  low: number,
  high: number,
  allowed: readonly bigint[],
): bigint | undefined {
  const most = leastOf(BigInt(high), ...allowed);
  if (most <= 0n) return undefined;
  return most <= BigInt(low) ? most : BigInt(random.integer(low, Number(most)));
}
