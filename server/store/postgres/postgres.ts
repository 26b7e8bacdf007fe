import { Calls } from '../calls.ts';
import { decideLater, hasPrefix } from '../change.ts';
import type { Change, Store, StoredRecord } from '../store.ts';
import { type ConnectOptions, connect } from './connect.ts';
import { concernsOneCall } from './postgres-errors.ts';
import { listRecords, removeOthers, selectRecords, touch, type Writes } from './statements.ts';
import { createTransactions } from './transactions.ts';

export interface PostgresOptions extends ConnectOptions {
  /** The number of calls that may be in progress; any further one is refused as `overloaded`. Default 10,000. */
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
  const { callLimit = 10_000, lockMs = 3000 } = options;
  const connections = await connect({ ...options, lockMs });
  const { run, transact } = createTransactions(connections, lockMs);
  const calls = new Calls('postgres', callLimit);

  const read = inBatches(async (lists: readonly (readonly string[])[]) => {
    const texts = await run((client) => selectRecords(client, lists.flat()));
    return lists.map((ids) => ids.map((id) => texts.get(id)));
  });

  const change = inBatches((changes: readonly ChangeCall[]) =>
    transact(async (client) => {
      const ids = changes.flatMap((one) => one.ids);
      return decideAll(changes, await selectRecords(client, ids));
    }),
  );

  return {
    kind: 'postgres',
    read: (ids) => calls.add(() => read(ids)),
    change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      return calls.add(async () => (await change({ ids, decide }))() as Result);
    },
    list: (prefix, after, limit) =>
      calls.add(() => run((client) => listRecords(client, prefix, after, limit))),
    replaceAll: (records, keep = [], within = '') =>
      calls.add(() =>
        transact(async (client) => {
          await removeOthers(client, keep, within);
          return { writes: toWrites(records.filter(({ id }) => !hasPrefix(id, keep))), result: undefined };
        }, within !== ''),
      ),
    fillIfEmpty: (records, within = '') =>
      calls.add(() =>
        transact(async (client) => {
          const isEmpty = (await listRecords(client, within, '', 1)).length === 0;
          return { writes: toWrites(isEmpty ? records : []), result: isEmpty };
        }),
      ),
    async ping() {
      await calls.add(() => run(touch));
    },
    close: () => calls.close(() => connections.pool.end()),
  };
}

/** Each change sees what those before it have written. What one throws does not affect the others. */
function decideAll(changes: readonly ChangeCall[], texts: ReadonlyMap<string, string>) {
  const writes = new Map<string, string | undefined>();
  const result = changes.map(({ ids, decide }) => {
    const current = ids.map((id) => (writes.has(id) ? writes.get(id) : texts.get(id)));
    const change = decideLater(decide, current);
    for (const id of change.remove ?? []) writes.set(id, undefined);
    for (const { id, text } of change.put) writes.set(id, text);
    return change.result;
  });
  return { writes, result };
}

/** The last of several records with one id wins. */
function toWrites(records: readonly StoredRecord[]): Writes {
  return new Map(records.map(({ id, text }) => [id, text]));
}

/** Makes statements of a few hundred kilobytes. */
const MAX_BATCH = 64;

/**
 * Jobs that arrive while others are in progress wait, and then run together: a round trip and a commit cost about the same for one as for
 * many. When `run` fails because of one job, each is run by itself, so that the others succeed.
 *
 * @param run resolves with a result for each job, in their order
 */
function inBatches<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>,
): (job: Job) => Promise<Result> {
  let waiting: Job[] = [];
  let results: Promise<readonly Result[]> = Promise.resolve([]);

  async function runAfter(previous: Promise<unknown>, jobs: readonly Job[]): Promise<readonly Result[]> {
    await previous.catch(() => {});
    // After everything that this turn of the event loop reads from the network.
    await new Promise(setImmediate);
    if (waiting === jobs) waiting = [];
    return run(jobs);
  }

  return async (job) => {
    if (waiting.length === MAX_BATCH) waiting = [];
    const jobs = waiting;
    const at = jobs.push(job) - 1;
    if (at === 0) results = runAfter(results, jobs);
    try {
      return (await results)[at] as Result;
    } catch (error) {
      if (jobs.length === 1 || !concernsOneCall(error)) throw error;
      return (await run([job]))[0] as Result;
    }
  };
}
