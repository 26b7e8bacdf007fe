/** An operator's values must not make the suite blunt: what it catches with its own data, it catches with theirs. */
import { expect, test } from 'vitest';
import type { OperatorData } from '../../conformance/operator-data/operator-data.ts';
import { ENOUGH_DATA } from '../conformance/operator-data/enough-data.ts';
import { acceptingOnly } from '../conformance/operator-data/listing-bank.ts';
import { mutants } from '../mutants/catalogue.ts';
import { firstOfEach, inStrides } from '../mutants/first-of-each.ts';
import { judgeBank } from '../mutants/judge-bank.ts';
import { judgeMutant } from '../mutants/judge-mutant.ts';
import { allAtOnce } from '../mutants/permitted/combinations.ts';
import { isChoice } from '../mutants/permitted/permitted-variation.ts';
import { toBank } from '../mutants/permitted/to-bank.ts';

/** Words of the API other than those of the sandbox would be refused by it. */
const WORDS = [
  ...['accountTypes', 'bankAccountTypes', 'internationalAccountTypes'],
  ...['bins', 'currencies', 'limitIntervals', 'achPullTypes'],
];
const data = {
  ...Object.fromEntries(Object.entries(ENOUGH_DATA).filter(([name]) => !WORDS.includes(name))),
  // Some banks emboss capitals alone: an operator names what comes back.
  businessNames: ENOUGH_DATA.businessNames.map((name) => name.toUpperCase()),
  personNames: ENOUGH_DATA.personNames.map((name) => name.toUpperCase()),
  bankAccounts: ENOUGH_DATA.bankAccounts.map(({ routingNumber, accountNumber }) => ({
    routingNumber,
    accountNumber,
  })),
} satisfies OperatorData;

const ofEachRow = firstOfEach(
  inStrides(mutants.filter(({ kind }) => kind === 'behavior')),
  ({ breaks = '' }) => [breaks],
);

test('faulty servers are caught with the values of an operator, too', async () => {
  const missed: string[] = [];
  for (const mutant of ofEachRow) {
    const { killed, instead, unexpected } = await judgeMutant(mutant, { given: { data } });
    if (!killed || unexpected.length > 0) missed.push(`${mutant.id}: ${instead} ${unexpected.join()}`);
  }
  expect(missed).toEqual([]);
});

test.each([...allAtOnce().entries()])(
  'permitted server %i, with all choices at once, is conformant',
  async (_, all) => {
    // A server that refuses what the suite does not send itself may refuse what an operator has.
    const bank = toBank(all.filter(isChoice));
    const { run } = await judgeBank({ ...bank, options: { ...bank.options, data } });
    expect(run.verdict).toBe('conformant');
  },
);

test('with one value of each kind nobody is accused', async () => {
  const one = Object.fromEntries(Object.entries(data).map(([name, values]) => [name, values.slice(0, 1)]));
  const { run } = await judgeBank({ options: { data: one, thorough: true } });
  expect(run.verdict).toBe('conformant');
  const strict = await judgeBank({ options: { data: ENOUGH_DATA }, around: acceptingOnly(ENOUGH_DATA) });
  expect(strict.run.verdict).toBe('conformant');
});
