/** Every faulty and every permitted server, judged; on two threads. */
import { Worker } from 'node:worker_threads';
import { type JudgedPermitted, jobs, type Outcome, type PermittedServer } from './jobs.ts';
import type { JudgedMutant } from './judge-mutant.ts';
import type { Mutant } from './mutant.ts';
import { coveringArray } from './permitted/combinations.ts';

export interface Matrix {
  readonly mutants: readonly (Mutant & JudgedMutant)[];
  readonly permitted: readonly (PermittedServer & JudgedPermitted)[];
  readonly milliseconds: number;
}

const THREADS = 2;

export async function runMatrix(): Promise<Matrix> {
  const start = performance.now();
  const outcomes = new Map<number, Outcome>();
  let next = 0;
  const give = () => {
    next += 1;
    return next - 1;
  };
  await Promise.all(Array.from({ length: THREADS }, () => work(give, outcomes)));
  const judged = jobs.map((job, index) => ({ job, outcome: outcomes.get(index) }));
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
    milliseconds: performance.now() - start,
  };
}

interface Told {
  readonly index: number;
  readonly outcome?: Outcome;
  readonly failure?: string;
}

/** One thread's share. Rejects when a job failed by itself: that says nothing about the suite. */
async function work(give: () => number, outcomes: Map<number, Outcome>): Promise<void> {
  const worker = new Worker(new URL('./matrix-worker.ts', import.meta.url), {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    workerData: { coveringArray: coveringArray() },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', ({ index, outcome, failure }: Told) => {
        if (outcome === undefined) return reject(new Error(failure));
        outcomes.set(index, outcome);
        const following = give();
        if (following < jobs.length) worker.postMessage(following);
        else resolve();
      });
      worker.postMessage(give());
    });
  } finally {
    await worker.terminate();
  }
}
