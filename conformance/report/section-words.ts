import type { Report } from '../model/report.ts';
import { OF_ROWS } from '../model/requirement.ts';

/** The title of the part about calls by operation: a run that drew its data has made them itself. */
export function trafficTitle({ run }: Pick<Report, 'run'>): string {
  return run.seed === undefined ? 'Recorded traffic' : 'Calls by operation';
}

/** Says in words where a requirement comes from: `section 2.6` of the source of this package's description; for another description, the description itself. */
export function sectionWords(section: string): string {
  const own = section.startsWith(OF_ROWS) ? section.slice(OF_ROWS.length) : section;
  return section === 'description' ? 'the description' : `section ${own}`;
}
