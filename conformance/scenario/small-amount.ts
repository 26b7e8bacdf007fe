import { leastOf } from './cents.ts';
import type { Random } from './random.ts';

/** How an amount ends: `1.20`, which as a number would lose its zero; or `1.25`. */
export type Ending = 'one zero' | 'no zero';

/** An amount in a range of cents, with this ending if possible, and within the allowed amounts. `undefined` where none is allowed. */
export function smallAmount(
  random: Random,
  { low, high, ending }: { readonly low: number; readonly high: number; readonly ending: Ending },
  allowed: readonly bigint[],
): bigint | undefined {
  const most = leastOf(BigInt(high), ...allowed);
  if (most <= 0n) return undefined;
  const all = Array.from({ length: Math.max(0, Number(most) - low + 1) }, (_, above) => low + above);
  const fitting = all.filter((cents) =>
    ending === 'no zero' ? cents % 10 !== 0 : cents % 10 === 0 && cents % 100 !== 0,
  );
  return fitting.length === 0 ? most : BigInt(random.pick(fitting));
}
