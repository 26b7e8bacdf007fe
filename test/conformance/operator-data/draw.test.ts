/** Steps send the values that an operator has given. */
import { expect, test } from 'vitest';
import { DATA_KINDS } from '../../../conformance/operator-data/data-kinds.ts';
import type { OperatorData } from '../../../conformance/operator-data/operator-data.ts';
import { openAccount } from '../../../conformance/scenario/createAccount.ts';
import { issueCard, issueSecondCard } from '../../../conformance/scenario/createCard.ts';
import { storeContact } from '../../../conformance/scenario/createContact.ts';
import { dataUses } from '../../../conformance/scenario/data-uses.ts';
import { pullMoney } from '../../../conformance/scenario/receiveAchPull.ts';
import { sentAt } from '../../../conformance/scenario/sent-at.ts';
import { changeFurtherSettings, changeSettings } from '../../../conformance/scenario/updateAccount.ts';
import { at, type Json, type JsonObject } from '../../../lib/json.ts';
import { ask, bodyOf, CONTACT, opened, PROGRAM } from '../scenario/step-context.ts';
import { ENOUGH_DATA } from './enough-data.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const contactOf = (data: OperatorData, seed: number) => bodyOf(storeContact, opened(), { data }, seed);
const contact = { step: 'store-contact', operation: 'createContact', body: CONTACT, status: 201 } as const;

/** All texts of a body, apart from those that addresses share. */
function textsOf(value: Json, name = ''): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['addressType', 'country', 'state', 'accountType', 'line2', 'bankIdentifierType'].includes(key)
      ? []
      : textsOf(inner as Json, `${name}/${key}`),
  );
}

test('with enough values, no two fields of a contact hold the same', () => {
  for (const seed of SEEDS) {
    const texts = textsOf(contactOf(ENOUGH_DATA, seed));
    expect(texts.length).toBeGreaterThan(20);
    expect(new Set(texts).size, `seed ${seed}`).toBe(texts.length);
  }
});

test('every kind is used wherever it says that it is sent', () => {
  // A bank account has a routing number of its own, and may have a name of its own.
  const { bankAccounts: _, ...others } = ENOUGH_DATA;
  // A program that names originators itself is asked for those.
  const program = { ...PROGRAM, incoming: { achPull: { allowedOriginators: null, enabled: true } } };
  const calls = [
    [openAccount, opened().slice(0, 1)],
    [storeContact, opened()],
    [issueCard, opened()],
    [pullMoney, [...opened(), contact]],
    [changeSettings, opened(program)],
  ] as const;
  const used = [ENOUGH_DATA, others].flatMap((data) =>
    calls.flatMap(([step, told]) =>
      dataUses(step.operation, bodyOf(step, told, { data }) as JsonObject, data).map(
        ({ kind, pointer }) => `${kind} ${step.operation} ${pointer}`,
      ),
    ),
  );
  const wanted = DATA_KINDS.flatMap(({ name }) =>
    sentAt(name).flatMap(({ operation, pointers }) =>
      pointers.map((pointer) => `${name} ${operation} ${pointer}`),
    ),
  );
  expect(wanted.filter((one) => !used.includes(one))).toEqual([]);
});

test('two bank accounts are worth more than one and a routing number, and that more than the same account twice', () => {
  const [first, second] = ENOUGH_DATA.bankAccounts;
  const routingNumbers = ['122105155'];
  for (const seed of SEEDS.slice(0, 50)) {
    const both = contactOf({ bankAccounts: [first, second], routingNumbers }, seed);
    expect([at(both, '/ach/accountNumber'), at(both, '/wire/domestic/accountNumber')].sort()).toEqual(
      [first.accountNumber, second.accountNumber].sort(),
    );
    const one = contactOf({ bankAccounts: [first], routingNumbers }, seed);
    expect(at(one, '/ach')).toMatchObject(first);
    expect(at(one, '/wire/domestic/routingNumber')).toBe('122105155');
    const alone = contactOf({ bankAccounts: [first] }, seed);
    expect(at(alone, '/wire/domestic')).toMatchObject(first);
  }
});

test('lists never name an entry twice, and the second card has others than the first', () => {
  const { merchants, merchantCategories } = ENOUGH_DATA;
  for (const seed of SEEDS.slice(0, 100)) {
    const first = bodyOf(issueCard, opened(), { data: { merchants, merchantCategories } }, seed);
    const issued = {
      step: 'issue-card',
      operation: 'createCard',
      sent: first,
      body: {},
      status: 201,
    } as const;
    const second = bodyOf(
      issueSecondCard,
      [...opened(), issued],
      { data: { merchants, merchantCategories } },
      seed,
    );
    for (const list of ['/blockedMerchants', '/allowedCategories']) {
      const sent = [...(at(first, list) as string[]), ...(at(second, list) as string[])];
      expect(new Set(sent).size, `seed ${seed}`).toBe(sent.length);
    }
  }
  const few = bodyOf(issueSecondCard, opened(), { data: { merchants: ['445566778899001'] } });
  expect(at(few, '/blockedMerchants')).toEqual(['445566778899001']);
});

test('each update allows other originators than the one before; those that the program blocks are left out', () => {
  const program = (blocked: readonly string[]) => ({
    ...PROGRAM,
    incoming: { achPull: { allowedOriginators: null, blockedOriginators: blocked, enabled: true } },
  });
  const place = '/incoming/achPull/allowedOriginators';
  const sent = (data: OperatorData, blocked: readonly string[] = []) =>
    [changeSettings, ...changeFurtherSettings.slice(0, 1)].map((step) =>
      JSON.stringify(at(bodyOf(step, opened(program(blocked)), { data }), place)),
    );
  expect(new Set(sent({ originators: ['1', '2'] })).size).toBe(2);
  expect(new Set(sent({ originators: ['1', '2', '3'] })).size).toBe(2);
  expect(sent({ originators: ['1'] })).toEqual(['["1"]', '["1"]']);
  expect(sent({ originators: ['1', '2'] }, ['1'])).toEqual(['["2"]', '["2"]']);
});

test('an account type that the program has disabled is not used; without another one nothing is sent', () => {
  const told = (types: object) => opened({ ...PROGRAM, bank: { accountType: types } }).slice(0, 1);
  const data = { accountTypes: ['businessSavings', 'ours'] };
  for (const seed of SEEDS.slice(0, 20))
    expect(at(bodyOf(openAccount, told({ businessSavings: false }), { data }, seed), '/type')).toBe('ours');
  expect(
    ask(openAccount, told({ businessSavings: false }), { data: { accountTypes: ['businessSavings'] } }),
  ).toEqual({
    skip: 'the program has every account type of --data disabled',
  });
});

test('the same seed and values send the same, another seed others', () => {
  const texts = SEEDS.slice(0, 20).map((seed) => JSON.stringify(contactOf(ENOUGH_DATA, seed)));
  expect(SEEDS.slice(0, 20).map((seed) => JSON.stringify(contactOf(ENOUGH_DATA, seed)))).toEqual(texts);
  expect(new Set(texts).size).toBe(texts.length);
});
