import type { Report } from '../../../conformance/model/report.ts';
import type { JudgingOptions } from '../../../conformance/proxy/start-judging.ts';
import type { LiveJudgement } from '../../../conformance/traffic/live-judge.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { noSuchAddress, onPort } from '../../cli/ports.ts';
import type { ReadApi } from '../api/read-api.ts';
import { connectionOf } from '../conform/connection.ts';
import { overlaidDescription } from '../conform/overlaid-description.ts';
import { expectWritable } from '../conform/report-folder.ts';
import { exitOf, folderOf, showReport } from '../conform/show-report.ts';
import { waiversOf } from '../conform/waivers-of.ts';
import { explainRecordingError } from '../record/explain-recording-error.ts';
import type { Settings } from '../settings/settings-for.ts';

type ProxySettings = Settings<'proxy'>;

/** The time that calls in progress may take after Ctrl-C. */
const STOP_MS = 10_000;

/** Passes traffic until it is stopped, then reports and says how it ends. */
export async function passTraffic(settings: ProxySettings, context: Context): Promise<ExitName> {
  const { target, port, host, allowHost, keepHost = false, record } = settings;
  if (target === undefined)
    throw new ToolError('usage', 'No deployment was given.', {
      fix: 'Give its scheme, host and port with --target.',
    });
  if (settings.requirements !== undefined && settings.spec === undefined)
    throw new ToolError('usage', '--requirements is about another description, and none is given.', {
      fix: 'Name the description with --spec, or remove --requirements.',
    });
  const [{ startProxy }, { startJudging }] = await Promise.all([
    import('../../../conformance/proxy/start-proxy.ts'),
    import('../../../conformance/proxy/start-judging.ts'),
  ]);
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
  let unread = 0;
  let report: Report;
  try {
    const proxy = await listening(settings, () =>
      startProxy({
        target,
        host,
        port,
        keepHost,
        ...(allowHost !== undefined && { allowedHosts: allowHost }),
        ...(tls !== undefined && { tls }),
        onCall: judging.take,
        onProblem: (why) => {
          unread += 1;
          if (unread === 1) context.warn(sentence(`some traffic cannot be checked: ${why}`));
        },
      }),
    );
    await openRecording(record, context, async () => recording?.appear()).catch(async (error) => {
      await proxy.stop(0);
      throw error;
    });
    context.print(proxy.url);
    context.info(`Calls are passed on to ${target.origin} and checked. Press Ctrl-C for the verdict.`);
    await stopped(context.signal, settings.for);
    if (!proxy.isIdle) context.info('Waiting for calls under way. Press Ctrl-C again to stop immediately.');
    await proxy.stop(STOP_MS);
  } finally {
    const problems = unread > 0 ? [`of ${unread} connections, some calls could not be read`] : [];
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

/** @throws ToolError for a port or an address that is not available, and for a target that is the proxy itself */
async function listening<T>({ target, host, port }: ProxySettings, listen: () => Promise<T>): Promise<T> {
  const { reaches } = await import('../../../conformance/proxy/reaches-this-machine.ts');
  const its = Number(target?.port) || (target?.protocol === 'https:' ? 443 : 80);
  if (target !== undefined && port === its && reaches(target.hostname, host))
    throw new ToolError(
      'usage',
      `The value of --target is this proxy: it listens on ${host}, port ${port}.`,
      {
        fix: 'Give the address of the deployment with --target, or another port with --port.',
      },
    );
  try {
    return await onPort(port, '--port', listen);
  } catch (error) {
    throw noSuchAddress(error, host) ?? error;
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

function stopped(signal: AbortSignal, milliseconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
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

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
