import type { KeyedRandom } from './keyed-random.ts';

/**
 * Another number of the same sign: an integer with as many digits for an integer, and otherwise one of the same power of two. Two numbers never
 * have the same one. What a parser reads as 0 or as infinite stays that.
 */
export function otherNumber(number: number, random: KeyedRandom): number {
  const size = Math.abs(number);
  if (size === 0 || !Number.isFinite(size)) return number;
  const other = Number.isSafeInteger(size) ? otherInteger(BigInt(size), random) : otherFraction(size, random);
  return Math.sign(number) * other;
}

function otherInteger(integer: bigint, random: KeyedRandom): number {
  const least = 10n ** BigInt(integer.toString().length - 1);
  const end =
    least * 10n > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) + 1n : least * 10n;
  return Number(least + random.permute(integer - least, end - least, 'integer'));
}

/** Sign and exponent are the first 12 bits of a number. */
function otherFraction(size: number, random: KeyedRandom): number {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(size);
  const drawn = random.bytes('fraction', String(size));
  drawn.copy(bits, 2, 0, 6);
  bits[1] = ((bits[1] ?? 0) & 0xf0) | ((drawn[6] ?? 0) & 0x0f);
  return bits.readDoubleBE(0);
}
