import { concernsOneCall } from './errors.ts';

/** Makes statements of a few hundred kilobytes. */
const MAX_BATCH = 64;

/**
 * Jobs that arrive while others are in progress wait, and then run together: a round trip and a commit cost about the same for one as for
 * many. When `run` fails because of one job, each is run by itself, so that the others succeed.
 *
 * @param run resolves with a result for each job, in their order
 */
export function inBatches<Job, Result>(
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
