/** A JSDoc block of the paragraphs that hold anything, with its line end; empty when none does. */
export function docComment(paragraphs: readonly string[]): string {
  const lines = paragraphs
    .map((paragraph) => paragraph.trim().replaceAll('*/', '*\\/'))
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => paragraph.split('\n'));
  if (lines.length === 0) return '';
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
