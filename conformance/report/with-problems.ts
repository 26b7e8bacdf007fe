import type { Report } from '../model/report.ts';

/** A report that does not say more than what was seen. */
export function withProblems(report: Report, problems: readonly string[]): Report {
  if (problems.length === 0) return report;
  const { run } = report;
  const stopped = [...(run.stopped === undefined ? [] : [run.stopped]), ...problems].join('; ');
  const verdict = run.verdict === 'violated' ? 'violated' : 'inconclusive';
  return { ...report, run: { ...run, stopped, verdict } };
}
