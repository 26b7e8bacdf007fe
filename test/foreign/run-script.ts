import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The outcome of a step. */
export interface Step {
  readonly ok: boolean;
  /** `12.3 s`, `771 operations`, or the first line of what went wrong. */
  readonly says: string;
}

/**
 * Runs a Node script to its end.
 *
 * @param read makes a text of what it printed, or throws
 * @param seconds after which it is stopped and has failed
 */
export function runScript(
  args: readonly string[],
  read: (stdout: string) => string = () => '',
  { cwd = ROOT, seconds }: { readonly cwd?: string; readonly seconds?: number } = {},
): Promise<Step> {
  const start = performance.now();
  const env = {
    ...process.env,
    NO_COLOR: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = seconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      try {
        if (signal === 'SIGKILL') throw new Error(`stopped after ${time}`);
        if (code !== 0)
          throw new Error(`exit ${code ?? signal}: ${firstError(output.stdout + output.stderr)}`);
        resolve({ ok: true, says: [time, read(output.stdout)].filter(Boolean).join(', ') });
      } catch (error) {
        resolve({ ok: false, says: (error as Error).message });
      }
    });
  });
}

function firstError(text: string): string {
  const lines = text.split('\n');
  return lines.find((one) => /error/i.test(one)) ?? lines.find((one) => one.trim() !== '') ?? '';
}
