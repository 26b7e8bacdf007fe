import type { Report } from '../../../conformance/model/report.ts';
import type { JudgingOptions } from '../../../conformance/proxy/start-judging.ts';
import type { LiveJudgement } from '../../../conformance/traffic/live-judge.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { ReadApi } from '../api/read-api.ts';
import { connectionOf } from '../conform/connection.ts';
import { overlaidDescription } from '../conform/overlaid-description.ts';
import { expectWritable } from '../conform/report-folder.ts';
import { exitOf, folderOf, showReport } from '../conform/show-report.ts';
import { waiversOf } from '../conform/waivers-of.ts';
import { explainRecordingError } from '../record/explain-recording-error.ts';
import { type ProxySettings, passCalls, sentence, unreadWords } from './pass-calls.ts';
import { publishTraffic } from './publish-traffic.ts';

/** Passes traffic until it is stopped, then reports and says how it ends. */
export async function passTraffic(settings: ProxySettings, context: Context): Promise<ExitName> {
  const { target, record, publish } = settings;
  if (target === undefined)
    throw new ToolError('usage', 'No deployment was given.', {
      fix: 'Give its scheme, host and port with --target.',
    });
  if (settings.requirements !== undefined && settings.spec === undefined)
    throw new ToolError('usage', '--requirements is about another description, and none is given.', {
      fix: 'Name the description with --spec, or remove --requirements.',
    });
  if (publish !== undefined) return publishTraffic({ target, publish }, settings, context);
  const { startJudging } = await import('../../../conformance/proxy/start-judging.ts');
  const options = await judgeOptions(settings, context);
  const api = await apiOf(settings, context);
  if (settings.assertFormats && api === undefined)
    throw new ToolError('usage', '--assert-formats is about another description, and none is given.', {
      fix: 'Give it with --spec, or remove --assert-formats.',
    });
  const description = api && { ...api.described, assertsFormats: settings.assertFormats };
  const { tls } = await connectionOf(settings, context);
  const folder = folderOf(settings, context);
  if (settings.reporter?.every((name) => name === 'console') !== true)
    await expectWritable(folder, displayPath(folder, context.cwd));
  const recording = await recordingOf(settings, context);

  const judging = await openRecording(record, context, () =>
    startJudging({
      origin: target.origin,
      options,
      ...(description !== undefined && { description }),
      ...(recording !== undefined && { record: recording.setup }),
      ...listenersOf(context),
    }),
  ).catch(async (error) => {
    await recording?.discard();
    throw error;
  });
  const unread = { connections: 0 };
  let report: Report;
  try {
    const appear = () => openRecording(record, context, async () => recording?.appear());
    const does = 'checked. Press Ctrl-C for the verdict.';
    await passCalls(settings, { target, tls, judging, unread, appear, does }, context);
  } finally {
    const problems = unreadWords(unread);
    const [found, { withPlacesOf }] = await Promise.all([
      judging.finish(problems),
      import('../../../conformance/report/with-places.ts'),
    ]);
    report = { ...found, requirements: withPlacesOf(found.requirements, api?.placeOf) };
    await recording?.discard();
  }
  await showReport(report, settings, context);
  if (record !== undefined) {
    const file = displayPath(record, context.cwd);
    if (await recording?.isThere()) context.info(file);
    else context.warn(`${file} has been removed or replaced since it was created, and so has the recording.`);
  }
  // Ctrl-C is how it ends.
  return exitOf(report, new AbortController().signal);
}

async function recordingOf({ record, force = false }: ProxySettings, { cwd }: Context) {
  if (record === undefined) return undefined;
  const { liveRecording } = await import('../../../conformance/proxy/recording-file.ts');
  try {
    return await liveRecording(record, force);
  } catch (error) {
    throw explainRecordingError(error, cwd);
  }
}

async function judgeOptions(settings: ProxySettings, context: Context): Promise<JudgingOptions['options']> {
  const { only, skip, evidence, profile } = settings;
  const overlay = settings.spec === undefined ? await overlaidDescription(settings, context) : undefined;
  return {
    waivers: await waiversOf(settings, context),
    ...(only !== undefined && { only }),
    ...(skip !== undefined && { skip }),
    ...(evidence !== undefined && { evidence }),
    ...(profile !== undefined && { profile }),
    ...(overlay !== undefined && { overlay }),
  };
}

async function apiOf(settings: ProxySettings, context: Context): Promise<ReadApi | undefined> {
  if (settings.spec === undefined) return undefined;
  const [{ readApiDescription }, { overlaysOf }] = await Promise.all([
    import('../api/read-api.ts'),
    import('../../config/overlay-options.ts'),
  ]);
  return readApiDescription(
    settings.spec,
    overlaysOf(settings, {}, context),
    context,
    settings.requirements ?? 'beside',
  );
}

/** Shows what is found while calls pass. */
function listenersOf(context: Context): Pick<JudgingOptions, 'onViolations' | 'onProblem'> {
  const shown = new Set<string>();
  return {
    onViolations: (found) => {
      for (const line of violationLines(found, shown)) context.info(line);
    },
    onProblem: (why) => context.warn(`${sentence(why)} Calls are still passed on.`),
  };
}

async function openRecording<T>(
  record: string | undefined,
  { cwd }: Context,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (record === undefined || code === undefined) throw explainRecordingError(error, cwd);
    throw new ToolError('environment', `Cannot write ${displayPath(record, cwd)}: ${systemReason(error)}.`, {
      fix: 'Name a file in a writable folder with --record.',
      cause: error,
    });
  }
}

/** One for each requirement and place: of the same violation in every call, the report has the count. */
function violationLines({ violations, exchange, waited = [] }: LiveJudgement, shown: Set<string>): string[] {
  return violations.flatMap(({ requirement, pointer, expected, actual, exchange: id }) => {
    const key = `${requirement} ${pointer.replace(/\/\d+(?=\/|$)/g, '/*')}`;
    if (shown.has(key)) return [];
    shown.add(key);
    const about = exchange ?? waited.find((one) => one.id === id);
    const call = about === undefined ? id : `${about.request.method} ${pathOf(about.request.url)} (${id})`;
    return [
      `violated  ${requirement}  at ${pointer === '' ? 'the response' : pointer} of ${call}: expected ${expected}, actual ${actual}`,
    ];
  });
}

/** Masked, so it may not be a valid URL. */
function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '');
}
