import { leastOf, showsTruncation } from './cents.ts';
import type { Random } from './random.ts';

export interface AmountRange {
  /** The amount in cents. */
  readonly low: number;
  readonly high: number;
  /** `7.00`; or `1.13`, which becomes 1.12 where cents are cut off a product of numbers. */
  readonly ending: 'whole dollars' | 'odd cents';
}

/** The least that a card may have as its limit, and the least that is pulled where that is allowed. */
const MIN_CENTS = { 'whole dollars': 500, 'odd cents': 100 } as const;

/**
 * An amount in a range of cents, with this ending if possible, and within the allowed amounts; below the range, where nothing else is allowed.
 * `undefined` where none is.
 */
export function smallAmount(
  random: Random,
  { low, high, ending }: AmountRange,
  allowed: readonly bigint[],
): bigint | undefined {
  const most = leastOf(BigInt(high), ...allowed);
  if (most <= 0n) return undefined;
  const inRange = amountsIn(low, Number(most), ending);
  if (inRange.length > 0) return BigInt(random.pick(inRange));
  const below = [
    ...amountsIn(MIN_CENTS[ending], Number(most), ending),
    ...amountsIn(MIN_CENTS['odd cents'], Number(most), 'odd cents'),
  ];
  return below.length === 0 ? most : BigInt(random.pick(below));
}

function amountsIn(low: number, most: number, ending: AmountRange['ending']): number[] {
  const step = ending === 'whole dollars' ? 100 : 1;
  const first = Math.ceil(low / step) * step;
  const count = Math.max(0, Math.floor((most - first) / step) + 1);
  const all = Array.from({ length: count }, (_, index) => first + index * step);
  return ending === 'whole dollars' ? all : all.filter((cents) => showsTruncation(BigInt(cents)));
}
