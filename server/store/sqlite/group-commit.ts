import { StoreUnavailable } from '../unavailable.ts';
import { isLocked } from './errors.ts';

/** A part of a transaction. */
export interface Job<Connection> {
  /** Does it; what comes back is called once the whole transaction is durable. */
  apply(connection: Connection): () => void;
  reject(error: unknown): void;
}

export interface GroupCommit<Connection> {
  add(job: Job<Connection>): void;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
}

interface Options<Connection> {
  /** Applies all of it in one transaction and returns when that is durable, or throws and has done nothing. */
  readonly commit: (jobs: readonly Job<Connection>[]) => void;
  /** How long a job waits for a lock of someone else's. Milliseconds. */
  readonly busyMs: number;
  /** How many jobs may wait. */
  readonly waitingLimit: number;
}

/** As many as keep the event loop for some milliseconds only. */
const BATCH_LIMIT = 256;
const MAX_PAUSE_MS = 25;

/**
 * Changes that come while others are being written wait, and share the next transaction: a commit costs the same for one as for a
 * hundred. What a job itself throws, it rejects itself with; an error of `commit` concerns all jobs of the batch.
 */
export function groupCommit<Connection>(options: Options<Connection>): GroupCommit<Connection> {
  const { commit, busyMs, waitingLimit } = options;
  let waiting: { readonly job: Job<Connection>; readonly since: number }[] = [];
  let scheduled = false;
  let attempts = 0;
  /** So many of the next jobs get a transaction of their own, to find the one that cannot be written. */
  let single = 0;
  let whenDrained: (() => void)[] = [];

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After everything that this turn of the event loop has read from the network.
    if (attempts === 0) setImmediate(flush);
    else setTimeout(flush, 1 + Math.random() * Math.min(2 ** attempts, MAX_PAUSE_MS));
  }

  function flush(): void {
    scheduled = false;
    const batch = waiting.slice(0, single > 0 ? 1 : BATCH_LIMIT).map(({ job }) => job);
    try {
      commit(batch);
      done(batch.length);
    } catch (error) {
      if (isLocked(error)) giveUpOldJobs(error);
      else if (!(error instanceof StoreUnavailable) && batch.length > 1) single = batch.length;
      else {
        done(batch.length);
        for (const job of batch) job.reject(error);
      }
    }
    if (waiting.length > 0) schedule();
    else {
      for (const resolve of whenDrained) resolve();
      whenDrained = [];
    }
  }

  function done(count: number): void {
    attempts = 0;
    single = Math.max(0, single - 1);
    waiting = waiting.slice(count);
  }

  function giveUpOldJobs(error: unknown): void {
    attempts += 1;
    const limit = performance.now() - busyMs;
    const late = waiting.filter(({ since }) => since <= limit);
    waiting = waiting.slice(late.length);
    for (const { job } of late) job.reject(error);
  }

  return {
    add(job) {
      if (waiting.length >= waitingLimit)
        return job.reject(new StoreUnavailable('overloaded', `${waitingLimit} changes are waiting`));
      waiting.push({ job, since: performance.now() });
      schedule();
    },
    drained: () =>
      new Promise((resolve) => {
        if (waiting.length === 0) resolve();
        else whenDrained.push(resolve);
      }),
  };
}
