/** A part of a shell word that the shell fills in: `{ variable: 'HOME' }`. */
export interface Variable {
  readonly variable: string;
}
/** A text for a shell, taken literally but for its variables. */
export type ShellText = string | readonly (string | Variable)[];

/** One word of a POSIX shell, as short as it can be: `a.txt`, `'two words'`, `"Bearer $TOKEN"`. Variables are not split into words. */
export function shellQuote(text: ShellText): string {
  if (typeof text === 'string') {
    const isPlain = /^[\w./:@%+,=-]+$/.test(text);
    return isPlain ? text : `'${text.replaceAll("'", `'\\''`)}'`;
  }
  if (text.every((part) => typeof part === 'string')) return shellQuote(text.join(''));
  return `"${text.map((part, index) => insideDoubleQuotes(part, text[index + 1])).join('')}"`;
}

function insideDoubleQuotes(part: string | Variable, next: string | Variable | undefined): string {
  // An interactive shell reads `!` as history even between double quotes, and a backslash before it would stay.
  if (typeof part === 'string') return part.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`);
  const goesOn = typeof next === 'string' && /^\w/.test(next);
  return goesOn ? `\${${part.variable}}` : `$${part.variable}`;
}
