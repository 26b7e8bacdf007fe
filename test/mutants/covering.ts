/** The part of the matrix that stands for all of it where a proof costs more than a run. */
import { mutants } from './catalogue.ts';
import { firstOfEach, inStrides } from './first-of-each.ts';
import { allJobs, type Job, type PermittedServer } from './jobs.ts';
import type { Mutant } from './mutant.ts';

/**
 * All faulty servers that have a memory, and the first of each row, each way to break a row, each way to spoil a message and each kind of fact of each
 * operation.
 */
export const coveringMutants: readonly Mutant[] = firstOfEach(inStrides(mutants), kindsOfMutant);

/** The jobs cover those, and of permitted servers each variation and one of each way to combine them. */
export function coveringPart(): ReadonlySet<Job> {
  known ??= new Set(
    firstOfEach(allJobs(), (job) => {
      if ('permitted' in job) return kindsOfPermitted(job.permitted);
      return coveringMutants.includes(job.mutant) ? [job.mutant.id] : [];
    }),
  );
  return known;
}

let known: ReadonlySet<Job> | undefined;

function kindsOfMutant({ id, kind, operation, breaks = '' }: Mutant): readonly string[] {
  const how = id.slice(breaks.length);
  if (kind === 'state') return [id];
  if (kind === 'wire') return [id.slice(operation.length), `wire ${operation}`];
  if (kind === 'thorough') return [`thorough ${breaks}`];
  // `: /label is cut short at the second call`
  if (kind === 'behavior') return [breaks, how.replace(/\/\S+ | at the \w+ call$/g, '')];
  // `createCard.body.label:type`, `createCard.response.json`
  const fact = breaks.slice(Math.max(breaks.lastIndexOf(':'), breaks.lastIndexOf('.')) + 1);
  return [`${operation} ${fact}`];
}

/** Servers of their own refuse what `--thorough` asks besides. */
function kindsOfPermitted({ kind, variations: [variation, ...others] }: PermittedServer): readonly string[] {
  return [variation === undefined || others.length > 0 ? kind : variation.id];
}
