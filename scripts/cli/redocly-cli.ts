import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { optionalTool } from './optional-tool.ts';

/** A command of Redocly's command line at work. */
export interface RunningRedocly {
  /** Rejects with what `execFile` throws, with `stderr`. */
  readonly done: Promise<void>;
  /** Ends its standard input, for which a plugin may wait. Resolves when that has left this process, however busy it is afterward. */
  endInput(): Promise<void>;
}

/** Starts a command of Redocly's command line, by its arguments. */
export type StartRedocly = (args: readonly string[]) => RunningRedocly;

/**
 * Redocly's command line, which has no programming interface, at work in one folder. It reports nothing to its maker and asks for no update.
 *
 * @param cwd a folder without a configuration of Redocly's
 * @throws ToolError `environment` when the command line is not installed or too old
 */
export async function redoclyIn(cwd: string, signal?: AbortSignal): Promise<StartRedocly> {
  const cli = await optionalTool('@redocly/cli', async () =>
    createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'),
  );
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return (args) => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], {
      cwd,
      env,
      ...(signal === undefined ? {} : { signal }),
    });
    const { stdin } = running.child;
    // That the process has ended is said by `done`.
    stdin?.on('error', () => {});
    return {
      done: running.then(() => {}),
      endInput: () => new Promise((resolve) => (stdin === null ? resolve() : stdin.end(() => resolve()))),
    };
  };
}
