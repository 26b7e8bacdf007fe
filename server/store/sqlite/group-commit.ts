import { StoreUnavailable } from '../unavailable.ts';
import { isLocked } from './sqlite-errors.ts';
import { runInTurn } from './turn-queue.ts';

/** The work of a call within its transaction. The function it returns is called once the transaction is on the disk. */
export type Write<Connection, Result> = (connection: Connection) => () => Result;

interface Job<Connection> {
  readonly write: Write<Connection, unknown>;
  /** When it was added, by `performance.now()`. */
  readonly since: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Options<Connection> {
  /** Does `work` in one transaction, or throws and has written nothing. */
  readonly transact: <Result>(work: (connection: Connection) => Result) => Result;
  /** Resolves when the transaction is on the disk. */
  readonly sync: () => Promise<void>;
  /** The time that a job waits for a lock that another process holds. Milliseconds. */
  readonly busyMs: number;
}

/** So many block the event loop for a few milliseconds only. */
const MAX_BATCH = 256;
const MAX_PAUSE_MS = 25;
/** So many responses take about as long as one request. */
const SETTLED_AT_ONCE = 4;

/**
 * Writes that arrive while others are in progress wait, and share the next transaction: a commit costs about the same for one as for a
 * hundred.
 */
export class GroupCommit<Connection> {
  readonly #options: Options<Connection>;
  #waiting: Job<Connection>[] = [];
  #isScheduled = false;
  #isSyncing = false;
  /** The number of times in a row that the database was locked. */
  #lockedCount = 0;
  /** So many of the next jobs get a transaction of their own, to find the one that cannot be written. */
  #singles = 0;

  constructor(options: Options<Connection>) {
    this.#options = options;
  }

  /** The result or error of the function that `write` returns. Throws StoreUnavailable. */
  add<Result>(write: Write<Connection, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const since = performance.now();
      this.#waiting.push({ write, since, resolve: resolve as Job<Connection>['resolve'], reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isSyncing || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    const flush = () => this.#flush();
    // After all requests that have arrived, so that their changes share the transaction.
    if (this.#lockedCount === 0) runInTurn(flush);
    else setTimeout(flush, 1 + Math.random() * Math.min(2 ** this.#lockedCount, MAX_PAUSE_MS));
  }

  #flush(): void {
    this.#isScheduled = false;
    const batch = this.#waiting.slice(0, this.#singles > 0 ? 1 : MAX_BATCH);
    try {
      const results = this.#options.transact((connection) => batch.map(({ write }) => write(connection)));
      this.#remove(batch.length);
      void this.#sync(batch, results);
    } catch (error) {
      if (isLocked(error)) this.#rejectLateJobs(error);
      else if (!(error instanceof StoreUnavailable) && batch.length > 1) this.#singles = batch.length;
      else {
        this.#remove(batch.length);
        for (const { reject } of batch) reject(error);
      }
    }
    this.#schedule();
  }

  async #sync(batch: readonly Job<Connection>[], results: readonly (() => unknown)[]): Promise<void> {
    this.#isSyncing = true;
    try {
      await this.#options.sync();
      for (let start = 0; start < batch.length; start += SETTLED_AT_ONCE)
        runInTurn(() => {
          for (const [index, job] of batch.slice(start, start + SETTLED_AT_ONCE).entries())
            settle(job, results[start + index] as () => unknown);
        });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#isSyncing = false;
    this.#schedule();
  }

  #remove(count: number): void {
    this.#lockedCount = 0;
    this.#singles = Math.max(0, this.#singles - 1);
    this.#waiting = this.#waiting.slice(count);
  }

  #rejectLateJobs(error: unknown): void {
    this.#lockedCount += 1;
    const limit = performance.now() - this.#options.busyMs;
    const late = this.#waiting.filter(({ since }) => since <= limit);
    this.#waiting = this.#waiting.slice(late.length);
    for (const { reject } of late) reject(error);
  }
}

function settle(job: Job<never>, result: () => unknown): void {
  try {
    job.resolve(result());
  } catch (error) {
    job.reject(error);
  }
}
