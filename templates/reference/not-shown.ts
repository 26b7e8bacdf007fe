import { type NotShown, notShownAnchor } from './evidence.ts';
import { table } from './markdown.ts';
import { idCell, type TableStyle } from './requirements.ts';

/** Every open point in a row of its own, in the order of the file. */
export function notShownTable(entries: readonly NotShown[], style: TableStyle): string {
  return table(
    ['Entry', 'What is open', 'In the description', 'In the suite', 'In the server', 'Source'],
    entries.map((entry) => [
      idCell(entry.id, notShownAnchor(entry.id), style),
      entry.open,
      entry.description,
      entry.suite,
      entry.server,
      entry.said === 'explicit' ? entry.section : `${entry.section}, by silence`,
    ]),
  );
}
