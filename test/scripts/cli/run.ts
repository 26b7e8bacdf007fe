import type { AnyCommand } from '../../../scripts/cli/command.ts';
import { runCommandLine } from '../../../scripts/cli/wrapper.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process over the given commands and collects all it writes. */
export async function runWith(
  commands: readonly AnyCommand[],
  argv: readonly string[],
  around: {
    cwd?: string;
    env?: Record<string, string>;
    isTTY?: boolean;
    signal?: AbortSignal;
    /** Called with all of standard output so far, after each write. */
    onOutput?: (stdout: string) => void;
  } = {},
): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: around.isTTY ?? false,
    write: (text: string) => {
      written[name] += text;
      around.onOutput?.(written.stdout);
    },
  });
  const program = {
    name: 'tool',
    summary: 'A tool for tests.',
    version: '1.2.3',
    commands: Object.fromEntries(commands.map((command) => [command.name, async () => command])),
  };
  const code = await runCommandLine(argv, program, {
    cwd: around.cwd ?? '/nowhere',
    env: around.env ?? {},
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    signal: around.signal ?? new AbortController().signal,
  });
  return { code, ...written };
}
