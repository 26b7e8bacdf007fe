import { StoreUnavailable } from '../unavailable.ts';

export interface Batches<Job> {
  /** Throws StoreUnavailable('overloaded') when too many wait already. */
  add(job: Job): void;
  /** Resolves when nothing waits and nothing is under way. */
  drained(): Promise<void>;
}

interface Options<Job> {
  /** How many batches may be under way at once. */
  readonly lanes: number;
  /** How many jobs may share a batch. */
  readonly mostInBatch: number;
  readonly mostWaiting: number;
  /** Settles every job. Must not reject. */
  readonly run: (jobs: readonly Job[]) => Promise<void>;
}

/** Jobs that come while others are under way wait, and then go together: a round trip and a commit cost the same for one as for many. */
export function createBatches<Job>(options: Options<Job>): Batches<Job> {
  const { lanes, mostInBatch, mostWaiting, run } = options;
  let waiting: Job[] = [];
  let underWay = 0;
  let scheduled = false;
  let whenDrained: (() => void)[] = [];

  function start(): void {
    scheduled = false;
    while (underWay < lanes && waiting.length > 0) {
      const jobs = waiting.slice(0, mostInBatch);
      waiting = waiting.slice(jobs.length);
      underWay += 1;
      run(jobs).then(finish);
    }
  }

  function finish(): void {
    underWay -= 1;
    start();
    if (underWay > 0) return;
    for (const resolve of whenDrained) resolve();
    whenDrained = [];
  }

  return {
    add(job) {
      if (waiting.length >= mostWaiting)
        throw new StoreUnavailable('overloaded', `${mostWaiting} calls are waiting`);
      waiting.push(job);
      if (scheduled || underWay >= lanes) return;
      scheduled = true;
      // After everything that this turn of the event loop has read from the network.
      setImmediate(start);
    },
    drained: () =>
      new Promise((resolve) => {
        if (waiting.length === 0 && underWay === 0) resolve();
        else whenDrained.push(resolve);
      }),
  };
}
