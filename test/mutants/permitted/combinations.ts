/** Permitted servers that make use of several freedoms at once. */
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { groupBy } from '../../../lib/group-by.ts';
import { variations } from './catalogue.ts';
import { contradict } from './contradictions.ts';
import { isChoice, type PermittedVariation } from './permitted-variation.ts';

// A CommonJS module whose `default` Node and vitest take for different things.
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable');

const AS_USUAL = '';

const cautions = variations.filter(({ refuses }) => refuses !== undefined);
const choices = variations.filter(isChoice);
const byId = new Map(choices.map((variation) => [variation.id, variation]));
const byFactor = [...groupBy(choices, ({ factor }) => factor).values()];

/** Ids of choices, so that each two choices about two things meet in one of these rows. */
export type CoveringArray = readonly (readonly string[])[];

/** Made once in a process, and handed to its threads: it takes seconds. */
export function coveringArray(): CoveringArray {
  known ??= (workerData as { coveringArray?: CoveringArray } | null)?.coveringArray ?? makeArray();
  return known;
}

let known: CoveringArray | undefined;

function makeArray(): CoveringArray {
  const factors = byFactor.map((all) => [AS_USUAL, ...all.map(({ id }) => id)]);
  return make(factors, { seed: 'permitted' }).map((row) => row.map((id) => id ?? AS_USUAL));
}

/** A server for each row of the array. All that refuse something are in each of them too: they do not stand in each other's way. */
export function pairs(): readonly (readonly PermittedVariation[])[] {
  return coveringArray().map((row) => withCautions(row.flatMap((id) => byId.get(id) ?? [])));
}

/** Combines one choice of each factor; often enough that each choice has its turn. */
export function allAtOnce(): readonly (readonly PermittedVariation[])[] {
  const rounds = Math.max(...byFactor.map((all) => all.length));
  return Array.from({ length: rounds }, (_, round) =>
    withCautions(byFactor.flatMap((all) => all[round % all.length] ?? [])),
  );
}

/** All that refuse something, and nothing else. */
export function mostCautious(): readonly PermittedVariation[] {
  return withCautions([]);
}

function withCautions(chosen: readonly PermittedVariation[]): readonly PermittedVariation[] {
  return [...chosen, ...cautions.filter((caution) => !chosen.some((one) => contradict(one, caution)))];
}
