import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { Context } from '../../cli/command.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { readReportFile } from './report-file.ts';

/**
 * Reads the baseline, before anything is sent.
 *
 * @returns compares a report with it; leaves the report as it is where the settings name no baseline
 * @throws ConfigurationError, ToolError('usage')
 */
export async function baselineOf(
  { baseline: file, profile = 'full', evidence = 'implied' }: ConformSettings,
  { cwd }: Context,
  api?: JudgedApi,
): Promise<(report: Report) => Report> {
  if (file === undefined) return (report) => report;
  const value = await readReportFile(file, cwd);
  const { readBaseline, compareWithBaseline } = await import('../../../conformance/report/baseline.ts');
  const baseline = readBaseline(value, { profile, evidence }, api);
  return (report) => compareWithBaseline(report, baseline);
}
