import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';

const WRITER = fileURLToPath(new URL('crash-writer.ts', import.meta.url));
const ROUNDS = 5;
/** That one process has acknowledged at least before it is killed. */
const CHANGES = 100;
/** Each round starts two processes: a busy machine takes seconds for that. */
const LIMIT_MS = 180_000;

let folder: string;
let file: string;
let writers: Writer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
  file = join(folder, 'bank.sqlite');
  writers = [];
});
afterEach(async () => {
  for (const writer of writers) await writer.kill();
  await rm(folder, { recursive: true });
});

interface Writer {
  /** Lines `ID ACCOUNT CENTS` of the changes it was answered. */
  readonly acknowledged: string[];
  /** Resolves when that many more were acknowledged. */
  next(count: number): Promise<void>;
  kill(): Promise<void>;
}

function startWriter(name: string): Writer {
  const child = spawn(process.execPath, [WRITER, file, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const acknowledged: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() as string;
    acknowledged.push(...lines);
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close');
  const writer: Writer = {
    acknowledged,
    async next(count) {
      const wanted = acknowledged.length + count;
      while (acknowledged.length < wanted)
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => Promise.reject(new Error(`writer ${name} ended by itself: ${stderr}`))),
        ]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  writers.push(writer);
  return writer;
}

test('two processes killed in the middle of writing leave every acknowledged change and nothing half', {
  timeout: LIMIT_MS,
}, async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // Two processes on the file: one is killed, the other goes on, and is killed as well.
    const [first, second] = [startWriter(`${round}a`), startWriter(`${round}b`)];
    await Promise.all([first.next(CHANGES + Math.floor(Math.random() * CHANGES)), second.next(1)]);
    await first.kill();
    await second.next(1 + Math.floor(Math.random() * CHANGES));
    await second.kill();
    for (const line of writers.flatMap((some) => some.acknowledged)) acknowledged.add(line);
    await examine(acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * CHANGES);
});

async function examine(acknowledged: ReadonlySet<string>): Promise<void> {
  const store = await openSqlite({ file });
  const [accounts, transfers] = await Promise.all([store.list('acc-', '', 100), store.list('tra-', '', 1e6)]);
  await store.close();

  const sums = new Map<string, { cents: number; transfers: number }>();
  const present = new Set<string>();
  for (const { id, text } of transfers) {
    const { account, cents, end } = JSON.parse(text) as { account: string; cents: number; end: string };
    expect(end).toBe(id);
    const sum = sums.get(account) ?? { cents: 0, transfers: 0 };
    sums.set(account, { cents: sum.cents + cents, transfers: sum.transfers + 1 });
    present.add(`${id} ${account} ${cents}`);
  }
  expect([...acknowledged].filter((line) => !present.has(line))).toEqual([]);
  // The transfer and the sum are one change: they agree exactly, whether it was acknowledged or not.
  expect(new Map(accounts.map(({ id, text }) => [id, JSON.parse(text)]))).toEqual(sums);

  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
}
