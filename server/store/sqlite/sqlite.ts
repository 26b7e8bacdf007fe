import { resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, Store } from '../store.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { SqliteConnection } from './connection.ts';
import { isLocked, toStoreError } from './errors.ts';
import { createPrivateFile, identifyFile, toOpenError } from './file.ts';
import { groupCommit, type Job } from './group-commit.ts';

export interface SqliteOptions {
  /** Path of the database, relative to the working directory; made when it is not there. */
  readonly file: string;
  /** How long a call waits for a lock that another program has on the file. Milliseconds; default 2000. */
  readonly busyMs?: number;
  /** How many changes may wait to be written; one more is refused as `overloaded`. Default 10,000. */
  readonly waitingLimit?: number;
}

/**
 * A store in one SQLite file, which several processes may have open at once. Reading is synchronous. Changes that come together share a
 * commit (group-commit.ts) and are answered after it. After an error that leaves the connection in doubt it is opened anew. A file that
 * was removed, or has another one in its place, is written no more until it is back: its write-ahead log would end up in the wrong one.
 *
 * @throws StoreOpenError
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { busyMs = 2_000, waitingLimit = 10_000 } = options;
  const file = resolvePath(options.file);
  let connection: SqliteConnection | undefined;
  let identity: string | undefined;
  let closing: Promise<void> | undefined;
  let closed = false;

  function useConnection(): SqliteConnection {
    if (closed) throw new StoreUnavailable('closed', 'sqlite');
    if (connection === undefined) {
      requireSameFile();
      connection = attempt(() => new SqliteConnection(file, { create: false }));
    }
    return connection;
  }

  /** What is written to a file that nobody finds again would be lost. */
  function requireSameFile(): void {
    if (identifyFile(file) !== identity)
      throw new StoreUnavailable('broken', 'the file was removed, or replaced while it was in use');
  }

  /** Runs `work`, and makes of an error of SQLite's what a store says. */
  function attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const storeError = toStoreError(error);
      if (storeError instanceof StoreUnavailable && storeError.reason === 'broken') dropConnection();
      throw storeError;
    }
  }

  function dropConnection(): void {
    const dropped = connection;
    connection = undefined;
    try {
      dropped?.close();
    } catch {
      // It was broken before; the next one is a new one.
    }
  }

  const commits = groupCommit<SqliteConnection>({
    busyMs,
    waitingLimit,
    commit(jobs) {
      requireSameFile();
      const used = useConnection();
      attempt(() => commitJobs(used, jobs));
    },
  });

  /** Part of the next transaction. What it gives back is asked for the answer after the commit: a value, or an error it throws. */
  function write<Result>(work: (records: SqliteConnection) => () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      refuseWhenClosing();
      commits.add({
        apply(records) {
          const answer = work(records);
          return () => {
            try {
              resolve(answer());
            } catch (error) {
              reject(error);
            }
          };
        },
        reject,
      });
    });
  }

  function refuseWhenClosing(): void {
    if (closing) throw new StoreUnavailable('closed', 'sqlite');
  }

  const store: Store = {
    kind: 'sqlite',
    read(ids) {
      refuseWhenClosing();
      const read = (): (string | undefined)[] => {
        const used = useConnection();
        return attempt(() => used.read(ids));
      };
      try {
        return read();
      } catch (error) {
        if (isLocked(error)) return untilFree(read, busyMs);
        throw error;
      }
    },
    change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ) {
      return write<Result>((records) => {
        const texts = records.read(ids);
        let change: Change<Result>;
        try {
          change = decide(texts);
        } catch (error) {
          return () => {
            throw error;
          };
        }
        records.put(change.put);
        return () => change.result;
      });
    },
    async list(prefix, after, limit) {
      refuseWhenClosing();
      return untilFree(() => {
        const used = useConnection();
        return attempt(() => used.list(prefix, after, limit));
      }, busyMs);
    },
    replaceAll(records, keep = []) {
      return write((connection) => {
        connection.deleteOthers(keep);
        connection.put(records.filter(({ id }) => !keep.some((prefix) => id.startsWith(prefix))));
        return () => {};
      });
    },
    fillIfEmpty(records) {
      return write((connection) => {
        const isEmpty = connection.isEmpty();
        if (isEmpty) connection.put(records);
        return () => isEmpty;
      });
    },
    ping() {
      return write((connection) => {
        connection.touch();
        return () => {};
      });
    },
    close() {
      closing ??= commits.drained().then(() => {
        closed = true;
        dropConnection();
      });
      return closing;
    },
  };

  try {
    createPrivateFile(file);
    connection = await untilFree(() => attempt(() => new SqliteConnection(file, { create: true })), busyMs);
    identity = identifyFile(file);
    return store;
  } catch (error) {
    throw toOpenError(error, file);
  }
}

function commitJobs(connection: SqliteConnection, jobs: readonly Job<SqliteConnection>[]): void {
  connection.begin();
  let settle: (() => void)[];
  try {
    settle = jobs.map((job) => job.apply(connection));
    connection.commit();
  } catch (error) {
    connection.rollback();
    throw error;
  }
  for (const answer of settle) answer();
}

/** Tries again while someone else has the lock, without holding up the event loop. */
async function untilFree<Result>(work: () => Result, busyMs: number): Promise<Result> {
  const limit = performance.now() + busyMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= limit) throw error;
    }
    await sleep(1 + Math.random() * 20);
  }
}
