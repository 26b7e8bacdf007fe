import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../../../server/store/store.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';
import { requireProgram } from '../../../house/require-program.ts';

const PROGRAM = fileURLToPath(new URL('store-process.ts', import.meta.url));

let folder: string;
let file: string;
/** Undone in reverse order after each test. */
let undo: (() => unknown)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-errors-'));
  file = join(folder, 'bank.sqlite');
  undo = [() => rm(folder, { recursive: true })];
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

async function open(busyMs: number): Promise<Store> {
  const store = await openSqlite({ file, busyMs });
  undo.push(() => store.close());
  return store;
}

describe('a file locked by another process', () => {
  /** Another process that has locked the file. */
  async function lock(): Promise<{ release(): Promise<unknown> }> {
    const program = `
      const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
      database.exec('BEGIN EXCLUSIVE');
      console.log('locked');
      process.stdin.resume();`;
    const holder = spawn(process.execPath, ['-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] });
    undo.push(() => holder.kill('SIGKILL'));
    await once(holder.stdout, 'data');
    const ended = once(holder, 'exit');
    return {
      release() {
        holder.stdin.end();
        return ended;
      },
    };
  }

  test('is waited for, then said to be locked; reading and the event loop go on; freed, it is written again', async () => {
    const store = await open(2000);
    await put(store, 'a');
    const { release } = await lock();
    let turns = 0;
    const watch = setInterval(() => {
      turns += 1;
    }, 1);
    const answers = await Promise.all(['b', 'c'].map((id) => errorOf(put(store, id))));
    clearInterval(watch);
    expect(answers).toEqual(['503 locked: SQLITE_BUSY (5)', '503 locked: SQLITE_BUSY (5)']);
    // SQLite's own waiting would have left none or two.
    expect(turns).toBeGreaterThan(5);
    expect(await errorOf(store.ping())).toBe('503 locked: SQLITE_BUSY (5)');
    expect(await store.read(['a', 'b'])).toEqual(['"a"', undefined]);
    await release();
    await put(store, 'b');
    expect(await store.read(['b', 'c'])).toEqual(['"b"', undefined]);
  });

  test('is written as soon as it is free, if that is soon', async () => {
    const store = await open(5_000);
    const { release } = await lock();
    const writing = put(store, 'a');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await store.read(['a'])).toEqual([undefined]);
    await release();
    await writing;
    expect(await store.read(['a'])).toEqual(['"a"']);
  });
});

describe('a file that is no longer where it was', () => {
  test('is not written, until it is back', async () => {
    const store = await open(100);
    await put(store, 'a');
    await rename(file, `${file}.away`);
    const gone = '503 broken: the file was removed, or replaced while it was in use';
    expect(await errorOf(put(store, 'b'))).toBe(gone);
    expect(await errorOf(store.ping())).toBe(gone);
    expect(await store.read(['a', 'b'])).toEqual(['"a"', undefined]);
    await writeFile(file, '');
    expect(await errorOf(put(store, 'b'))).toBe(gone);
    await rename(`${file}.away`, file);
    await put(store, 'b');
    await store.close();
    expect(await (await open(100)).read(['a', 'b'])).toEqual(['"a"', '"b"']);
  });
});

describe('a file that may not be written', () => {
  test('is refused at the start', async (context) => {
    // Root may write everything, until its capabilities are taken away.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) requireProgram(context, 'setpriv');
    await (await open(100)).close();
    await chmod(file, 0o400);
    const wrapper = isRoot ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
    const [command = process.execPath, ...args] = [...wrapper, process.execPath, PROGRAM, file];
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    undo.push(() => child.kill('SIGKILL'));
    const [first] = await once(child, 'message');
    expect(first).toEqual({ ok: false, why: 'the database cannot be used: SQLITE_READONLY (8)' });
  });

  test('and became so while it was in use, is written on: it is open', async () => {
    const store = await open(100);
    await chmod(file, 0o400);
    await put(store, 'a');
    await store.close();
    await chmod(file, 0o600);
    expect(await (await open(100)).read(['a'])).toEqual(['"a"']);
  });
});

function put(store: Store, id: string): Promise<void> {
  return store.change([], () => ({ put: [{ id, text: JSON.stringify(id) }], result: undefined }));
}

async function errorOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  return error instanceof StoreUnavailable ? `${error.status} ${error.reason}: ${error.note}` : String(error);
}
