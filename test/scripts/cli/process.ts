import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const started: ChildProcess[] = [];
// A test that failed half-way must not leave its server behind.
afterEach(() => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

export interface Running {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the exit code when the process and its pipes have ended. */
  readonly ended: Promise<number | null>;
}

/** Starts the command line as a process of its own, in a process group of its own, so that what it leaves behind is found. */
export function startCli(args: readonly string[], cwd = ROOT, env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../scripts/cli.ts', import.meta.url)), ...args],
    {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  started.push(child);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

export async function runCli(args: readonly string[], cwd = ROOT, env: NodeJS.ProcessEnv = {}) {
  const { output, ended } = startCli(args, cwd, env);
  return { code: await ended, ...output };
}

/** Tells whether any process of the group is left. */
export function groupLives({ child }: Running): boolean {
  try {
    process.kill(-(child.pid ?? 0), 0);
    return true;
  } catch {
    return false;
  }
}
