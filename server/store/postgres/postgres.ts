import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Change, Store, StoredRecord } from '../store.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { createBatches } from './postgres-batches.ts';
import { type Attempt, type ChangeJob, makeChanges } from './postgres-changes.ts';
import { type ConnectOptions, connect } from './postgres-connect.ts';
import { isConnectionLost, isOneCallsFault, isSilence, isUndone, toStoreTrouble } from './postgres-errors.ts';
import { postgresRecords } from './postgres-records.ts';

export interface PostgresOptions extends ConnectOptions {
  /** How many changes, and how many reads, may wait; one more is refused as `overloaded`. Default 10,000. */
  readonly waitingLimit?: number;
}

/** So many at a time; each takes along all that wait. */
const CHANGE_LANES = 2;
const READ_LANES = 2;
const MOST_IN_BATCH = 64;

/** How often a transaction is made again that had to give way to another. */
const MOST_ATTEMPTS = 6;

interface ReadJob {
  readonly ids: readonly string[];
  resolve(texts: readonly (string | undefined)[]): void;
  reject(error: unknown): void;
}

/**
 * A store in a PostgreSQL database, which any number of processes may share. Calls that come together share a round trip, changes also a
 * commit. A change is answered when the server says that it is committed; how durable that is, is the server's setting
 * (`synchronous_commit`, by default: on disk). A connection that is lost is replaced, and what was asked of it is asked once more, unless
 * it may have been written.
 *
 * @throws StoreOpenError
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { waitingLimit = 10_000, schema = 'banking_sandbox' } = options;
  const { pool, end } = await connect(options);
  const records = postgresRecords(schema);
  const others = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const reads = createBatches<ReadJob>({
    lanes: READ_LANES,
    mostInBatch: MOST_IN_BATCH,
    mostWaiting: waitingLimit,
    run: (jobs) =>
      settle(jobs, async (some) => {
        const ids = [...new Set(some.flatMap((job) => job.ids))];
        const texts = await persistently((client) => records.read(client, ids));
        for (const job of some) job.resolve(job.ids.map((id) => texts.get(id)));
      }),
  });
  const changes = createBatches<ChangeJob>({
    lanes: CHANGE_LANES,
    mostInBatch: MOST_IN_BATCH,
    mostWaiting: waitingLimit,
    run: (jobs) =>
      settle(jobs, async (some) => {
        const answer = await persistently((client, attempt) => makeChanges(client, records, some, attempt));
        answer();
      }),
  });

  /** Does it on a connection of the pool; again where that helps. */
  async function persistently<Result>(
    work: (client: PoolClient, attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    let replaced = false;
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
        const lost = client !== undefined && isConnectionLost(error) && !isSilence(error);
        const again = lost ? !replaced && !attempt.committing : isUndone(error) && count < MOST_ATTEMPTS;
        if (!again) throw toStoreTrouble(error);
        if (lost) replaced = true;
        else await sleep(Math.random() * 5 * count);
      }
    }
  }

  function alone(work: (client: PoolClient) => Promise<void>): Promise<void> {
    return persistently(async (client, attempt) => {
      await records.holdAll(client);
      await work(client);
      attempt.committing = true;
      await client.query('COMMIT');
    });
  }

  function refuseWhenClosing(): void {
    if (closing) throw new StoreUnavailable('closed', 'postgres');
  }

  /** So that `close` waits for it. */
  async function finishing<Result>(work: () => Promise<Result>): Promise<Result> {
    refuseWhenClosing();
    const promise = work();
    others.add(promise);
    try {
      return await promise;
    } finally {
      others.delete(promise);
    }
  }

  return {
    kind: 'postgres',
    read(ids) {
      refuseWhenClosing();
      return new Promise((resolve, reject) => reads.add({ ids, resolve, reject }));
    },
    change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ) {
      return new Promise<Result>((resolve, reject) => {
        refuseWhenClosing();
        changes.add({ ids, decide, resolve: resolve as (result: unknown) => void, reject });
      });
    },
    list: (prefix, after, limit) =>
      finishing(() => persistently((client) => records.list(client, prefix, after, limit))),
    replaceAll: (given, keep = []) =>
      finishing(() =>
        alone(async (client) => {
          await records.deleteOthers(client, keep);
          const isKept = (id: string): boolean => keep.some((prefix) => id.startsWith(prefix));
          await records.putHeld(client, lastOfEach(given.filter(({ id }) => !isKept(id))));
        }),
      ),
    fillIfEmpty: (given) =>
      finishing(async () => {
        let filled = false;
        await alone(async (client) => {
          filled = await records.isEmpty(client);
          if (filled) await records.putHeld(client, lastOfEach(given));
        });
        return filled;
      }),
    ping: () => finishing(() => persistently((client) => records.put(client, []))),
    close() {
      closing ??= Promise.all([reads.drained(), changes.drained(), Promise.allSettled(others)]).then(end);
      return closing;
    },
  };
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

/** When a batch fails for something in one of its calls, each is made by itself, so that the others do not suffer for it. */
async function settle<Job extends { reject(error: unknown): void }>(
  jobs: readonly Job[],
  run: (jobs: readonly Job[]) => Promise<void>,
): Promise<void> {
  try {
    await run(jobs);
  } catch (error) {
    if (jobs.length > 1 && isOneCallsFault(error)) for (const job of jobs) await settle([job], run);
    else for (const job of jobs) job.reject(error);
  }
}

function lastOfEach(records: readonly StoredRecord[]): StoredRecord[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
