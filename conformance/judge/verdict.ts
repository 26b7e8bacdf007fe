import type { Counts, RequirementResult, Status, Verdict, WaiverResult } from '../model/report.ts';

export function count(results: readonly RequirementResult[], exchanges: number): Counts {
  const having = (status: Status) => results.filter((one) => one.status === status).length;
  return {
    requirements: results.length,
    passed: having('passed'),
    violated: having('violated'),
    warnings: results.filter(({ status, fails }) => status === 'violated' && !fails).length,
    inconclusive: having('inconclusive'),
    skipped: having('skipped'),
    waived: having('waived'),
    violations: results.reduce((sum, { violations }) => sum + violations.length, 0),
    exchanges,
  };
}

/**
 * `violated`: something fails the run, or a waiver is stale or expired. `inconclusive`: nothing does, but a selected requirement
 * could not be judged, the run was stopped, or nothing was judged.
 */
export function decide(
  results: readonly RequirementResult[],
  waivers: readonly WaiverResult[],
  stopped: boolean,
): Verdict {
  const outlived = waivers.some(({ state }) => state === 'stale' || state === 'expired');
  if (outlived || results.some(({ fails }) => fails)) return 'violated';
  const judged = results.some((one) => one.judged > 0);
  const open = results.some(({ status }) => status === 'inconclusive');
  return stopped || open || !judged ? 'inconclusive' : 'conformant';
}
