import { resolve } from 'node:path';
import type { JudgingOptions } from '../../../conformance/proxy/start-judging.ts';
import type { Report } from '../../../conformance/report/report.ts';
import type { LiveJudgement } from '../../../conformance/traffic/live-judge.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { onPort } from '../../cli/ports.ts';
import { connectionOf } from '../conform/connection.ts';
import { overlaidDescription } from '../conform/overlaid-description.ts';
import { expectWritable } from '../conform/report-folder.ts';
import type { ConformSettings } from '../conform/settings.ts';
import { exitOf, folderOf, showReport } from '../conform/show-report.ts';
import { waiversOf } from '../conform/waivers-of.ts';
import type { ProxyFlags } from '../proxy.ts';

/** How long calls under way may take after Ctrl-C. */
const STOP_MS = 10_000;

/** Passes traffic until it is stopped, then reports and says how it ends. */
export async function passTraffic(
  flags: ProxyFlags,
  settings: ConformSettings,
  context: Context,
): Promise<ExitName> {
  const { target, port, host, keepHost = false } = flags;
  if (target === undefined)
    throw new ToolError('usage', 'No deployment was given.', {
      fix: 'Give its scheme, host and port with --target.',
    });
  const [{ startProxy }, { startJudging }, { visible }] = await Promise.all([
    import('../../../conformance/proxy/start-proxy.ts'),
    import('../../../conformance/proxy/start-judging.ts'),
    import('../../../conformance/report/visible.ts'),
  ]);
  const options = await judgeOptions(flags, settings, context);
  const { tls } = await connectionOf(settings, context);
  const folder = folderOf(settings, context);
  if (settings.reporter?.every((name) => name === 'console') !== true)
    await expectWritable(folder, displayPath(folder, context.cwd));
  const record = flags.record === undefined ? undefined : resolve(context.cwd, flags.record);

  const judging = await openRecording(record, context, () =>
    startJudging({
      origin: target.origin,
      options,
      ...(record !== undefined && { record }),
      ...listenersOf(context, visible),
    }),
  );
  let unread = 0;
  let report: Report;
  try {
    const proxy = await onPort(port, '--port', () =>
      startProxy({
        target,
        host,
        port,
        keepHost,
        ...(tls !== undefined && { tls }),
        onCall: judging.take,
        onProblem: (why) => {
          unread += 1;
          if (unread === 1)
            context.warn(`${sentence(`some traffic cannot be judged: ${why}`)} It is passed on.`);
        },
      }),
    );
    context.data(proxy.url);
    context.info(`Calls are passed on to ${target.origin} and judged. Press Ctrl-C for the verdict.`);
    await stopped(context.signal, flags.for);
    context.info('Waiting for calls under way. Press Ctrl-C again to stop immediately.');
    await proxy.stop(STOP_MS);
  } finally {
    const problems = unread > 0 ? [`of ${unread} connections, some calls could not be read`] : [];
    report = await judging.finish(problems);
  }
  await showReport(report, settings, context);
  if (record !== undefined) context.info(displayPath(record, context.cwd));
  // Ctrl-C is how it ends.
  return exitOf(report, new AbortController().signal);
}

async function judgeOptions(
  flags: ProxyFlags,
  settings: ConformSettings,
  context: Context,
): Promise<JudgingOptions['options']> {
  const { only, skip, evidence, profile } = settings;
  const overlay = await overlaidDescription(flags, context);
  return {
    waivers: await waiversOf(settings, context),
    ...(only !== undefined && { only }),
    ...(skip !== undefined && { skip }),
    ...(evidence !== undefined && { evidence }),
    ...(profile !== undefined && { profile }),
    ...(overlay !== undefined && { overlay }),
  };
}

/**
 * Shows what is found while calls pass.
 *
 * @param visible escapes what a terminal would not show as it is
 */
function listenersOf(
  context: Context,
  visible: (text: string) => string,
): Pick<JudgingOptions, 'onViolations' | 'onProblem'> {
  const shown = new Set<string>();
  return {
    onViolations: (found) => {
      for (const line of violationLines(found, shown)) context.info(visible(line));
    },
    onProblem: (why) => context.warn(`${sentence(why)} Calls are passed on all the same.`),
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
    if (record === undefined || code === undefined) throw error;
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
