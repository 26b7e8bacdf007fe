import type { Report, Verdict } from '../model/report.ts';
import { outlived } from './waiver-of.ts';

/**
 * The verdict where violations that a baseline has are accepted.
 *
 * @param isOpen whether a requirement could not be judged although the baseline could judge it
 */
export function baselineVerdict(
  { requirements, waivers, run }: Pick<Report, 'requirements' | 'waivers' | 'run'>,
  isOpen: boolean,
): Verdict {
  const isNew = requirements.some(
    ({ fails, violations }) => fails && violations.some(({ baseline }) => baseline === 'new'),
  );
  if (isNew || waivers.some((waiver) => outlived(waiver) !== undefined)) return 'violated';
  const judged = requirements.some((one) => one.judged > 0);
  return run.stopped !== undefined || isOpen || !judged ? 'inconclusive' : 'conformant';
}

/** Tells whether a verdict against a baseline is possible: it is not if the report lacks what the baseline could check. */
export function compareVerdict(report: Report, verdict: Verdict): boolean {
  const open = report.requirements.some(({ status }) => status === 'inconclusive');
  return [baselineVerdict(report, false), ...(open ? [baselineVerdict(report, true)] : [])].includes(verdict);
}
