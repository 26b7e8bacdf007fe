import type { Change, Store, StoredRecord } from '../store.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { type ConnectOptions, connect, LOCK_MS } from './connect.ts';
import { inBatches } from './in-batches.ts';
import { statements } from './statements.ts';
import { createTransactions } from './transactions.ts';

export interface PostgresOptions extends ConnectOptions {
  /** How many calls may be under way; one more is refused as `overloaded`. Default 10,000. */
  readonly callLimit?: number;
}

interface ChangeCall {
  readonly ids: readonly string[];
  readonly decide: (texts: readonly (string | undefined)[]) => Change<unknown>;
}

/**
 * A store in a PostgreSQL database, or in one that speaks its protocol and SQL, which any number of processes may share. Changes that come
 * together are one serializable transaction, made again when it conflicts with one of another process, for about `lockMs`. A change is
 * answered when the server says that it is committed; how durable that is, is the server's setting (`synchronous_commit`, by default: on
 * disk). A connection that is lost is replaced, and what was asked of it is asked once more, unless it may have been written.
 *
 * @throws StoreOpenError
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { callLimit = 10_000, lockMs = LOCK_MS, schema = 'banking_sandbox' } = options;
  const { pool, end } = await connect(options);
  const sql = statements(schema);
  const { run, transact } = createTransactions(pool, sql, lockMs);
  const calls = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const read = inBatches(async (lists: readonly (readonly string[])[]) => {
    const texts = await run((client) => sql.read(client, [...new Set(lists.flat())]));
    return lists.map((ids) => ids.map((id) => texts.get(id)));
  });

  const change = inBatches((changes: readonly ChangeCall[]) =>
    transact(async (client) => {
      const ids = [...new Set(changes.flatMap((one) => one.ids))];
      return decideAll(changes, ids.length > 0 ? await sql.read(client, ids) : new Map());
    }),
  );

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
    async ping() {
      await call(() => run(sql.touch));
    },
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
