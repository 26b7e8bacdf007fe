import type { Json } from '../../lib/json.ts';

/** The kinds of characters of a text, in words. */
const KINDS: readonly (readonly [words: string, of: RegExp])[] = [
  ['letters', /\p{L}/u],
  ['digits', /\p{N}/u],
  ['blanks', /\s/u],
  ['other characters', /[^\p{L}\p{N}\s]/u],
];

/**
 * Describes how two values differ that may not be shown: which one is longer, and which kinds of characters they have, but neither how many nor which
 * ones. `undefined` where one is unset or both are of different types, which is shown anyway.
 */
export function describeMaskedDifference(expected: Json | undefined, actual: Json): string | undefined {
  const isText = typeof expected === 'string' && typeof actual === 'string';
  if (!isText && !(typeof expected === 'number' && typeof actual === 'number')) return undefined;
  const [right, wrong] = [String(expected), String(actual)];
  if (right === '' || wrong === '' || right === wrong) return undefined;
  const [before, after] = [[...right].length, [...wrong].length];
  const length = after === before ? 'of the same length' : after < before ? 'shorter' : 'longer';
  const [kinds, others] = [kindsIn(right), kindsIn(wrong)];
  return kinds === others ? `${length}; ${kinds} in both` : `${length}; ${others} in place of ${kinds}`;
}

/** Such words say of a violation what it looks like, not what it has in common with others. */
export function isMaskedDifference(why: string): boolean {
  return /^(?:of the same length|shorter|longer); /.test(why);
}

function kindsIn(text: string): string {
  const found = KINDS.filter(([, of]) => of.test(text)).map(([words]) => words);
  return found.length < 2 ? found.join() : `${found.slice(0, -1).join(', ')} and ${found.at(-1)}`;
}
