import { stripVTControlCharacters } from 'node:util';
import { Help } from 'commander';

/** Leading labels and cells, each with two spaces or more behind it: continuation lines start below what follows them. */
const LABELS = /^\s*(?:\S+(?: \S+)* {2,})*/;
const MIN_TEXT_COLUMNS = 50;

/**
 * Breaks each line that is longer than a terminal is wide between words. Continuation lines are indented to the line's last column, so that
 * a table stays one. A word that is longer than a line, such as a URL, stays whole.
 */
export function wrapWords(text: string, columns: number): string {
  const help = new Help();
  help.minWidthToWrap = 1;
  return text
    .split('\n')
    .map((line) => {
      const plain = stripVTControlCharacters(line);
      if (plain.length <= columns) return line;
      const [labels = ''] = LABELS.exec(plain) ?? [];
      const [spaces = ''] = /^\s*/.exec(plain) ?? [];
      const fits = columns - labels.length >= MIN_TEXT_COLUMNS;
      const indent = fits ? labels.length : spaces.length + 4;
      const start = styledIndex(line, fits ? labels.length : spaces.length);
      const wrapped = help.boxWrap(line.slice(start), columns - indent);
      return line.slice(0, start) + wrapped.replaceAll('\n', `\n${' '.repeat(indent)}`);
    })
    .join('\n');
}

/** Finds where a place of the plain text is in the text with its colors. */
function styledIndex(line: string, plainIndex: number): number {
  let index = 0;
  while (stripVTControlCharacters(line.slice(0, index)).length < plainIndex) index += 1;
  return index;
}
