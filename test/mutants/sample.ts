import type { Job } from './jobs.ts';
import type { Mutant } from './mutant.ts';

/** A kind of server, and how many of it there are to be. */
type Stratum = readonly [name: string, count: number];

/**
 * The part of the matrix that every run of the tests judges: a few of each kind of server, and always the same ones. Of faulty servers each row,
 * each fact of each operation, each wrong value and each way to break a row or a message; of permitted ones each freedom alone.
 */
export function sampleOf(jobs: readonly Job[]): Job[] {
  const taken = new Map<string, number>();
  return inStrides(jobs).filter((job) => {
    const strata = strataOf(job);
    const isWanted = strata.some(([name, count]) => (taken.get(name) ?? 0) < count);
    if (isWanted) for (const [name] of strata) taken.set(name, (taken.get(name) ?? 0) + 1);
    return isWanted;
  });
}

function strataOf(job: Job): readonly Stratum[] {
  if ('mutant' in job) return strataOfMutant(job.mutant);
  const { id, kind } = job.permitted;
  if (kind === 'one freedom') return [[id, 1]];
  return [[kind, 8]];
}

function strataOfMutant({ id, kind, operation, breaks = '' }: Mutant): readonly Stratum[] {
  if (kind === 'state') return [[id, 1]];
  if (kind === 'thorough') return [[`thorough ${operation}`, 2]];
  if (kind === 'wire')
    return [
      [`wire ${id.slice(operation.length)}`, 2],
      [`wire of ${operation}`, 6],
    ];
  const how = id.slice(breaks.length + ': '.length);
  if (kind === 'behavior')
    return [
      [breaks, 2],
      [`row ${how.replace(/^\/\S+ /, '')}`, 1],
    ];
  // `createCard.body.label:type`, `createCard.response.json`
  const fact = breaks.slice(Math.max(breaks.lastIndexOf(':'), breaks.lastIndexOf('.')) + 1);
  return [
    [`${operation} ${fact}`, 2],
    [`${fact} ${how}`, 1],
  ];
}

/** Neighbors are alike (the same row, the same operation): taken far from each other, the first of a kind are of many rows and operations. */
function inStrides<Value>(values: readonly Value[]): Value[] {
  const STRIDE = 101;
  return Array.from({ length: STRIDE }, (_, start) =>
    values.filter((_value, index) => index % STRIDE === start),
  ).flat();
}
