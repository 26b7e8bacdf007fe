import { decideLater, hasPrefix } from '../change.ts';
import type { Change, Store, StoredRecord } from '../store.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { type ConnectOptions, connect, LOCK_MS } from './connect.ts';
import { inBatches } from './in-batches.ts';
import { statements } from './statements.ts';
import { createTransactions } from './transactions.ts';

export interface PostgresOptions extends ConnectOptions {
  /** How many calls may be in progress; any further one is refused as `overloaded`. Default 10,000. */
  readonly callLimit?: number;
}

interface ChangeCall {
  readonly ids: readonly string[];
  readonly decide: (texts: readonly (string | undefined)[]) => Change<unknown>;
}

/**
 * A store in a PostgreSQL database, or in one that is compatible with its protocol and SQL. Any number of processes may share it. Changes
 * that arrive together become one serializable transaction, which is retried for about `lockMs` when it conflicts with one of another
 * process. A change resolves when the server reports the commit; how durable that is depends on the server's `synchronous_commit` (by
 * default: on disk). A lost connection is replaced, and its call is retried once, unless it may have been committed.
 *
 * @throws StoreOpenError
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { callLimit = 10_000, lockMs = LOCK_MS, schema = 'banking_sandbox' } = options;
  const { pool, end } = await connect(options);
  const sql = statements(schema);
  const { run, transact } = createTransactions(pool, sql, lockMs);
  const { call, close } = trackCalls(callLimit, end);

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
          return { put: records.filter(({ id }) => !hasPrefix(id, keep)), result: undefined };
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
    close,
  };
}

/** Counts the calls in progress, so that there are not too many and `close` can wait for them before it calls `end`. */
function trackCalls(limit: number, end: () => Promise<void>) {
  const calls = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  async function call<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing) throw new StoreUnavailable('closed', 'postgres');
    if (calls.size >= limit) throw new StoreUnavailable('overloaded', `${limit} calls are waiting`);
    const promise = work();
    calls.add(promise);
    try {
      return await promise;
    } finally {
      calls.delete(promise);
    }
  }

  function close(): Promise<void> {
    closing ??= Promise.allSettled(calls).then(end);
    return closing;
  }

  return { call, close };
}

/** Each change sees what those before it have written. What one throws does not affect the others. */
function decideAll(
  changes: readonly ChangeCall[],
  texts: Map<string, string>,
): Change<readonly (() => unknown)[]> {
  const written = new Map<string, string | undefined>();
  const result = changes.map(({ ids, decide }) => {
    const change = decideLater(
      decide,
      ids.map((id) => texts.get(id)),
    );
    for (const id of change.remove ?? []) {
      written.set(id, undefined);
      texts.delete(id);
    }
    for (const { id, text } of change.put) {
      written.set(id, text);
      texts.set(id, text);
    }
    return change.result;
  });
  const put: StoredRecord[] = [];
  const remove: string[] = [];
  for (const [id, text] of written)
    if (text === undefined) remove.push(id);
    else put.push({ id, text });
  return { put, remove, result };
}
