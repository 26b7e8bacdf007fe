/** Controls, marks without a shape, what turns the direction of writing, separators of lines, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF]/gu;

/**
 * A text with every character that is not to be seen written out: a line break as `\u000a`. What came over the wire can then neither
 * steer a terminal nor look like a line of ours, and every character is one that XML allows.
 */
export function visible(text: string): string {
  return text.replace(INVISIBLE, writtenOut);
}

/** As `visible`, with line breaks left as they are: for a text of several lines that is ours. */
export function visibleLines(text: string): string {
  return text.replace(INVISIBLE, (character) => (character === '\n' ? character : writtenOut(character)));
}

function writtenOut(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}
