import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ClientCommand } from '../../../conformance/client/command-stage.ts';
import type { Waiver } from '../../../conformance/model/options.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { explain } from '../conform/explain.ts';
import { expectWritable } from '../conform/report-folder.ts';
import { showReport } from '../conform/show-report.ts';
import type { Settings } from '../settings/settings-for.ts';
import { openBank } from './open-bank.ts';

type JudgeSettings = Settings<'judge-client'>;

/** Judges a command, writes the reports and says how it ends. */
export async function runJudge(
  command: string,
  args: readonly string[],
  settings: JudgeSettings,
  context: Context,
): Promise<ExitName> {
  const reportDir = settings.reportDir ?? resolve(context.cwd, 'client-report');
  await expectWritable(reportDir, displayPath(reportDir, context.cwd));
  const report = await judge(command, args, settings, context);
  try {
    await showReport(report, { ...settings, reportDir }, context);
  } catch (error) {
    throw explain(error);
  }
  if (context.signal.aborted) return 'interrupted';
  return ({ conformant: 'ok', violated: 'problem', inconclusive: 'inconclusive' } as const)[
    report.run.verdict
  ];
}

async function judge(
  command: string,
  args: readonly string[],
  settings: JudgeSettings,
  { cwd, env, info, signal }: Context,
): Promise<Report> {
  const [
    { judgeClient },
    { secretsOfEnvironment, showCommand },
    { commandStage },
    { idsIn },
    { systemClock },
  ] = await Promise.all([
    import('../../../conformance/client/judge-client.ts'),
    import('../../../conformance/client/command-secrets.ts'),
    import('../../../conformance/client/command-stage.ts'),
    import('../../../conformance/client/call-ids.ts'),
    import('../../../conformance/model/clock.ts'),
  ]);
  const {
    only,
    skip,
    evidence,
    timeout: timeoutMs = 30_000,
    jobs = Math.max(2, availableParallelism()),
  } = settings;
  const waivers = await waiversOf(settings, cwd);
  const shown = showCommand([command, ...args]);
  info(`Checking ${shown.text}`);
  try {
    return await judgeClient({
      command: shown.text,
      secrets: [...shown.secrets, ...secretsOfEnvironment(env)],
      openBank,
      openStage: commandStage({ command, args, cwd, env, serve }),
      clock: systemClock,
      timeoutMs,
      // The user may have named records of the sandbox in the arguments.
      knownIds: [...args, ...Object.values(env)].flatMap((text) => idsIn(text ?? '')),
      ...(only !== undefined && { only }),
      ...(skip !== undefined && { skip }),
      ...(evidence !== undefined && { evidence }),
      waivers,
      jobs,
      signal,
      onRun: ({ id }, done, all, end) =>
        info(`  ${String(done).padStart(String(all).length)}/${all}  ${id}: ${end}`),
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'ClientNotStarted')
      throw new ToolError('usage', `The command could not be started: ${error.message}.`, {
        fix: 'Give a command that is installed, with its arguments after it: judge-client -- npm test',
        cause: error,
      });
    throw explain(error);
  }
}

const serve: ClientCommand['serve'] = async (fetch) => {
  const { serveSandbox } = await import('../../../server/node/serve.ts');
  // Its key is made for one run, and nobody but the client knows it, so it need not refuse the name of a container's host.
  const serving = await serveSandbox({ sandbox: { fetch }, host: '127.0.0.1', port: 0 });
  return { url: serving.url, close: () => serving.stop(0) };
};

async function waiversOf({ waivers }: JudgeSettings, cwd: string): Promise<readonly Waiver[]> {
  if (waivers === undefined) return [];
  const [{ readWaiversFile }, { clientRows }] = await Promise.all([
    import('../conform/waivers-file.ts'),
    import('../../../conformance/client/client-rows.ts'),
  ]);
  return readWaiversFile(
    waivers,
    cwd,
    clientRows().map(({ id }) => id),
  );
}
