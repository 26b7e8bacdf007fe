import { resolve } from 'node:path';
import type { Report } from '../../conformance/model/report.ts';
import { isStreamAddress } from '../../lib/is-stream-address.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { explain } from './conform/explain.ts';
import { readReportFile } from './conform/report-file.ts';
import { expectWritable } from './conform/report-folder.ts';
import { exitOf, folderOf, type ReportSettings, showReport } from './conform/show-report.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';
import type { ConformSettings } from './settings/settings-for.ts';

const command: Command = {
  name: 'report',
  guide: 'docs/traffic.md#parts',
  summary: 'merge the reports on the parts of a recording into one',
  description:
    '`report merge` combines the reports that `conform --traffic --part` wrote on the parts of a recording into the report on the whole recording. It refuses ' +
    'reports of different descriptions, versions or settings, and a set that lacks a part. Exit codes: 0 conformant, 1 a violation or a stale waiver, ' +
    '2 wrong usage, 3 inconclusive, 6 environment error.',
  arguments: [
    { syntax: '<action>', description: 'merge' },
    {
      syntax: '<files...>',
      description: 'the conformance.json of each part, or nats://host:4222/name for the verdicts of a group',
    },
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
      const settings = settingsOfFlags('report', options, context.cwd);
      const [first = ''] = files;
      return isStreamAddress(first)
        ? await mergeVerdicts(first, settings, context)
        : await merge(files, settings, context);
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
  return show(mergeReports(parts), settings, context);
}

/** Merges the verdicts that workers keep in a stream. */
async function mergeVerdicts(
  address: string,
  settings: ReportSettings & Pick<ConformSettings, 'group'>,
  context: Context,
): Promise<ExitName> {
  const [{ workerGroup, openStreamOf }, { readVerdicts }, { mergeReports }, { withProblems }] =
    await Promise.all([
      import('./conform/stream-of.ts'),
      import('../../conformance/stream/read-verdicts.ts'),
      import('../../conformance/traffic/report/merge-reports.ts'),
      import('../../conformance/report/with-problems.ts'),
    ]);
  const group = await workerGroup(settings.group);
  const stream = await openStreamOf(address, context, true);
  try {
    const { reports, counts, problems } = await readVerdicts(stream, group);
    if (reports.length === 0)
      throw new ToolError(
        'environment',
        `No worker of the group ${group} has checked calls of this stream.`,
        {
          fix: `Start one: conform --traffic with the same address, and --group ${group}.`,
        },
      );
    const { proxies, seen, judged, backlog } = counts;
    context.info(`${seen} calls of ${proxies} proxies: ${judged} checked; ${backlog} messages wait.`);
    return await show(withProblems(mergeReports(reports), problems), settings, context);
  } finally {
    await stream.connection.close();
  }
}

async function show(report: Report, settings: ReportSettings, context: Context): Promise<ExitName> {
  const { cwd } = context;
  const folder = folderOf(settings, context);
  await expectWritable(folder, displayPath(folder, cwd));
  await showReport(report, settings, context);
  return exitOf(report, context.signal);
}
