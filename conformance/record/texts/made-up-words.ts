import type { KeyedRandom } from '../keyed-random.ts';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeio';
/** Syllables of each word. */
const LONG = [4, 4, 4];

/**
 * Three made-up words, the same for texts that differ only in letter case: `velotami`, `resukano`, `pilemodu`. 72 bits: no two texts of a recording
 * have the same ones.
 *
 * @param capitals the text in capitals
 * @param syllables of each word, 16 in all at most: six bits each
 */
export function wordsFor(
  random: KeyedRandom,
  capitals: string,
  syllables: readonly number[] = LONG,
): string[] {
  const bytes = random.bytes('words', capitals);
  let next = 0;
  return syllables.map((count) =>
    Array.from({ length: count }, () => {
      const byte = bytes[next++] ?? 0;
      return `${CONSONANTS[byte & 15]}${VOWELS[(byte >> 4) & 3]}`;
    }).join(''),
  );
}

/**
 * Letters in the case of a text: all small, all capitals, each word with one capital, or else mixed in a way that is the text's own, so that two
 * texts that differ in letter case still do.
 */
export function inCaseOf(text: string, capitals: string, random: KeyedRandom): (letters: string) => string {
  const small = capitals.toLowerCase();
  if (text === small) return (letters) => letters;
  if (text === capitals) return (letters) => letters.toUpperCase();
  if (text === titled(small)) return titled;
  let taken = 0;
  const bits = random.bytes('case', text);
  return (letters) =>
    Array.from(letters, (letter) => {
      const at = taken++ % 256;
      return ((bits[at >> 3] ?? 0) >> (at & 7)) & 1 ? letter.toUpperCase() : letter;
    }).join('');
}

function titled(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => word.slice(0, 1).toUpperCase() + word.slice(1));
}
