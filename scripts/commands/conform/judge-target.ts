import { join } from 'node:path';
import type { Journal } from '../../../conformance/model/journal.ts';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { baselineOf } from './baseline-of.ts';
import { connectionOf } from './connection.ts';
import { dataOf } from './data-of.ts';
import { openTarget, runOptions } from './open-target.ts';
import { expectWritable } from './report-folder.ts';
import { progressLine } from './show-progress.ts';
import { exitOf, folderOf, showReport } from './show-report.ts';
import { waiversOf } from './waivers-of.ts';

export const JOURNAL = 'created.jsonl';

/** Judges the deployment, writes the reports and says how it ends. */
export async function judgeTarget(
  settings: ConformSettings,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<ExitName> {
  const { signal } = context;
  const waivers = await waiversOf(settings, context);
  const compare = await baselineOf(settings, context);
  const data = await dataOf(settings, context);
  const target = await openTarget(settings);
  const connection = await connectionOf(settings, context);
  const { journal, wasKept } = await openJournal(join(folderOf(settings, context), JOURNAL));
  const kept = `${displayPath(join(folderOf(settings, context), JOURNAL), context.cwd)} holds what may have been created`;
  try {
    const options = {
      ...runOptions(settings, target.options),
      ...connection,
      ...data,
      ...(overlay && { overlay }),
      waivers,
      signal,
      journal,
    };
    const report = compare(await run(options, settings, context));
    await showReport(report, settings, context);
    if (wasKept()) context.info(kept);
    return exitOf(report, signal);
  } catch (error) {
    // The user needs the list of created records even after an error.
    if (wasKept()) context.warn(kept);
    throw error;
  } finally {
    await target.close();
  }
}

export async function openJournal(file: string): Promise<{ journal: Journal; wasKept: () => boolean }> {
  const { fileJournal } = await import('../../../conformance/index.ts');
  const inFile = fileJournal(file);
  let isKept = false;
  const journal: Journal = {
    async write(entry) {
      await inFile.write(entry);
      isKept = true;
    },
    created: async () => (await inFile.created?.()) ?? [],
  };
  return { journal, wasKept: () => isKept };
}

/** If the user stops it, what was checked by then is kept. */
async function run(
  options: ConformanceOptions,
  settings: ConformSettings,
  context: Context,
): Promise<Report> {
  const [{ runConformance }, { readTarget }, { warnings }, { tooFewValues }, { lackingCredentials }] =
    await Promise.all([
      import('../../../conformance/index.ts'),
      import('../../../conformance/run/safety/target.ts'),
      import('../../../conformance/run/safety/warnings.ts'),
      import('../../../conformance/report/data-words.ts'),
      import('../../../conformance/deployment/lacking-credentials.ts'),
    ]);
  const folder = folderOf(settings, context);
  const showHint = () =>
    context.info('Stopping after writing the reports. Press Ctrl-C again to stop immediately.');
  context.signal.addEventListener('abort', showHint, { once: true });
  try {
    let report: Report | undefined;
    for await (const event of runConformance(options)) {
      // The gate has agreed by now, and nothing was sent yet.
      if (event.type === 'start') {
        await expectWritable(folder, displayPath(folder, context.cwd));
        for (const warning of warnings(readTarget(options.baseUrl, options.proxyUrl), options))
          context.warn(warning);
        for (const sentence of event.run.data === undefined ? [] : tooFewValues(event.run.data))
          context.warn(`--data: ${sentence}`);
        for (const { words, operations } of lackingCredentials(options))
          context.warn(
            `--overlay: calls of ${operations.join(', ')} need ${words}, which is not given, so they may be refused. Headers can be given with --header.`,
          );
      }
      if (event.type === 'end') report = event.report;
      const line = progressLine(event);
      if (line !== undefined) context.info(line);
    }
    if (report === undefined) throw new Error('The run ended without a report.');
    return report;
  } finally {
    context.signal.removeEventListener('abort', showHint);
  }
}
