/** Single steps turn what they are told into this. */
import { expect, test } from 'vitest';
import { openAccount } from '../../../conformance/scenario/createAccount.ts';
import { issueCard, issueSecondCard } from '../../../conformance/scenario/createCard.ts';
import { storeContact } from '../../../conformance/scenario/createContact.ts';
import { pullMoney } from '../../../conformance/scenario/receiveAchPull.ts';
import { readAccountsProgram, readProgram } from '../../../conformance/scenario/retrieveProgram.ts';
import type { ScenarioStep, StepContext } from '../../../conformance/scenario/step.ts';
import {
  changeFurtherSettings,
  changeSettings,
  restoreSettings,
} from '../../../conformance/scenario/updateAccount.ts';
import { annotateCheck } from '../../../conformance/scenario/updateSentCheck.ts';
import { at, type Json } from '../../../lib/json.ts';
import { mergePatch } from '../../../server/seed/merge-patch.ts';
import { ACCOUNT, ask, bodyOf, CHECK, CONTACT, opened, type PastCall, PROGRAM } from './step-context.ts';

const [changeOtherSettings] = changeFurtherSettings as readonly [ScenarioStep, ...ScenarioStep[]];

const patched = (value: unknown, patch: object) => mergePatch(value, patch) as Json;
const program = (patch: object) => opened(patched(PROGRAM, patch), patched(ACCOUNT, {}));
const account = (config: object) => opened(PROGRAM, patched(ACCOUNT, { config }));
const contact: PastCall = { step: 'store-contact', operation: 'createContact', body: CONTACT, status: 201 };
const OTHER = 'prg-00000000-0000-4000-8000-000000000009';
const typeOf = (types: unknown) =>
  at(bodyOf(openAccount, opened({ ...PROGRAM, bank: { accountType: types } }).slice(0, 1)), '/type');

test('the type of account is the one that was seen, another for businesses, or any that is on', () => {
  expect(typeOf({ businessSavings: true, businessChecking: true })).toBe('businessChecking');
  expect(typeOf({ cardAccount: true, businessSavings: true, businessChecking: false })).toBe(
    'businessSavings',
  );
  expect(typeOf({ cardAccount: true, businessSavings: false, businessChecking: false })).toBe('cardAccount');
  expect(typeOf({ businessSavings: true, businessChecking: 'no' })).toBe('businessChecking');
  expect(typeOf(null)).toBe('businessChecking');
  const none = opened({ ...PROGRAM, bank: { accountType: { businessChecking: false } } });
  expect(ask(openAccount, none)).toEqual({ skip: 'the program has every account type disabled' });
});

/** The place of the second card; none is asked for that is not physical. */
const cardOf = (told: readonly PastCall[]) =>
  ask(issueSecondCard, told) && at(bodyOf(issueSecondCard, told), '/cardType');
const issued = (changes: object = {}, status = 201): PastCall => ({
  step: 'issue-card',
  operation: 'createCard',
  sent: { accountId: ACCOUNT.id, cardType: 'physical', ...changes },
  body: {},
  status,
});

test('a second card is asked for as long as the counts of the account and of its program leave a physical one', () => {
  const one = account({ card: { physical: { count: '1' } } });
  expect(cardOf(one)).toBe('physical');
  expect(cardOf([...one, issued()])).toBeUndefined();
  expect(cardOf([...one, issued({}, 503)])).toBeUndefined();
  expect(cardOf([...one, issued({}, 422)])).toBe('physical');
  expect(cardOf([...one, issued({ cardType: 'virtual' })])).toBe('physical');
  expect(cardOf([...one, issued({ accountId: 'acc-other' })])).toBe('physical');
  expect(cardOf([...account({ card: { physical: { count: '' } } }), issued()])).toBe('physical');
  expect(cardOf([...program({ card: { type: { physical: { count: '1' } } } }), issued()])).toBeUndefined();
  const off = account({ card: { physical: { enabled: false } } });
  expect(cardOf(off)).toBeUndefined();
  expect(at(bodyOf(issueCard, off), '/cardType')).toBe('virtual');
  const none = account({ card: { physical: { count: '-1' }, virtual: { enabled: false } } });
  expect(ask(issueCard, none)).toEqual({
    skip: 'the account cannot have another card: each card type is disabled or its count is used up',
  });
});

test.each(['daily', 'monthly', 'card/daily', 'card/monthly'])('a card stays below %s', (place) => {
  const limits = (amount: string) => {
    const [name = '', period] = place.split('/');
    return account({ limits: { send: { [name]: period === undefined ? amount : { [period]: amount } } } });
  };
  expect(at(bodyOf(issueCard, limits('0.40')), '/limitAmount')).toBe('0.40');
  const skip = 'the limits of the account allow no card spending';
  expect(ask(issueCard, limits('0.00'))).toEqual({ skip });
  expect(ask(issueCard, limits('-3.00'))).toEqual({ skip });
});

test('the second card is another than the first in all that is free, also where chance would have it', () => {
  const addresses = ['/billingAddress', '/shipping/shippingAddress'];
  for (let seed = 0; seed < 20; seed += 1) {
    const chance = bodyOf(issueSecondCard, opened(), {}, seed);
    for (const place of ['/label', '/embossingPerson', '/embossingBusiness', ...addresses]) {
      const [, name = '', inner] = place.split('/');
      const value = at(chance, place) as Json;
      // Only this part is what chance would make next, so nothing before it shifts the chance.
      const first = issued({ [name]: inner === undefined ? value : { [inner]: value } });
      const second = at(bodyOf(issueSecondCard, [...opened(), first], {}, seed), place);
      if (!addresses.includes(place)) expect([place, second]).not.toEqual([place, value]);
      else
        for (const part of ['line1', 'line2', 'city', 'state', 'postalCode'])
          expect([place, part, at(second, `/${part}`)]).not.toEqual([place, part, at(value, `/${part}`)]);
    }
  }
});

const amountOf = (told: readonly PastCall[], changes: Partial<StepContext> = {}) =>
  at(bodyOf(pullMoney, [...told, contact], changes), '/amount');

test('a pull is no more than was agreed to, nor than any limit leaves', () => {
  expect(amountOf(opened())).toMatch(/^1\.1[3-6]$/);
  expect(amountOf(opened(), { maxAmount: '1.05' })).toBe('1.05');
  expect(amountOf(opened(), { maxAmount: '0.30' })).toBe('0.30');
  for (const period of ['daily', 'monthly']) {
    const amount = { [period]: '0.20' };
    expect(amountOf(account({ limits: { receive: amount } }))).toBe('0.20');
    expect(amountOf(account({ limits: { receive: { ach: amount } } }))).toBe('0.20');
    expect(amountOf(program({ limits: { receive: amount } }))).toBe('0.20');
    expect(amountOf(program({ limits: { receive: { ach: amount } } }))).toBe('0.20');
    expect(amountOf(program({ transactionLimits: { receive: { ach: amount } } }))).toBe('0.20');
  }
  const skip = 'the limits of the account and its program allow no ACH pull';
  expect(ask(pullMoney, [...program({ limits: { receive: { daily: '0.00' } } }), contact])).toEqual({
    skip,
  });
  expect(ask(pullMoney, [...account({ receive: { ach: { enabled: false } } }), contact])).toEqual({
    skip: 'the account has receiving by ACH disabled',
  });
});

test('a pull is of the same day where the account has that, and of no type where it has not', () => {
  const typeWith = (told: readonly PastCall[]) => at(bodyOf(pullMoney, [...told, contact]), '/type');
  expect(typeWith(opened())).toBe('sameDay');
  expect(typeWith(account({ receive: { ach: { sameDay: false } } }))).toBe('');
  expect(typeWith(account({ receive: { ach: { sameDay: 'no' } } }))).toBe('sameDay');
});

test('without a contact there is no pull', () => {
  expect(ask(pullMoney, opened())).toEqual({
    skip: 'no contact was stored; set --contact-id and the --account-id it belongs to',
  });
});

test('the program of an account is the one that was asked for by its id, and that of another account is not taken for it', () => {
  const tight = { id: OTHER, limits: { receive: { daily: '0.20' } } };
  expect(amountOf(opened(patched(PROGRAM, tight)))).toBe('0.20');
  const elsewhere = opened(patched(PROGRAM, tight), {
    ...ACCOUNT,
    programId: 'prg-00000000-0000-4000-8000-000000000008',
  });
  expect(amountOf(elsewhere)).toMatch(/^1\.\d\d$/);
  const own: PastCall = {
    step: 'read-accounts-program',
    operation: 'retrieveProgram',
    pathParameters: { programId: OTHER },
    body: { ...PROGRAM, id: OTHER },
  };
  const both = [
    ...opened(patched(PROGRAM, { limits: { receive: { daily: '0.20' } } }), { ...ACCOUNT, programId: OTHER }),
    own,
  ];
  expect(amountOf(both)).toMatch(/^1\.\d\d$/);
});

test('the program of the account is read where it is another, or none was given', () => {
  const other = opened(PROGRAM, { ...ACCOUNT, programId: OTHER });
  expect(ask(readAccountsProgram, other)).toEqual({ pathParameters: { programId: OTHER } });
  expect(ask(readAccountsProgram, opened())).toBeUndefined();
  expect(ask(readAccountsProgram, opened(), { given: {} })).toEqual({
    pathParameters: { programId: PROGRAM.id },
  });
  expect(
    ask(readAccountsProgram, opened(PROGRAM, { ...ACCOUNT, programId: 'mine' }), { given: {} }),
  ).toBeUndefined();
});

test('settings of an account that was not opened by the run are not mistaken for those of one that was', () => {
  const given = { accountId: 'acc-00000000-0000-4000-8000-000000000007', contactId: CONTACT.id };
  const told = account({ limits: { receive: { daily: '0.20' } } }).slice(1);
  expect(amountOf(told, { given })).toMatch(/^1\.\d\d$/);
});

test('a mock is asked with the identifiers and settings of the examples, and with those that it tells', () => {
  const mock = { profile: 'schema' as const, given: {} };
  const pathOf = (step: ScenarioStep, told: readonly PastCall[] = []) => {
    const call = ask(step, told, mock);
    return call !== undefined && 'pathParameters' in call ? Object.values(call.pathParameters ?? {}) : call;
  };
  expect(pathOf(readProgram)).toEqual([PROGRAM.id]);
  expect(pathOf(changeSettings)).toEqual([ACCOUNT.id]);
  expect(pathOf(annotateCheck)).toEqual([CHECK.id]);
  expect(at(bodyOf(openAccount, [], mock), '/businessId')).toBe(ACCOUNT.businessId);
  expect(at(bodyOf(storeContact, [], mock), '/accountId')).toBe(ACCOUNT.id);
  expect(bodyOf(pullMoney, [], mock)).toMatchObject({ accountId: ACCOUNT.id, contactId: CONTACT.id });
  const id = 'acc-00000000-0000-4000-8000-000000000007';
  const off = opened(
    patched(PROGRAM, {
      receive: { ach: { enabled: false } },
      bank: { accountType: { businessChecking: false } },
    }),
    patched(ACCOUNT, {
      id,
      config: { receive: { ach: { enabled: false } }, card: { physical: { count: '0' } } },
    }),
  );
  expect(at(bodyOf(openAccount, off, mock), '/type')).toBe('businessChecking');
  expect(bodyOf(pullMoney, off, mock)).toMatchObject({ accountId: id, type: 'sameDay' });
  expect(bodyOf(issueCard, off, mock)).toMatchObject({ accountId: id, cardType: 'physical' });
});

test('counts that the program does not set are modest, and other ones in each update', () => {
  const unset = opened(patched(PROGRAM, { card: { type: { physical: { count: '' } } } }));
  const place = '/config/card/physical/count';
  expect(at(bodyOf(changeSettings, [...unset, issued()]), place)).toBe('3');
  expect(at(bodyOf(changeOtherSettings, [...unset, issued()]), place)).toBe('2');
  expect(at(bodyOf(restoreSettings, [...unset, issued()]), place)).toBe('4');
});

test('no originator is named that the program blocks', () => {
  const place = '/incoming/achPull/allowedOriginators';
  const [first, second] = at(bodyOf(changeSettings, opened()), place) as string[];
  const blocking = opened(patched(PROGRAM, { incoming: { achPull: { blockedOriginators: [first] } } }));
  expect(at(bodyOf(changeSettings, blocking), place)).toEqual([second]);
});
