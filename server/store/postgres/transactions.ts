import type { PoolClient } from 'pg';
import { retry } from '../retry.ts';
import { StoreUnavailable } from '../unavailable.ts';
import type { Connections } from './connect.ts';
import { convertPostgresError, isConflict, isConnectionLost, wasNotSent } from './postgres-errors.ts';
import { type Writes, writeRecords } from './statements.ts';

/** Somebody has ended the wait for a synchronous standby: the server reports the commit, which a failover would lose. */
const WARNING = '01000';

type Work<Result> = (client: PoolClient) => Promise<Result>;

/** @param lockMs how long to retry after conflicts */
export function createTransactions({ pool, begin }: Connections, lockMs: number) {
  let last: Promise<unknown> = Promise.resolve();

  async function attempt<Result>(work: Work<Result>): Promise<Result> {
    const client = await pool.connect().catch((error) => {
      throw convertPostgresError(error);
    });
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // After anything else than a conflict, the connection is closed, which rolls back, too.
      if (isConflict(error)) await client.query('ROLLBACK').then(() => client.release(), client.release);
      else client.release(true);
      throw error;
    }
  }

  /** Does `work` on a connection of the pool; retries after conflicts, and once after a lost connection. Throws StoreUnavailable. */
  async function run<Result>(work: Work<Result>): Promise<Result> {
    const attemptTwice = () =>
      attempt(work).catch((error) => {
        if (isConnectionLost(error)) return attempt(work);
        throw error;
      });
    return retry(lockMs, isConflict, attemptTwice).catch((error) => {
      throw convertPostgresError(error);
    });
  }

  /**
   * Does `work` in a transaction, and writes what it returns. Transactions of this process run one after another, so that only those of
   * other processes can conflict. Throws StoreUnavailable.
   *
   * @param work may be called again
   * @param isApart lets other transactions run meanwhile: for much work on records that they hardly ever touch
   */
  function transact<Result>(
    work: Work<{ writes: Writes; result: Result }>,
    isApart = false,
  ): Promise<Result> {
    const inTransaction: Work<Result> = async (client) => {
      const begun = begin.map((text) => client.query(text));
      for (const one of begun) one.catch(() => {});
      const { writes, result } = await work(client);
      const sent = [...begun, ...writeRecords(client, writes), client.query('COMMIT')];
      let isLocal = false;
      const note = ({ code }: { code?: string | undefined }) => {
        isLocal ||= code === WARNING;
      };
      client.on('notice', note);
      await Promise.allSettled(sent);
      client.off('notice', note);
      if (isLocal) throw new StoreUnavailable('connection', `${WARNING} no standby has the commit`);
      await Promise.all(sent).catch((error) => {
        // It may have been committed: converted, it is not retried.
        throw isConnectionLost(error) && !wasNotSent(error) ? convertPostgresError(error) : error;
      });
      return result;
    };
    if (isApart) return run(inTransaction);
    const transaction = last.then(() => run(inTransaction));
    last = transaction.catch(() => {});
    return transaction;
  }

  return { run, transact };
}
