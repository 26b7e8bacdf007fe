import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { optionalTool } from './optional-tool.ts';

/**
 * Runs a command of Redocly's command line, by its arguments. Its standard input, which a plugin may read, ends when `ready` is settled; at
 * once when that is absent.
 */
export type RunRedocly = (args: readonly string[], ready?: Promise<unknown>) => Promise<void>;

/**
 * Redocly's command line, which has no programming interface, at work in one folder. It reports nothing to its maker and asks for no update.
 *
 * @param cwd a folder without a configuration of Redocly's
 * @returns a function that throws what `execFile` throws, with `stderr`
 * @throws ToolError `environment` when the command line is not installed or too old
 */
export async function redoclyIn(cwd: string, signal?: AbortSignal): Promise<RunRedocly> {
  const cli = await optionalTool('@redocly/cli', async () =>
    createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'),
  );
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return async (args, ready = Promise.resolve()) => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], {
      cwd,
      env,
      ...(signal === undefined ? {} : { signal }),
    });
    const { stdin } = running.child;
    // A process that has ended already is reported below.
    stdin?.on('error', () => {});
    const end = () => void stdin?.end();
    ready.then(end, end);
    await running;
  };
}
