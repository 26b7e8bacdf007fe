import type { Report } from '../model/report.ts';
import { isOfOtherApi } from '../model/requirement.ts';

/** Tells whether a report is about another API than that of this package: it has neither profiles nor evidence, and statuses in place of properties. */
export function isOtherApi({ requirements }: Pick<Report, 'requirements'>): boolean {
  return requirements.some(({ section }) => isOfOtherApi(section));
}
