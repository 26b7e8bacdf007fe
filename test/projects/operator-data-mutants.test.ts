/** An operator's values must not make the suite blunt: what it catches with its own data, it catches with theirs. */
import { expect, test } from 'vitest';
import type { OperatorData } from '../../conformance/operator-data/operator-data.ts';
import { ENOUGH_DATA } from '../conformance/operator-data/enough-data.ts';
import { acceptingOnly } from '../conformance/operator-data/listing-bank.ts';
import { mutants } from '../mutants/catalogue.ts';
import { judgeBank } from '../mutants/judge-bank.ts';
import { judgeMutant } from '../mutants/judge-mutant.ts';
import { freedoms } from '../mutants/permitted/catalogue.ts';
import { toBank } from '../mutants/permitted/to-bank.ts';

/** Words of the API other than those of the sandbox would be refused by it. */
const WORDS = [
  ...['accountTypes', 'bankAccountTypes', 'internationalAccountTypes'],
  ...['bins', 'currencies', 'limitIntervals', 'achPullTypes'],
];
const data = {
  ...Object.fromEntries(Object.entries(ENOUGH_DATA).filter(([name]) => !WORDS.includes(name))),
  bankAccounts: ENOUGH_DATA.bankAccounts.map(({ routingNumber, accountNumber }) => ({
    routingNumber,
    accountNumber,
  })),
} satisfies OperatorData;

/** One of each way in which each row about values that were sent is broken. */
const ABOUT = /^(createContact|createCard|receiveAchPull|updateAccount)\./;
const behavior = mutants.filter(
  ({ kind, breaks = '' }) =>
    kind === 'behavior' && ABOUT.test(breaks) && /(returned|contacts|number|name|effect)/.test(breaks),
);
const sample = behavior.filter((_, index) => index % 6 === 0);

test('faulty servers are caught with the values of an operator, too', async () => {
  expect(sample.length).toBeGreaterThan(20);
  const missed: string[] = [];
  for (const mutant of sample) {
    const { killed, instead, strays } = await judgeMutant(mutant, { data });
    if (!killed || strays.length > 0) missed.push(`${mutant.id}: ${instead} ${strays.join()}`);
  }
  expect(missed).toEqual([]);
});

test('permitted servers are not accused', async () => {
  const accused: string[] = [];
  for (const freedom of freedoms.filter((_, index) => index % 5 === 0)) {
    const bank = toBank([freedom]);
    const { requirements } = await judgeBank({ ...bank, options: { ...bank.options, data } });
    const violated = requirements.filter(({ status }) => status === 'violated').map(({ id }) => id);
    if (violated.length > 0) accused.push(`${freedom.id}: ${violated.join()}`);
  }
  expect(accused).toEqual([]);
});

test('with one value of each kind nobody is accused', async () => {
  const one = Object.fromEntries(Object.entries(data).map(([name, values]) => [name, values.slice(0, 1)]));
  const { run } = await judgeBank({ options: { data: one, thorough: true } });
  expect(run.verdict).toBe('conformant');
  const strict = await judgeBank({ options: { data: ENOUGH_DATA }, around: acceptingOnly(ENOUGH_DATA) });
  expect(strict.run.verdict).toBe('conformant');
});
