import { expect, test } from 'vitest';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { OperatorData } from '../../../conformance/operator-data/operator-data.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { ENOUGH_DATA } from './enough-data.ts';
import { acceptingOnly } from './listing-bank.ts';

const judge = (options: Partial<ConformanceOptions>, accepts: Required<OperatorData> = ENOUGH_DATA) =>
  judgeBank({ options, around: acceptingOnly(accepts) });
const statuses = ({ requirements }: Report) => [...new Set(requirements.map(({ status }) => status))].sort();
const refused = ({ exchanges }: Report) =>
  exchanges.flatMap(({ id, response }) => (response !== undefined && response.status >= 400 ? [id] : []));

test('without --data, a bank that accepts only its own values stays open, and every reason names --data', async () => {
  const report = await judge({}, { ...ENOUGH_DATA, accountTypes: ['businessChecking'] });
  expect(report.run.verdict).toBe('inconclusive');
  expect(statuses(report)).toEqual(['inconclusive', 'passed']);
  for (const [operation, step] of [
    ['createContact', 'store-contact'],
    ['updateAccount', 'change-settings'],
  ]) {
    expect(refused(report)).toContain(step);
    const open = report.requirements.filter(
      ({ status, id }) => status === 'inconclusive' && id.startsWith(`${operation}.`),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const { notes } of open)
      expect(notes).toContain(
        `${operation} returned 422 (${step}); if it accepts only certain values, name them with --data`,
      );
  }
});

test('an account type that is not accepted is a reason to name --data, too', async () => {
  const report = await judge({});
  const status = report.requirements.find(({ id }) => id === 'createAccount.response.status');
  expect(status?.notes).toEqual([
    'createAccount returned 422 (open-account); if it accepts only certain values, name them with --data',
  ]);
});

test.each([1, 2, 3, 4, 5])('with --data everything is judged, seed %i', async (seed) => {
  const report = await judge({ data: ENOUGH_DATA, seed });
  expect(refused(report)).toEqual([]);
  expect([report.run.verdict, statuses(report)]).toEqual(['conformant', ['passed']]);
});

test('with one value of each kind everything is judged too, and the run says which rows are weaker', async () => {
  const one = Object.fromEntries(
    Object.entries(ENOUGH_DATA).map(([name, values]) => [name, values.slice(0, 1)]),
  ) as unknown as Required<OperatorData>;
  const { routingNumbers: _, ...data } = one;
  const report = await judge({ data }, { ...one, routingNumbers: [] });
  expect(refused(report)).toEqual([]);
  expect([report.run.verdict, statuses(report)]).toEqual(['conformant', ['passed']]);
  const weaker = report.run.data?.kinds.filter(({ enough }) => enough !== undefined);
  expect(weaker?.find(({ name }) => name === 'bankAccounts')).toEqual({
    name: 'bankAccounts',
    values: 1,
    enough: 2,
    weaker: expect.arrayContaining([
      'createContact.ach-is-returned',
      'createContact.domestic-wire-is-returned',
      'receiveAchPull.account-number-is-the-contacts',
    ]),
  });
  expect(weaker?.map(({ name }) => name)).not.toContain('phones');
});

test('a kind that is not among the data stays open alone, and the reason names --data', async () => {
  const { merchants: _, ...data } = ENOUGH_DATA;
  const report = await judge({ data });
  expect(refused(report)).toEqual(['issue-card', 'issue-second-card']);
  expect(
    report.requirements.filter(
      ({ status, operations }) => status !== 'passed' && !operations.includes('createCard'),
    ),
  ).toEqual([]);
});

test('the questions of --thorough keep to the values, and only what varies one may be refused', async () => {
  const report = await judge({ data: ENOUGH_DATA, thorough: true });
  expect(report.run.verdict).toBe('conformant');
  const questions = report.exchanges.filter(({ response }) => (response?.status ?? 0) >= 400);
  // The sandbox refuses accounts whose terms are not accepted.
  expect(questions.map(({ question }) => question)).toEqual(['terms-not-accepted']);
});

test('a refusal of a question is no reason to name --data', async () => {
  const report = await judgeBank({ options: { thorough: true } });
  expect(report.requirements.flatMap(({ notes }) => notes).filter((note) => note.includes('--data'))).toEqual(
    [],
  );
});
