/** Somebody removes the `-wal` file of a database that is in use: SQLite itself goes on and loses it with the process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../../../server/store/store.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';
import type { Answer, Request } from './store-process.ts';

const PROGRAM = fileURLToPath(new URL('store-process.ts', import.meta.url));

let folder: string;
let file: string;
let children: ChildProcess[];
let stores: Store[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-removed-'));
  file = join(folder, 'bank.sqlite');
  children = [];
  stores = [];
});
afterEach(async () => {
  for (const child of children) await kill(child);
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
});

async function start() {
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const next = async (): Promise<Answer> => (await once(child, 'message'))[0] as Answer;
  expect(await next()).toMatchObject({ ok: true });
  const ask = (request: Request): Promise<Answer> => {
    const answer = next();
    child.send(request);
    return answer;
  };
  return { child, put: (id: string) => ask({ ask: 'put', id }), ping: () => ask({ ask: 'ping' }) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function open(path = file): Promise<Store> {
  const store = await openSqlite({ file: path, busyMs: 100 });
  stores.push(store);
  return store;
}

const removeLog = () => rm(`${file}-wal`);
const idsOf = async (store: Store) => (await store.list('', '', 100)).map(({ id }) => id);
const OK = { ok: true };

describe('a write-ahead log that was removed', () => {
  test('costs nothing that was acknowledged before or after, when the process is killed', async () => {
    const { child, put } = await start();
    expect(await put('a')).toEqual(OK);
    for (const id of ['b', 'c', 'd']) {
      await removeLog();
      expect(await put(id)).toEqual(OK);
    }
    expect(await put('e')).toEqual(OK);
    await kill(child);
    expect(await idsOf(await open())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('while nothing was written for a moment holds nothing that the file does not', async () => {
    const { child, put } = await start();
    expect(await put('a')).toEqual(OK);
    let copies = 0;
    await vi.waitFor(
      async () => {
        copies += 1;
        const copy = join(folder, `copy-${copies}.sqlite`);
        await cp(file, copy);
        const store = await openSqlite({ file: copy });
        const ids = await idsOf(store);
        await store.close();
        expect(ids).toEqual(['a']);
      },
      { timeout: 60_000, interval: 50 },
    );
    await removeLog();
    await kill(child);
    expect(await idsOf(await open())).toEqual(['a']);
  });

  test('stops all writing while another process has the file open, and saves it all when that has gone', async () => {
    const { child, put, ping } = await start();
    expect(await put('a')).toEqual(OK);
    const other = await open();
    expect(await idsOf(other)).toEqual(['a']);
    await removeLog();
    const refused = { ok: false, why: expect.stringMatching(/^503 removed: .*stop all processes/) };
    expect(await put('b')).toEqual(refused);
    expect(await ping()).toEqual(refused);
    await expect(other.ping()).rejects.toThrow(StoreUnavailable);
    await other.close();
    expect(await put('c')).toEqual(OK);
    await kill(child);
    expect(await idsOf(await open())).toEqual(['a', 'c']);
  });

  test('stops all writing when another one was begun in its place', async () => {
    const { put, ping } = await start();
    expect(await put('a')).toEqual(OK);
    await removeLog();
    await writeFile(`${file}-wal`, 'of another process');
    const refused = { ok: false, why: expect.stringContaining('another write-ahead log was begun') };
    expect(await put('b')).toEqual(refused);
    expect(await ping()).toEqual(refused);
  });
});
