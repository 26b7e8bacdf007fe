import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommandLine } from '../../../scripts/cli/wrapper.ts';
import { COMMANDS } from '../../../scripts/commands/index.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the real commands in this process, as the command line would. */
export function start(
  argv: readonly string[],
  cwd: string,
  signal: AbortSignal,
  env: Readonly<Record<string, string>> = {},
): { readonly done: Promise<Ran>; readonly written: { stdout: string; stderr: string } } {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: false,
    write: (text: string) => {
      written[name] += text;
    },
  });
  const program = { name: 'banking-platform-api', summary: '', version: '0.0.0', commands: COMMANDS };
  const around = { cwd, env, stdout: stream('stdout'), stderr: stream('stderr'), signal };
  return { done: runCommandLine(argv, program, around).then((code) => ({ code, ...written })), written };
}

export function run(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return start(argv, cwd, new AbortController().signal, env).done;
}

/** A folder for one test, gone after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bpa-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
