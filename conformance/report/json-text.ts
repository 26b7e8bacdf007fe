/** What JSON leaves as it is though nobody sees it: controls, marks without a shape, what turns the direction of writing, separators of lines. */
const INVISIBLE = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

/**
 * A value as JSON that cannot steer a terminal: every character that is not to be seen is escaped, in the halves of UTF-16. It is the same value,
 * since outside of texts JSON has none of them.
 *
 * @param indent in spaces. Default: all in one line
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(INVISIBLE, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
