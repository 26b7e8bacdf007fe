/**
 * The proof of the suite, by a part of the matrix: every faulty server is caught by the requirement that it breaks, and no permitted one is accused.
 * `npm run test:mutants` judges all of them.
 */
import { beforeAll, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { mutants } from '../mutants/catalogue.ts';
import { PERMITTED_KINDS } from '../mutants/jobs.ts';
import { type Matrix, runMatrix } from '../mutants/matrix.ts';
import { MUTANT_KINDS } from '../mutants/mutant.ts';
import { freedoms } from '../mutants/permitted/catalogue.ts';
import { pairs } from '../mutants/permitted/combinations.ts';
import { isChoice } from '../mutants/permitted/freedom.ts';
import { sampleOf } from '../mutants/sample.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await runMatrix(sampleOf);
  // Each run is judged again from its recording, which takes minutes on a loaded machine.
}, 1_200_000);

const faulty = Object.keys(operations).flatMap((operation) =>
  MUTANT_KINDS.map((kind) => [kind, operation] as const),
);
/** Only these four write what a later answer shows, or are held against what was there before. */
const REMEMBERED = ['createAccount', 'createContact', 'updateAccount', 'updateSentCheck'];

/** A question asks of an operation what its other calls leave open: nothing is asked of one that only reads. */
const isAsked = (operation: string) =>
  mutants.some((one) => one.kind === 'thorough' && one.operation === operation);

test.each(
  faulty.filter(
    ([kind, operation]) =>
      (kind !== 'state' || REMEMBERED.includes(operation)) && (kind !== 'thorough' || isAsked(operation)),
  ),
)('%s mutants of %s are all caught, each by what it breaks', (kind, operation) => {
  const all = matrix.mutants.filter((one) => one.kind === kind && one.operation === operation);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ killed }) => !killed).map(({ id, instead }) => `${id}: ${instead}`)).toEqual([]);
});

test.each(MUTANT_KINDS)('nobody is blamed for anything else by %s mutants', (kind) => {
  const straying = matrix.mutants.filter((one) => one.kind === kind && one.strays.length > 0);
  expect(straying.map(({ id, strays }) => `${id}: ${strays.join(', ')}`)).toEqual([]);
});

test('each row has a mutant that lives when its check is taken away', () => {
  const ofRows = matrix.mutants.filter(({ kind }) => kind === 'behavior');
  const alone = new Set(ofRows.filter((one) => one.livesWithoutCheck).map(({ breaks }) => breaks));
  expect(ofRows.map(({ breaks }) => breaks).filter((row) => !alone.has(row))).toEqual([]);
});

test.each(PERMITTED_KINDS)('permitted servers, %s: none is accused, nothing stays open', (kind) => {
  const all = matrix.permitted.filter((one) => one.kind === kind);
  expect(all).not.toEqual([]);
  const alarms = all.filter(({ alarm }) => alarm !== undefined);
  expect(alarms.map(({ id, alarm }) => `${id}: ${alarm}`)).toEqual([]);
});

test('each run comes out the same from its recording', () => {
  const otherwise = [...matrix.mutants, ...matrix.permitted].filter(({ recorded }) => recorded !== undefined);
  expect(otherwise.map(({ id, recorded }) => `${id}: ${recorded}`)).toEqual([]);
});

// Here and not with the catalogues: the array takes seconds to make, and this process has it.
test('each two choices about two things meet in the covering array', () => {
  const meetings = new Set(
    pairs().flatMap((row) => row.flatMap((one) => row.map((other) => `${one.id} & ${other.id}`))),
  );
  const choices = freedoms.filter(isChoice);
  const unmet = choices.flatMap((one) =>
    choices
      .filter((other) => other.factor !== one.factor && !meetings.has(`${one.id} & ${other.id}`))
      .map((other) => `${one.id} & ${other.id}`),
  );
  expect(unmet).toEqual([]);
});
