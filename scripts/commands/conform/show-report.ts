import { resolve } from 'node:path';
import type { Report } from '../../../conformance/model/report.ts';
import type { Reporter } from '../../../conformance/report/reporters.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { ConformSettings } from '../settings/settings-for.ts';

/** Chooses which reports are written, and where. */
export type ReportSettings = Pick<ConformSettings, 'reporter' | 'reportDir'>;

/** The files first, since whoever reads what is printed may be gone; where they cannot be written, the verdict is printed all the same. */
export async function showReport(report: Report, settings: ReportSettings, context: Context): Promise<void> {
  const [{ consoleReport }, { writeReports }, { sealReport }] = await Promise.all([
    import('../../../conformance/report/console.ts'),
    import('../../../conformance/report/write-reports.ts'),
    import('../../../conformance/report/seal-report.ts'),
  ]);
  const reporters = reportersOf(settings);
  const dir = folderOf(settings, context);
  const onFailure = (reporter: Reporter, error: unknown) => context.warn(failureWords(reporter, error));
  const writing = writeReports(report, { dir, reporters, onFailure });
  // Reported below, after the verdict.
  await writing.catch(() => {});
  const orFail = async (reporter: Reporter, show: () => Promise<void> | void) => {
    try {
      await show();
    } catch (error) {
      onFailure(reporter, error);
    }
  };
  if (context.json) await orFail('json', () => context.result(sealReport(report)));
  if (reporters.includes('console'))
    await orFail('console', () => context.prose(consoleReport(report, { paint: context.paint })));
  if (reporters.includes('github')) await orFail('github', () => writeForGitHub(report, context));
  for (const file of await writing) context.info(displayPath(file, context.cwd));
}

/** The error is shown by its name only, since its message may quote the report. */
function failureWords(reporter: Reporter, error: unknown): string {
  const { name = 'unknown error' } = error as Partial<Error>;
  return `The reporter ${reporter} failed (${name}) and has written nothing; the verdict and the other reporters are as they would be with it. Please report this.`;
}

/** Annotations on standard output, and the summary of the job's step where GitHub asks for one. */
async function writeForGitHub(report: Report, { env, data, warn }: Context): Promise<void> {
  const [{ githubAnnotations }, { markdownReport }, { appendFile }] = await Promise.all([
    import('../../../conformance/report/github.ts'),
    import('../../../conformance/report/markdown.ts'),
    import('node:fs/promises'),
  ]);
  for (const line of githubAnnotations(report)) data(line);
  const { GITHUB_STEP_SUMMARY: file = '' } = env;
  if (file === '') return;
  try {
    await appendFile(file, markdownReport(report));
  } catch (error) {
    // The verdict is how the step ends.
    warn(`The summary of the step could not be written: ${systemReason(error)}.`);
  }
}

function reportersOf({ reporter = ['console', 'json', 'html'] }: ReportSettings): readonly Reporter[] {
  return reporter;
}

export function folderOf({ reportDir = 'conformance-report' }: ReportSettings, { cwd }: Context): string {
  return resolve(cwd, reportDir);
}

/** The verdict as an exit code. */
export function exitOf({ run, baseline }: Report, signal: AbortSignal): ExitName {
  if (signal.aborted && run.stopped !== undefined) return 'interrupted';
  return ({ conformant: 'ok', violated: 'problem', inconclusive: 'inconclusive' } as const)[
    baseline?.verdict ?? run.verdict
  ];
}
