/** Control characters, zero-width characters, bidirectional controls, line separators, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF]/gu;

/**
 * A text with every invisible character written out: a line break as `\u000a`. Text from the server can then neither
 * control a terminal nor look like a line of the report, and every character is one that XML allows.
 */
export function visible(text: string): string {
  return text.replace(INVISIBLE, writtenOut);
}

/** Works like `visible`, but keeps line breaks: for the suite's own text of several lines. */
export function visibleLines(text: string): string {
  return text.replace(INVISIBLE, (character) => (character === '\n' ? character : writtenOut(character)));
}

/** A text whose lines are what they look like: with controls of direction and all kinds of line breaks but one written out. Other characters, such as those that join emoji, stay. */
export function plainLines(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, writtenOut);
}

function writtenOut(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}
