/** A Markdown table. Cells are Markdown; line ends and bars in them are made harmless. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** Text in code style, whatever it holds. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A text that is no Markdown, such as a title, on one line and without a meaning in Markdown. */
export function plainText(text: string): string {
  return (
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[\\`*[\]&~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#+-](?=\s)|#+$/gu, '\\$&')
      .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
      // A backslash would belong to an address before it, and escape nothing.
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

/** A fenced block that no line of the text can end. */
export function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^ *(`+)/gm)].map(([, run = '']) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

/** Parts with a blank line between them; empty ones are left out. */
export function blocks(parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
