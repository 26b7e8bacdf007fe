/** Faulty and permitted servers, judged; on two threads. */
import { Worker } from 'node:worker_threads';
import { coveringPart } from './covering.ts';
import { allJobs, type JudgedPermitted, type Outcome, type PermittedServer } from './jobs.ts';
import type { JudgedMutant } from './judge-mutant.ts';
import type { Mutant } from './mutant.ts';
import { coveringArray } from './permitted/combinations.ts';

export interface Matrix {
  readonly mutants: readonly (Mutant & JudgedMutant)[];
  readonly permitted: readonly (PermittedServer & JudgedPermitted)[];
  /** The number of runs that were checked from their recordings, too. */
  readonly recorded: number;
  readonly milliseconds: number;
}

const THREADS = 2;

export async function runMatrix(): Promise<Matrix> {
  const start = performance.now();
  const outcomes = new Map<number, Outcome>();
  const waiting = allJobs().keys();
  await Promise.all(Array.from({ length: THREADS }, () => work(waiting, outcomes)));
  const judged = allJobs().map((job, index) => ({ job, outcome: outcomes.get(index) }));
  return {
    mutants: judged.flatMap(({ job, outcome }) =>
      'mutant' in job && outcome !== undefined && 'mutant' in outcome
        ? [{ ...job.mutant, ...outcome.mutant }]
        : [],
    ),
    permitted: judged.flatMap(({ job, outcome }) =>
      'permitted' in job && outcome !== undefined && 'permitted' in outcome
        ? [{ ...job.permitted, ...outcome.permitted }]
        : [],
    ),
    recorded: coveringPart().size,
    milliseconds: performance.now() - start,
  };
}

interface WorkerMessage {
  readonly index: number;
  readonly outcome?: Outcome;
  readonly failure?: string;
}

/** One thread's share. Rejects when a job failed by itself: that says nothing about the suite. */
async function work(waiting: Iterator<number, void>, outcomes: Map<number, Outcome>): Promise<void> {
  const worker = new Worker(new URL('./matrix-worker.ts', import.meta.url), {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    workerData: { coveringArray: coveringArray() },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', ({ index, outcome, failure }: WorkerMessage) => {
        if (outcome === undefined) return reject(new Error(failure));
        outcomes.set(index, outcome);
        giveNext();
      });
      giveNext();

      function giveNext(): void {
        const { done, value } = waiting.next();
        if (done) resolve();
        else worker.postMessage(value);
      }
    });
  } finally {
    await worker.terminate();
  }
}
