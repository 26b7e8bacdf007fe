import { visible } from './visible.ts';

const ESCAPE = '\u001b';
/** Stands for the escape byte of our own styles until the text is written. No text of others can have it. */
const OWN_ESCAPE = `${ESCAPE}${Math.random().toString(36).slice(2)}`;

/** Commands of CI systems: GitHub reads `::error::` at the start of a line, and others read `##vso[`, `##teamcity[` and `##[group]` anywhere. */
const LINE_COMMAND = /^([^\S\n]*):(?=:[a-z])/gim;
export const COMMAND =
  /#(?=#(?:vso|teamcity)\[|#\[(?:add-|command|debug|end|error|group|notice|save-|section|set-|stop-|warning))/i;
const COMMANDS = new RegExp(COMMAND, 'gi');

/**
 * A text in a style that `terminalText` leaves as it is.
 *
 * @param sample a space in that style
 */
export function styled(sample: string, text: string): string {
  const [open = '', close = ''] = sample.replaceAll(ESCAPE, OWN_ESCAPE).split(' ');
  return `${open}${text}${close}`;
}

/**
 * A text as it is written to a terminal or to the log of a CI system: with our own styles, and everything else written out that either would act upon.
 * Line breaks and tabs stay.
 */
export function terminalText(text: string): string {
  return text
    .split(OWN_ESCAPE)
    .map((part) => withoutCommands(part.replace(/[^\n\t]+/g, visible)))
    .join(ESCAPE);
}

/** Does the same for text of one line. */
export function terminalLine(text: string): string {
  return terminalText(text.replaceAll('\n', '\\u000a'));
}

/** A text without anything that a CI system takes for a command. In the strings of JSON it stays the same value. */
export function withoutCommands(text: string): string {
  return text.replace(LINE_COMMAND, '$1\\u003a').replace(COMMANDS, '\\u0023');
}
