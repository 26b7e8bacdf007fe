/** The catalogues of servers against what they are to cover. */
import { expect, test } from 'vitest';
import { requirements, rows } from '../../conformance/catalogue/catalogue.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { mutants } from './catalogue.ts';
import { judgeBank } from './judge-bank.ts';
import { variations } from './permitted/catalogue.ts';
import { allAtOnce } from './permitted/combinations.ts';
import { CONTRADICTIONS } from './permitted/contradictions.ts';
import { isChoice } from './permitted/permitted-variation.ts';
import { UNSEEN } from './state.ts';

const duplicates = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

test('every row has a server that breaks it, and every mutant breaks a requirement that there is', () => {
  const broken = new Set(mutants.flatMap(({ breaks }) => breaks ?? []));
  const known = new Set(requirements.map(({ id }) => id));
  expect(rows.filter(({ id }) => !broken.has(id))).toEqual([]);
  expect([...broken].filter((id) => !known.has(id))).toEqual([]);
  expect(mutants.flatMap(({ also = [] }) => also).filter((id) => !known.has(id))).toEqual([]);
});

test('every entry of the not-shown list has a server that makes use of it', () => {
  const used = new Set(variations.flatMap(({ entries = [] }) => entries));
  const known = new Set(catalogue.notShown.map(({ id }) => id));
  expect([...known].filter((id) => !used.has(id))).toEqual([]);
  expect([...used].filter((id) => !known.has(id))).toEqual([]);
});

test('no two servers are called the same', () => {
  expect(duplicates(mutants.map(({ id }) => id))).toEqual([]);
  expect(duplicates(variations.map(({ id }) => id))).toEqual([]);
});

test('each freedom is made use of where all are at once', () => {
  const used = new Set(allAtOnce().flatMap((row) => row.map(({ id }) => id)));
  expect(variations.filter(({ id, leavesOpen }) => !leavesOpen && !used.has(id)).map(({ id }) => id)).toEqual(
    [],
  );
});

test('each contradiction is one between freedoms that there are', () => {
  for (const { variation, refuses } of CONTRADICTIONS) {
    expect(variations.filter((one) => isChoice(one) && variation.test(one.id))).not.toEqual([]);
    expect(variations.filter((one) => one.refuses && refuses.test(one.id))).not.toEqual([]);
  }
});

test.each(UNSEEN)('that $id shows nowhere: $why', async ({ fault }) => {
  const { run } = await judgeBank({ faults: [fault] });
  expect(run.verdict).toBe('conformant');
});
