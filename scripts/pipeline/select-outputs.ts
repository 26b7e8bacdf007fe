import { ToolError } from '../errors.ts';
import { OUTPUTS, type Output } from './outputs.ts';

/**
 * Rows of the table by name, in the order of the table. Each word may hold several names with commas.
 *
 * @throws ToolError `usage` for a name that is not in the table, with the nearest one
 */
export function outputsNamed(words: readonly string[]): Output[] {
  const names = words.flatMap((word) => word.split(',')).map((name) => name.trim());
  const known = OUTPUTS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    throw new ToolError('usage', `There is no output called ${JSON.stringify(unknown)}.`, {
      fix: `${near === undefined ? '' : `Did you mean ${near}? `}The outputs are: ${known.join(', ')}.`,
    });
  }
  return OUTPUTS.filter(({ name }) => names.includes(name));
}

/** The known word that the fewest edits lead to, if these are few. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best !== undefined && best.edits <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
