import { resolve as resolvePath } from 'node:path';
import { Calls } from '../calls.ts';
import { decideLater, hasPrefix } from '../change.ts';
import { retry } from '../retry.ts';
import type { Store } from '../store.ts';
import type { SqliteConnection } from './connection.ts';
import { SqliteDatabase } from './database.ts';
import { createPrivateFile, requireSpace } from './file.ts';
import { GroupCommit, type Write } from './group-commit.ts';
import { explainSqliteError, isLocked } from './sqlite-errors.ts';

export interface SqliteOptions {
  /** Path of the database, relative to the working directory; created when it does not exist. */
  readonly file: string;
  /** The time that a call waits for a lock that another process holds on the file. Milliseconds; default 2000. */
  readonly busyMs?: number;
  /** The number of changes that may be in progress; any further one is refused as `overloaded`. Default 10,000. */
  readonly waitingLimit?: number;
}

/**
 * A store in one SQLite file, which several processes may have open at the same time. Reads are synchronous. Changes that arrive together
 * share a transaction (group-commit.ts) and resolve once it is committed.
 *
 * @throws StoreOpenError
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { busyMs = 2_000 } = options;
  const file = resolvePath(options.file);
  const database = new SqliteDatabase(file);
  try {
    createPrivateFile(file);
    await retry(busyMs, isLocked, () => database.open());
  } catch (error) {
    throw explainSqliteError(error, file);
  }
  return createStore(database, file, busyMs, new Calls('sqlite', options.waitingLimit ?? 10_000));
}

function createStore(database: SqliteDatabase, file: string, busyMs: number, calls: Calls): Store {
  const commits = new GroupCommit<SqliteConnection>({
    transact: (work) => database.transact(work),
    sync: () => database.sync(),
    busyMs,
  });
  const write = <Result>(work: Write<SqliteConnection, Result>) => calls.add(() => commits.add(work));

  return {
    kind: 'sqlite',
    read(ids) {
      calls.refuseWhenClosed();
      return atOnceOrRetried(() => database.use((connection) => connection.readCached(ids)), busyMs);
    },
    change: (ids, decide) =>
      write((connection) => {
        const { put, remove = [], result } = decideLater(decide, connection.read(ids));
        connection.remove(remove);
        connection.put(put);
        return result;
      }),
    async list(prefix, after, limit) {
      calls.refuseWhenClosed();
      const list = () => database.use((connection) => connection.list(prefix, after, limit));
      return retry(busyMs, isLocked, list);
    },
    replaceAll: (records, keep = [], within = '') =>
      write((connection) => {
        connection.deleteOthers(keep, within);
        connection.put(records.filter(({ id }) => !hasPrefix(id, keep)));
        return () => {};
      }),
    fillIfEmpty: (records, within = '') =>
      write((connection) => {
        const isEmpty = connection.list(within, '', 1).length === 0;
        if (isEmpty) connection.put(records);
        return () => isEmpty;
      }),
    async ping() {
      requireSpace(file);
      await write((connection) => {
        connection.touch();
        return () => {};
      });
    },
    close: () => calls.close(() => database.close()),
  };
}

/** A promise only where another process holds the lock. */
function atOnceOrRetried<Result>(work: () => Result, busyMs: number): Result | Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (isLocked(error)) return retry(busyMs, isLocked, work);
    throw error;
  }
}
