import type { RequirementResult, Status } from '../model/report.ts';

/** A result's status, with violations that do not fail the run as a separate one. */
export type Shown = Status | 'warning';

/** The order in which people want to read. */
export const SHOWN = [
  'violated',
  'warning',
  'waived',
  'inconclusive',
  'skipped',
  'passed',
] as const satisfies Shown[];

export function shownStatus({ status, fails }: RequirementResult): Shown {
  return status === 'violated' && !fails ? 'warning' : status;
}

/** The order for sorting: what fails the run comes first. */
export function bySeverity(one: RequirementResult, other: RequirementResult): number {
  return SHOWN.indexOf(shownStatus(one)) - SHOWN.indexOf(shownStatus(other));
}
