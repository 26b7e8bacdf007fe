import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { COMMANDS } from '../../scripts/commands/index.ts';
import { runCommandLine } from '../../scripts/wrapper.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real commands in this process, as the command line would. */
export async function run(argv: readonly string[], cwd: string, signal?: AbortSignal): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: false,
    write: (text: string) => {
      written[name] += text;
    },
  });
  const program = { name: 'banking-platform-api', summary: '', version: '0.0.0', commands: COMMANDS };
  const code = await runCommandLine(argv, program, {
    cwd,
    env: {},
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    signal: signal ?? new AbortController().signal,
  });
  return { code, ...written };
}

/** A folder for one test, gone after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bpa-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
