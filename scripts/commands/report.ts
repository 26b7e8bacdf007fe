import { resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { explain } from './conform/explain.ts';
import { readReportFile } from './conform/report-file.ts';
import { expectWritable } from './conform/report-folder.ts';
import { exitOf, folderOf, type ReportSettings, showReport } from './conform/show-report.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';

const command: Command = {
  name: 'report',
  guide: 'docs/traffic.md#parts',
  summary: 'merge the reports on the parts of a recording into one',
  description:
    '`report merge` adds up the reports that `conform --traffic --part` wrote, each of a part of the same recording: the result is the report that the ' +
    'whole recording would have. Reports of different descriptions, versions or settings are refused, as is a set that lacks a part. Exit codes are ' +
    'those of conform: 0 conformant, 1 a violation or a stale waiver, 2 wrong usage, 3 inconclusive, 6 environment error.',
  arguments: [
    { syntax: '<action>', description: 'merge' },
    { syntax: '<files...>', description: 'the conformance.json of each part' },
  ],
  options: optionsOf('report'),
  examples: [
    {
      line: 'report merge part-*/conformance.json',
      does: 'make the report of a recording whose parts were checked one by one',
    },
  ],
  goesOnUnread: true,
  async run(options, [action = '', ...files], context) {
    if (action !== 'merge')
      throw new ToolError('usage', 'The only action is merge.', {
        fix: 'Use `report merge` and the conformance.json of each part.',
      });
    try {
      return await merge(files, settingsOfFlags('report', options, context.cwd), context);
    } catch (error) {
      throw explain(error);
    }
  },
};

export default command;

async function merge(
  files: readonly string[],
  settings: ReportSettings,
  context: Context,
): Promise<ExitName> {
  const { cwd } = context;
  const [{ mergeReports }, { verifyReport }] = await Promise.all([
    import('../../conformance/traffic/report/merge-reports.ts'),
    import('../../conformance/report/verify-report.ts'),
  ]);
  const parts = [];
  for (const file of files) {
    const name = displayPath(resolve(cwd, file), cwd);
    const { report, problems } = verifyReport(await readReportFile(resolve(cwd, file), cwd));
    const [problem] = problems;
    if (report === undefined || problem !== undefined)
      throw new ToolError('usage', `${name} cannot be merged. ${problem ?? ''}`.trim(), {
        fix: 'Name reports as `conform --traffic` wrote them.',
      });
    parts.push({ name, report });
  }
  const report = mergeReports(parts);
  const folder = folderOf(settings, context);
  await expectWritable(folder, displayPath(folder, cwd));
  await showReport(report, settings, context);
  return exitOf(report, context.signal);
}
