import type { Json } from '../../../lib/json.ts';
import { jsonText } from '../../../lib/json-text.ts';

export function bullets(lines: readonly string[]): string {
  return lines.length === 0 ? 'None.' : lines.map((line) => `- ${line}`).join('\n');
}

export function jsonBlock(value: Json, indent = 1): string {
  return `\`\`\`json\n${jsonText(value, indent)}\n\`\`\``;
}

/** In which section an open question is, and what is open. */
export interface OpenQuestion {
  readonly id: string;
  readonly section: string;
  readonly open: string;
}

/** What the source leaves open, a line each: `- allowed-values (2): Which values …`. */
export function notShownLines(ids: readonly string[], questions: ReadonlyMap<string, OpenQuestion>): string {
  return bullets(
    ids.map((id) => {
      const entry = questions.get(id);
      return entry === undefined ? id : `${id} (${entry.section}): ${entry.open}`;
    }),
  );
}
