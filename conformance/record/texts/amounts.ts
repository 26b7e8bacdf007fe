import type { KeyedRandom } from '../keyed-random.ts';

const LEVELS = 56;
/** Cents. Larger amounts are not kept in order. */
export const MAX_CENTS = 1n << BigInt(LEVELS);
/** Bits by which the results may be longer: room for gaps of random size. */
const ROOM = 5;

/**
 * Other cents in the same order: 0 stays 0, and of two amounts the larger one has the larger result. A random increasing function, found by
 * dividing the amounts into halves and what they are mapped to into parts of random size.
 *
 * @param cents from 0 to `MAX_CENTS`
 */
export function otherCents(cents: bigint, random: KeyedRandom): bigint {
  const seed = random.bytes('amounts', '');
  let low = 0n;
  let room = 1n << BigInt(LEVELS + ROOM);
  for (let level = LEVELS - 1; level >= 0; level--) {
    const half = 1n << BigInt(level);
    // Each part holds at least as many as are mapped to it.
    const least = max(half, (room * 3n) / 10n);
    const range = room - 2n * least;
    const isUpper = (cents & half) !== 0n;
    const place = BigInt(random.draw(seed, level, cents >> BigInt(level + 1)));
    const lower = range > 0n ? least + ((range * place) >> 32n) : half;
    if (isUpper) low += lower;
    room = isUpper ? room - lower : lower;
  }
  return cents === 0n ? 0n : low + ((room * BigInt(random.draw(seed, 255, cents))) >> 32n);
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

const AMOUNT = /^(-?)(\d+)\.(\d\d)$/;

export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Another amount, for one of the form `12.34`: same sign, same leading zeros. `undefined` beyond `MAX_CENTS`. */
export function otherAmount(text: string, random: KeyedRandom): string | undefined {
  const [, sign = '', whole = '', fraction = ''] = AMOUNT.exec(text) ?? [];
  const digits = whole.replace(/^0+/, '');
  // A number of a million digits takes minutes to read.
  if (digits.length > 18) return undefined;
  const cents = BigInt(digits + fraction);
  if (cents >= MAX_CENTS) return undefined;
  if (cents === 0n) return text;
  const zeros = whole.length - wholeOf(cents).length;
  const other = otherCents(cents, random);
  return `${sign}${'0'.repeat(zeros)}${wholeOf(other)}.${other.toString().padStart(3, '0').slice(-2)}`;
}

function wholeOf(cents: bigint): string {
  return cents.toString().padStart(3, '0').slice(0, -2);
}
