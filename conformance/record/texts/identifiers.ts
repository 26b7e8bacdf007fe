import type { KeyedRandom } from '../keyed-random.ts';

/** The pattern takes a UUID in letters of any case, with hyphens or without, and with or without a prefix. Digits alone are a number. */
const IDENTIFIER = /^([a-z]{3}-|(?=.*[a-f]))([\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * The identifier with another UUID in it, written like the one before: the same one for all ways to write it. The kinds of identifiers of
 * section 1 keep their prefix; `undefined` for other texts.
 *
 * @param otherPrefix of three letters
 */
export function otherIdentifier(
  text: string,
  random: KeyedRandom,
  otherPrefix: (letters: string) => string,
): string | undefined {
  const [, prefix = '', uuid = ''] = IDENTIFIER.exec(text) ?? [];
  if (uuid === '') return undefined;
  const bare = uuid.replaceAll('-', '').toLowerCase();
  const other = [...random.bytes('identifier', bare).toString('hex').slice(0, 32)];
  // Version and variant of a UUID (RFC 9562) are the same for nearly all of them.
  other[12] = bare[12] ?? '';
  if (/[89ab]/.test(bare[16] ?? '')) other[16] = '89ab'[Number.parseInt(other[16] ?? '0', 16) & 3] ?? '';
  const letters = withCase(other.join(''), uuid, random);
  const layout = uuid.includes('-') ? letters.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : letters;
  return (prefix === '' ? '' : `${otherPrefix(prefix.slice(0, 3))}-`) + layout;
}

function withCase(letters: string, like: string, random: KeyedRandom): string {
  if (!/[A-F]/.test(like)) return letters;
  if (!/[a-f]/.test(like)) return letters.toUpperCase();
  const bits = random.bytes('case', like);
  return Array.from(letters, (letter, index) =>
    ((bits[index >> 3] ?? 0) >> (index & 7)) & 1 ? letter.toUpperCase() : letter,
  ).join('');
}
