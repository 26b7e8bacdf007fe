/** Counts what is in the matrix that `npm run test:mutants` runs. Here and not with the catalogues: the covering array takes seconds to make. */
import { expect, test } from 'vitest';
import { rows } from '../../conformance/catalogue/catalogue.ts';
import { mutants } from '../mutants/catalogue.ts';
import { coveringPart } from '../mutants/covering.ts';
import { variations } from '../mutants/permitted/catalogue.ts';
import { pairs } from '../mutants/permitted/combinations.ts';
import { isChoice } from '../mutants/permitted/permitted-variation.ts';

test('each two choices about two things meet in the covering array', () => {
  const meetings = new Set(
    pairs().flatMap((row) => row.flatMap((one) => row.map((other) => `${one.id} & ${other.id}`))),
  );
  const choices = variations.filter(isChoice);
  const unmet = choices.flatMap((one) =>
    choices
      .filter((other) => other.factor !== one.factor && !meetings.has(`${one.id} & ${other.id}`))
      .map((other) => `${one.id} & ${other.id}`),
  );
  expect(unmet).toEqual([]);
});

test('each row, each freedom and all that a server remembers is judged from a recording, too', () => {
  const jobs = [...coveringPart()];
  const recorded = jobs.flatMap((job) => ('mutant' in job ? [job.mutant] : []));
  const ids = new Set(recorded.map(({ id }) => id));
  const broken = new Set(recorded.map(({ breaks }) => breaks));
  expect(rows.filter(({ id }) => !broken.has(id))).toEqual([]);
  expect(mutants.filter(({ kind, id }) => kind === 'state' && !ids.has(id))).toEqual([]);
  const alone = new Set(
    jobs.flatMap((job) =>
      'permitted' in job && job.permitted.kind === 'one freedom' ? job.permitted.id : [],
    ),
  );
  expect(variations.filter(({ id }) => !alone.has(id))).toEqual([]);
});
