import { notShown } from '../../../conformance/catalogue/catalogue.ts';

export function bullets(lines: readonly string[]): string {
  return lines.length === 0 ? 'None.' : lines.map((line) => `- ${line}`).join('\n');
}

/** What the source leaves open, a line each: `- allowed-values: Which values …`. */
export function notShownLines(ids: readonly string[]): string {
  return bullets(
    ids.map((id) => `${id}: ${notShown.find((entry) => entry.id === id)?.open.trim() ?? 'open'}`),
  );
}
