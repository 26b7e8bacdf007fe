/** What JSON leaves as it is although it is invisible: controls, format characters, bidirectional marks, line separators. */
const INVISIBLE = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

/**
 * A value as JSON that cannot control a terminal: every invisible character is escaped, as UTF-16 code units. It is the same value, since JSON
 * has none of them outside of strings.
 *
 * @param indent in spaces. Default: everything on one line
 */
export function jsonText(value: unknown, indent?: number): string {
  return escapeInvisible(JSON.stringify(value, undefined, indent));
}

/** JSON text with every invisible character as an escape. */
export function escapeInvisible(json: string): string {
  return json.replace(INVISIBLE, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** A value as the text of a file: indented by two spaces, with a line end. */
export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
