/** What JSON leaves as it is though nobody sees it; the list of `conformance/report/json-text.ts`, which is loaded only where something is judged. */
const INVISIBLE = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

/** A value as JSON that cannot steer a terminal: every character that is not to be seen is escaped. It is the same value. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(INVISIBLE, (character) =>
    // In the halves of UTF-16, as JSON has it.
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
