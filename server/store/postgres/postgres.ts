import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Change, Store, StoredRecord } from '../store.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { type ConnectOptions, connect, LOCK_MS } from './connect.ts';
import { concernsOneCall, isConflict, isConnectionLost, isResponseTimeout, toStoreError } from './errors.ts';
import { inBatches } from './in-batches.ts';
import { statements } from './statements.ts';

export interface PostgresOptions extends ConnectOptions {
  /** How many calls may be under way; one more is refused as `overloaded`. Default 10,000. */
  readonly callLimit?: number;
}

/** Also when the first ones took longer than `lockMs`. */
const MIN_ATTEMPTS = 3;
const MAX_PAUSE_MS = 50;

interface ChangeCall {
  readonly ids: readonly string[];
  readonly decide: (texts: readonly (string | undefined)[]) => Change<unknown>;
}

interface Attempt {
  /** True once it may have been written: an error after that does not say that it was not. */
  committing: boolean;
}

/**
 * A store in a PostgreSQL database, or in one that speaks its protocol and SQL, which any number of processes may share. Changes that come
 * together are one serializable transaction, made again when it conflicts with one of another process, for `lockMs` at most. A change is
 * answered when the server says that it is committed; how durable that is, is the server's setting (`synchronous_commit`, by default: on
 * disk). A connection that is lost is replaced, and what was asked of it is asked once more, unless it may have been written.
 *
 * @throws StoreOpenError
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { callLimit = 10_000, lockMs = LOCK_MS, schema = 'banking_sandbox' } = options;
  const { pool, end } = await connect(options);
  const sql = statements(schema);
  const calls = new Set<Promise<unknown>>();
  let lastTransaction: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  const read = inBatches(async (lists: readonly (readonly string[])[]) => {
    const texts = await run((client) => sql.read(client, [...new Set(lists.flat())]));
    return lists.map((ids) => ids.map((id) => texts.get(id)));
  }, concernsOneCall);

  const change = inBatches(
    (changes: readonly ChangeCall[]) =>
      transact(async (client) => {
        const ids = [...new Set(changes.flatMap((one) => one.ids))];
        return decideAll(changes, ids.length > 0 ? await sql.read(client, ids) : new Map());
      }),
    concernsOneCall,
  );

  /** Does it on a connection of the pool; again where that helps. */
  async function run<Result>(
    work: (client: PoolClient, attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    const deadline = performance.now() + lockMs;
    let isReplaced = false;
    for (let count = 1; ; count += 1) {
      const attempt: Attempt = { committing: false };
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        const result = await work(client, attempt);
        client.release();
        return result;
      } catch (error) {
        if (client) await giveBack(client, error);
        const isLost = client !== undefined && isConnectionLost(error) && !isResponseTimeout(error);
        if (isConflict(error) && (count < MIN_ATTEMPTS || performance.now() < deadline))
          await sleep(Math.random() * Math.min(2 ** count, MAX_PAUSE_MS));
        else if (isLost && !isReplaced && !attempt.committing) isReplaced = true;
        else throw toStoreError(error);
      }
    }
  }

  /**
   * A transaction. Those of this process go one after another: only another process's can conflict.
   *
   * @param work says what to write; may be asked again
   */
  function transact<Result>(work: (client: PoolClient) => Promise<Change<Result>>): Promise<Result> {
    const transaction = lastTransaction.then(() =>
      run(async (client, attempt) => {
        const begun = sql.begin(client);
        begun.catch(() => {});
        const { put, result } = await work(client);
        attempt.committing = true;
        await together(begun, ...(put.length > 0 ? [sql.put(client, put)] : []), sql.commit(client));
        return result;
      }),
    );
    lastTransaction = transaction.catch(() => {});
    return transaction;
  }

  /** So that `close` waits for it. */
  async function call<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing) throw new StoreUnavailable('closed', 'postgres');
    if (calls.size >= callLimit) throw new StoreUnavailable('overloaded', `${callLimit} calls are waiting`);
    const promise = work();
    calls.add(promise);
    try {
      return await promise;
    } finally {
      calls.delete(promise);
    }
  }

  return {
    kind: 'postgres',
    read: (ids) => call(() => read(ids)),
    change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      return call(async () => (await change({ ids, decide }))() as Result);
    },
    list: (prefix, after, limit) => call(() => run((client) => sql.list(client, prefix, after, limit))),
    replaceAll: (records, keep = []) =>
      call(() =>
        transact(async (client) => {
          await sql.deleteOthers(client, keep);
          const isKept = (id: string): boolean => keep.some((prefix) => id.startsWith(prefix));
          return { put: records.filter(({ id }) => !isKept(id)), result: undefined };
        }),
      ),
    fillIfEmpty: (records) =>
      call(() =>
        transact(async (client) => {
          const isEmpty = (await sql.list(client, '', '', 1)).length === 0;
          return { put: isEmpty ? records : [], result: isEmpty };
        }),
      ),
    // Writes nothing, which a server that only reads refuses all the same.
    ping: () => call(() => run((client) => sql.put(client, []))),
    close() {
      closing ??= Promise.allSettled(calls).then(end);
      return closing;
    },
  };
}

/** Each change sees what those before it have written. What one throws is its own affair. */
function decideAll(
  changes: readonly ChangeCall[],
  texts: Map<string, string>,
): Change<readonly (() => unknown)[]> {
  const put: StoredRecord[] = [];
  const result = changes.map(({ ids, decide }) => {
    try {
      const change = decide(ids.map((id) => texts.get(id)));
      put.push(...change.put);
      for (const { id, text } of change.put) texts.set(id, text);
      return () => change.result;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  });
  return { put, result };
}

/** Queries that were sent one after another without waiting. Throws the first failure, once all of them have ended. */
async function together(...queries: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(queries);
  await Promise.all(queries);
}

/** A sound connection goes back to the pool without a transaction, any other is closed. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (isConnectionLost(error)) return client.release(true);
  try {
    if (client.getTransactionStatus() !== 'I') await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
