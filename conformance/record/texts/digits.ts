import type { KeyedRandom } from '../keyed-random.ts';

/** Longer numbers are drawn: no two of them meet. */
const MAX_PERMUTED = 18;

/**
 * Other digits in the places of a text's digits; everything else stays. Zeros alone stay zeros, and nothing else becomes zeros alone; a zero stays
 * at the beginning, and nothing else becomes one. Two texts never have the same pseudonym for the same `tweak`.
 */
export function otherDigits(text: string, tweak: string, random: KeyedRandom): string {
  const digits = text.replace(/\D/g, '');
  if (!/[1-9]/.test(digits)) return text;
  const others =
    digits.length <= MAX_PERMUTED ? permuted(digits, tweak, random) : drawn(digits, tweak, random);
  let next = 0;
  return text.replace(/\d/g, () => others[next++] ?? '');
}

function permuted(digits: string, tweak: string, random: KeyedRandom): string {
  const size = 10n ** BigInt(digits.length);
  const beginsWithZero = (number: bigint) => number < size / 10n;
  const isLow = beginsWithZero(BigInt(digits));
  return random
    .permute(
      BigInt(digits),
      size,
      `digits ${tweak}`,
      (result) => result > 0n && beginsWithZero(result) === isLow,
    )
    .toString()
    .padStart(digits.length, '0');
}

function drawn(digits: string, tweak: string, random: KeyedRandom): string {
  // All of them are read once, not for each part.
  const seed = random.bytes(`digits ${tweak}`, digits).toString('latin1');
  let found = '';
  for (let part = 0; found.length < digits.length; part++)
    found += random
      .bytes(`digits ${part}`, seed)
      .reduce((text, byte) => (byte < 250 ? text + (byte % 10) : text), '');
  return found.slice(0, digits.length);
}
