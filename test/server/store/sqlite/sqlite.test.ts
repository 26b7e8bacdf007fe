import fs from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite, type SqliteOptions } from '../../../../server/store/sqlite/sqlite.ts';
import type { Store, StoredRecord } from '../../../../server/store/store.ts';
import { StoreOpenError } from '../../../../server/store/store-open-error.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';
import { describeStore } from '../contract.ts';

describeStore('openSqlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-sqlite-'));
  return {
    connect: () => openSqlite({ file: join(folder, 'bank.sqlite') }),
    lasting: true,
    remove: () => rm(folder, { recursive: true }),
  };
});

let folder: string;
let file: string;
let opened: Store[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-sqlite-'));
  file = join(folder, 'bank.sqlite');
  opened = [];
});
afterEach(async () => {
  for (const store of opened) await store.close();
  await rm(folder, { recursive: true });
});

async function open(options: Partial<SqliteOptions> = {}): Promise<Store> {
  const store = await openSqlite({ file, ...options });
  opened.push(store);
  return store;
}

describe('the file', () => {
  test('is its owner’s alone, and so are its two companions', async () => {
    await put(await open(), 'a');
    for (const name of [file, `${file}-wal`, `${file}-shm`])
      expect(((await stat(name)).mode & 0o777).toString(8), name).toBe('600');
  });

  test('is left alone, without companions, when the store is closed', async () => {
    const store = await open();
    await put(store, 'a');
    await store.close();
    await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
    expect(rowsOf(file)).toEqual([{ id: 'a', text: '"a"' }]);
  });

  test('gets smaller by a reset', async () => {
    const text = 'x'.repeat(4000);
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: `acc-${index}`, text }));
    const first = await open();
    await first.replaceAll([...many, { id: 'key-1', text: '"kept"' }]);
    await first.close();
    const { size } = await stat(file);
    expect(size).toBeGreaterThan(4_000_000);

    const second = await open();
    await second.replaceAll([{ id: 'acc-1', text: '1' }], ['key-']);
    await second.close();
    expect((await stat(file)).size).toBeLessThan(100_000);
    expect(rowsOf(file)).toEqual([
      { id: 'acc-1', text: '1' },
      { id: 'key-1', text: '"kept"' },
    ]);
  });

  test('is on the disk before a change is acknowledged', async () => {
    const store = await open();
    await put(store, 'a');
    const synced: ((error: NodeJS.ErrnoException | null) => void)[] = [];
    const sync = vi.spyOn(fs, 'fdatasync').mockImplementation((_file, done) => void synced.push(done));
    try {
      const acknowledged: string[] = [];
      const first = put(store, 'b').then(() => acknowledged.push('b'));
      await vi.waitFor(() => expect(synced).toHaveLength(1));
      // Its turn comes with the next commit; a change of nothing waits as well, for what it has seen.
      const second = put(store, 'c').then(() => acknowledged.push('c'));
      const nothing = store.change(['b'], ([text]) => ({ put: [], result: text }));
      await new Promise(setImmediate);
      expect([acknowledged, synced.length]).toEqual([[], 1]);
      synced[0]?.(null);
      await first;
      await vi.waitFor(() => expect(synced).toHaveLength(2));
      expect(acknowledged).toEqual(['b']);
      synced[1]?.(Object.assign(new Error('failed'), { code: 'EIO' }));
      await expect(second).rejects.toMatchObject({ reason: 'broken', note: 'the write-ahead log: EIO' });
      await expect(nothing).rejects.toThrow(StoreUnavailable);
    } finally {
      sync.mockRestore();
    }
    await put(store, 'd');
    expect(await store.read(['a', 'b', 'd'])).toEqual(['"a"', '"b"', '"d"']);
  });

  test('every connection waits for the disk where it must', async () => {
    // The settings belong to connections, which the store keeps to itself.
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    try {
      await (await open()).close();
      await open();
      const connections = new Set(exec.mock.contexts);
      expect(connections.size).toBe(2);
      const last = [...connections].at(-1) as DatabaseSync;
      const setting = (name: string) => Object.values(last.prepare(`PRAGMA ${name}`).get() ?? {});
      // 1 is `normal` (SQLite's manual, pragma synchronous): checkpoints wait for the disk, commits are waited for by the store.
      expect(setting('synchronous')).toEqual([1]);
      expect(setting('fullfsync')).toEqual([1]);
      expect(setting('journal_mode')).toEqual(['wal']);
    } finally {
      exec.mockRestore();
    }
  });

  test('may be there already, and empty', async () => {
    await writeFile(file, '');
    await put(await open(), 'a');
  });

  test('is created by the first of several processes', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => open()));
    await Promise.all(stores.map((store, index) => put(store, `a-${index}`)));
    expect(await stores[0]?.list('', '', 10)).toHaveLength(5);
  });
});

describe('what cannot be opened is refused with the reason and a way out, and left as it is', () => {
  async function failure(): Promise<{ message: string; place: string; fix: string }> {
    const error: unknown = await openSqlite({ file, busyMs: 50 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreOpenError);
    const { message, place, fix } = error as StoreOpenError;
    return { message, place: place.replace(folder, '.'), fix: fix.replace(folder, '.') };
  }

  test('a database of another program', async () => {
    const foreign = new DatabaseSync(file);
    foreign.exec('CREATE TABLE invoice (id INTEGER)');
    foreign.close();
    expect(await failure()).toEqual({
      message: 'the file is not a database of this sandbox',
      place: './bank.sqlite',
      fix: 'Name another file.',
    });
    const again = new DatabaseSync(file);
    expect(again.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
    again.close();
  });

  test('a database of a newer version', async () => {
    await (await open()).close();
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 2');
    newer.close();
    expect(await failure()).toEqual({
      message:
        'the database was written by a newer release: its schema version is 2, this release supports 1',
      place: './bank.sqlite',
      fix: 'Run that release, or name another file.',
    });
  });

  test('a file that is no database', async () => {
    await writeFile(file, 'label,amount\n'.repeat(1000));
    expect(await failure()).toEqual({
      message: 'the database cannot be used: SQLITE_NOTADB (26)',
      place: './bank.sqlite',
      fix: 'Check that it is an SQLite database and that the file and its folder can be read and written, or name another file.',
    });
  });

  test('a folder', async () => {
    await mkdir(file);
    expect((await failure()).message).toBe('the database cannot be used: SQLITE_CANTOPEN (14)');
  });

  test('a file in a folder that is not there', async () => {
    file = join(folder, 'none', 'bank.sqlite');
    expect(await failure()).toEqual({
      message: 'the folder of the database does not exist',
      place: './none/bank.sqlite',
      fix: 'Create the folder ./none.',
    });
  });

  test('a file that another process has locked', async () => {
    const holder = new DatabaseSync(file);
    holder.exec('PRAGMA locking_mode = exclusive; BEGIN EXCLUSIVE');
    try {
      expect(await failure()).toEqual({
        message: 'another process has locked the database: SQLITE_BUSY (5)',
        place: './bank.sqlite',
        fix: 'Stop that process, or name another file.',
      });
    } finally {
      holder.close();
    }
  });
});

describe('changes that come together', () => {
  test('are refused as overloaded when too many wait, and only those', async () => {
    const store = await open({ waitingLimit: 10 });
    const answers = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) => put(store, `a-${index}`)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(15);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, reason: 'overloaded' });
    expect(await store.list('', '', 100)).toHaveLength(10);
    await put(store, 'later');
  });

  test('share a commit', async () => {
    const store = await open();
    await put(store, 'a');
    const before = await commitsOf(file);
    await Promise.all(Array.from({ length: 200 }, (_, index) => put(store, `a-${index}`)));
    expect((await commitsOf(file)) - before).toBe(1);
  });

  test('are not held up by one that cannot be written', async () => {
    const store = await open();
    const answers = await Promise.allSettled([
      put(store, 'before'),
      store.change([], () => ({
        put: [
          { id: 'half', text: '1' },
          { id: 'wrong', text: undefined as unknown as string },
        ],
        result: undefined,
      })),
      put(store, 'after'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((answers[1] as PromiseRejectedResult).reason).toBeInstanceOf(TypeError);
    expect((await store.list('', '', 10)).map(({ id }) => id)).toEqual(['after', 'before']);
  });

  test('do not let the write-ahead log grow, though another handle writes and reads as well', async () => {
    const stores = [await open(), await open()];
    let largest = 0;
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const store = stores[index % 2] as Store;
          const id = `a-${round % 4}-${index}`;
          const text = JSON.stringify(`${round} ${'x'.repeat(20_000)}`);
          await store.change([id], () => ({ put: [{ id, text }], result: undefined }));
          await store.read([id]);
        }),
      );
      largest = Math.max(largest, (await stat(`${file}-wal`)).size);
    }
    // 40 MB were written. A checkpoint begins at 1000 pages of 8 KiB; one batch comes on top.
    expect(largest).toBeLessThan(16 * 1024 * 1024);
  });
});

function put(store: Store, id: string): Promise<void> {
  return store.change([], () => ({ put: [{ id, text: JSON.stringify(id) }], result: undefined }));
}

/** Reads what is in the file, without the store. */
function rowsOf(path: string): StoredRecord[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database.prepare('SELECT id, text FROM record ORDER BY id').all() as unknown as StoredRecord[];
  } finally {
    database.close();
  }
}

/** Counts the commits in the write-ahead log: frames that carry the size of the database (SQLite's file format, section 4.1). */
async function commitsOf(path: string): Promise<number> {
  const log = await readFile(`${path}-wal`);
  const pageSize = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at < log.length && log.subarray(at + 8, at + 16).equals(salt); at += 24 + pageSize)
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}
