import { type NotShown, notShownAnchor } from './evidence.ts';
import { table } from './markdown.ts';
import { idCell, type TableStyle } from './requirements.ts';

/** Every open point in a row of its own, in the order of the file. */
export function notShownTable(entries: readonly NotShown[], style: TableStyle): string {
  // A reader of the API does not run the suite.
  const hasSuite = !style.links;
  const head = [
    'Entry',
    'What is open',
    'In the description',
    'In the conformance suite',
    'In the sandbox',
    'Source',
  ];
  return table(
    head.filter((title) => hasSuite || title !== 'In the conformance suite'),
    entries.map((entry) => [
      idCell(entry.id, notShownAnchor(entry.id), style),
      entry.open,
      entry.description,
      ...(hasSuite ? [entry.suite] : []),
      entry.server,
      entry.said === 'explicit' ? entry.section : `${entry.section}, by silence`,
    ]),
  );
}
