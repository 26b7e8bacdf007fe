/** The sandbox serves and stops as ever when its log cannot be written. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Case {
  readonly name: string;
  readonly signal: NodeJS.Signals;
  open(): 'pipe' | number;
  /** Written to standard error is lost on a full disk, and the exit code says so; a reader that leaves is not an error. */
  readonly code: number;
}

const CASES: readonly Case[] = [
  { name: 'a pipe that nobody reads', signal: 'SIGINT', open: () => 'pipe', code: 0 },
  ...(existsSync('/dev/full')
    ? [{ name: 'a full disk', signal: 'SIGTERM', open: () => openSync('/dev/full', 'w'), code: 6 } as const]
    : []),
];

test.each(CASES)('$name', async ({ signal, open, code }) => {
  const stderr = open();
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/cli.ts'), 'sandbox', '--memory', '--port', '0'],
    {
      stdio: ['ignore', 'pipe', stderr],
    },
  );
  try {
    const ended = once(child, 'exit');
    const [line] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
    const [url] = /^http\S+/.exec(String(line)) ?? [];
    // Their log lines are more than a pipe holds.
    for (let count = 0; count < 1500; count += 1)
      expect((await fetch(`${url}/_sandbox/health`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
  } finally {
    child.kill('SIGKILL');
    if (typeof stderr === 'number') closeSync(stderr);
  }
});
