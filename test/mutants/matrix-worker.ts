/** A thread of the matrix: is told which job to do, and tells what came of it. */
import { parentPort } from 'node:worker_threads';
import { coveringPart } from './covering.ts';
import { allJobs, runJob } from './jobs.ts';

parentPort?.on('message', async (index: number) => {
  const job = allJobs()[index];
  if (job === undefined) return parentPort?.close();
  try {
    parentPort?.postMessage({ index, outcome: await runJob(job, coveringPart().has(job)) });
  } catch (error) {
    parentPort?.postMessage({
      index,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
