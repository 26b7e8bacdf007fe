import type { Json } from '../../../lib/json.ts';
import { jsonText } from '../../../lib/json-text.ts';

export function bullets(lines: readonly string[]): string {
  return lines.length === 0 ? 'None.' : lines.map((line) => `- ${line}`).join('\n');
}

export function jsonBlock(value: Json, indent = 1): string {
  return `\`\`\`json\n${jsonText(value, indent)}\n\`\`\``;
}

/** Says in which section an open question is, and what is open. */
export interface OpenQuestion {
  readonly id: string;
  readonly section: string;
  readonly open: string;
}

/**
 * Lists what the source leaves open, a line each: `- allowed-values (2): Which values …`. No part of a page where the description has no list of open
 * questions.
 *
 * @param none what is said where no entry is attached
 */
export function notShownPart(
  ids: readonly string[],
  questions: ReadonlyMap<string, OpenQuestion>,
  none = 'No open question is listed for it.',
): string[] {
  if (questions.size === 0) return [];
  return [`## Not shown\n\n${ids.length === 0 ? none : notShownLines(ids, questions)}`];
}

function notShownLines(ids: readonly string[], questions: ReadonlyMap<string, OpenQuestion>): string {
  return bullets(
    ids.map((id) => {
      const entry = questions.get(id);
      return entry === undefined ? id : `${id} (${entry.section}): ${entry.open}`;
    }),
  );
}
