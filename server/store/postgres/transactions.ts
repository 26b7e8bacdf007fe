import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Change } from '../store.ts';
import {
  convertPostgresError,
  isConflict,
  isConnectionLost,
  isResponseTimeout,
  wasNotSent,
} from './errors.ts';
import type { Statements } from './statements.ts';

/** Even when the first ones took longer than `lockMs`. */
const MIN_ATTEMPTS = 3;
const MAX_PAUSE_MS = 50;

interface Attempt {
  /** True once a COMMIT may have been sent: after that, an error does not mean that nothing was written. */
  committing: boolean;
}

export interface Transactions {
  /** Does `work` on a connection of the pool; retries after conflicts, and once after a lost connection. Throws StoreUnavailable. */
  run<Result>(work: (client: PoolClient, attempt: Attempt) => Promise<Result>): Promise<Result>;
  /**
   * Does `work` in a transaction, and writes what it returns. Transactions of this process run one after another, so that only those of
   * other processes can conflict. Throws StoreUnavailable.
   *
   * @param work may be called again
   */
  transact<Result>(work: (client: PoolClient) => Promise<Change<Result>>): Promise<Result>;
}

/** @param lockMs how long to retry after conflicts */
export function createTransactions(pool: Pool, sql: Statements, lockMs: number): Transactions {
  let last: Promise<unknown> = Promise.resolve();

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
        else throw convertPostgresError(error);
      }
    }
  }

  function transact<Result>(work: (client: PoolClient) => Promise<Change<Result>>): Promise<Result> {
    const transaction = last.then(() =>
      run(async (client, attempt) => {
        const begun = sql.begin(client);
        begun.catch(() => {});
        const { put, remove = [], result } = await work(client);
        attempt.committing = true;
        const written = [...sql.remove(client, remove), ...sql.put(client, put)];
        const committed = sql.commit(client);
        committed.catch((error) => {
          attempt.committing = !wasNotSent(error);
        });
        await allEnded(begun, ...written, committed);
        return result;
      }),
    );
    last = transaction.catch(() => {});
    return transaction;
  }

  return { run, transact };
}

/** Waits for queries that were sent without waiting. Throws the first failure, once all of them have ended. */
async function allEnded(...queries: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(queries);
  await Promise.all(queries);
}

/** A working connection goes back to the pool after a rollback, any other is closed. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (isConnectionLost(error)) return client.release(true);
  try {
    if (client.getTransactionStatus() !== 'I') await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
