// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** JSON pointers (RFC 6901), plain (`/paths/~1card`) or as a URI fragment (`#/paths/~1card`). */

/** `encodeURI` refuses it. With the flag `u`, a pair is one character. */
// prettier-ignore
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** `['config', 'a/b']` as `/config/a~1b`. */
// prettier-ignore
export function toPointer(path: readonly (string | number)[]): string {
  return step('', ...path);
}

/**
 * A pointer with further tokens: `#/paths` and `/v1/card` give `#/paths/~1v1~1card`. In a fragment only what would read otherwise
 * is percent-encoded: `/a%20b` is `~1a%2520b`.
 */
// prettier-ignore
export function step(pointer: string, ...path: readonly (string | number)[]): string {
  const isFragment = pointer.startsWith('#');
  return path.reduce<string>((text, name) => {
    const token = escaped(String(name));
    const isRead = isFragment && token.includes('%') && percentDecoded(token) !== token;
    return `${text}/${isRead ? token.replaceAll('%', '%25') : token}`;
  }, pointer);
}

/** Nearly no name has anything to escape, and a conformance run makes pointers by the ten thousand. */
// prettier-ignore
function escaped(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** `['paths', '/{id}']` as `#/paths/~1%7Bid%7D`: a fragment that can be put into a reference, percent-encoded. */
// prettier-ignore
export function toFragment(path: readonly (string | number)[]): string {
  return `#${encodeURI(toPointer(path).replace(LONE_SURROGATE, '\ufffd')).replaceAll('#', '%23')}`;
}

/** The tokens of a pointer, unescaped. A fragment's are also percent-decoded, unless they are not percent-encoded. */
// prettier-ignore
export function fromPointer(pointer: string): string[] {
  const [root, ...tokens] = pointer.split('/');
  const plain = root === '#' ? tokens.map(percentDecoded) : tokens;
  return pointer.includes('~')
    ? plain.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    : plain;
}

/** The text that is percent-encoded, or the same text if none is. */
// prettier-ignore
export function percentDecoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
