import { concernsOneCall } from './errors.ts';

/** Makes statements of a few hundred kilobytes. */
const MAX_BATCH = 64;

interface Waiting<Job, Result> {
  readonly job: Job;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Jobs that arrive while others are in progress wait, and then run together: a round trip and a commit cost about the same for one as for
 * many. When `run` fails because of one job, each is run by itself, so that the others succeed.
 *
 * @param run resolves with a result for each job, in their order
 */
export function inBatches<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>,
): (job: Job) => Promise<Result> {
  const waiting: Waiting<Job, Result>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    while (waiting.length > 0) await settle(waiting.splice(0, MAX_BATCH));
    isRunning = false;
  }

  async function settle(batch: readonly Waiting<Job, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ job }) => job));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      if (batch.length > 1 && concernsOneCall(error)) for (const one of batch) await settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // After everything that this turn of the event loop reads from the network.
      setImmediate(runAll);
    });
}
