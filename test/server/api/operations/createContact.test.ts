import { expect, test } from 'vitest';
import { openBank } from '../../open-bank.ts';
import { refusalOf } from '../../problems.ts';

const ADDRESSES = 'must be one of "card", "check", "wire", "billing", "shipping", "mailing"';
const ACCOUNTS =
  'must be one of "businessChecking", "businessSavings", "cardAccount", "clearingAccount", "fallbackAccount", "fundingAccount", "personalChecking", "personalSavings", "reserveAccount"';

test('account and name are asked for', async () => {
  const bank = await openBank();
  const expected = refusalOf(
    ['#/accountId', 'required', 'is required'],
    ['#/name', 'required', 'is required'],
  );
  for (const body of [{}, { accountId: '', name: '' }])
    expect(await bank.refused('createContact', { body })).toEqual(expected);
});

test('values that the program does not list are refused, each at its place', async () => {
  const bank = await openBank();
  const address = { addressType: 'home' };
  const body = {
    accountId: bank.seed.accountId,
    name: 'Juniper',
    ach: { accountType: 'checking' },
    card: { address },
    check: { address },
    wire: {
      domestic: { accountType: 'business', address },
      international: {
        accountType: 'businessChecking',
        bankIdentifierType: 'bic',
        beneficiaryAddress: address,
        beneficiaryBankAddress: address,
        correspondentBankAddress: address,
      },
    },
  };
  const abroad = '#/wire/international';
  expect(await bank.refused('createContact', { body })).toEqual(
    refusalOf(
      ['#/ach/accountType', 'allowed', ACCOUNTS],
      ['#/card/address/addressType', 'allowed', ADDRESSES],
      ['#/check/address/addressType', 'allowed', ADDRESSES],
      ['#/wire/domestic/accountType', 'allowed', ACCOUNTS],
      ['#/wire/domestic/address/addressType', 'allowed', ADDRESSES],
      [`${abroad}/accountType`, 'allowed', 'must be one of "business"'],
      [`${abroad}/bankIdentifierType`, 'allowed', 'must be one of "swift"'],
      [`${abroad}/beneficiaryAddress/addressType`, 'allowed', ADDRESSES],
      [`${abroad}/beneficiaryBankAddress/addressType`, 'allowed', ADDRESSES],
      [`${abroad}/correspondentBankAddress/addressType`, 'allowed', ADDRESSES],
    ),
  );
});

test('what was not sent is unset: null for objects, empty for texts, also within what was sent', async () => {
  const bank = await openBank();
  const { accountId } = bank.seed;
  const bare = await bank.call('createContact', { body: { accountId, name: 'Juniper' } });
  expect(bare).toMatchObject({ email: '', phone: '', ach: null, card: null, check: null, wire: null });
  const body = {
    accountId,
    name: 'Juniper',
    ach: {},
    card: {},
    check: { address: { line1: '77 Sample Mill Road' } },
    wire: { domestic: {}, international: null },
  };
  const sparse = await bank.call('createContact', { body });
  const details = { accountNumber: '', accountType: '', bankName: '', routingNumber: '', last4: '' };
  expect(sparse).toMatchObject({
    ach: { ...details, verified: false },
    card: { address: null },
    check: {
      address: {
        addressType: '',
        line1: '77 Sample Mill Road',
        line2: '',
        city: '',
        state: '',
        postalCode: '',
        country: '',
      },
    },
    wire: { domestic: { ...details, address: null }, international: null },
  });
});

test.each([
  ['', ''],
  ['123', '123'],
  ['700000915538', '5538'],
  ['12-𝟙𝟚𝟛𝟜', '𝟙𝟚𝟛𝟜'],
])('the last four characters of %j are %j', async (accountNumber, last4) => {
  const bank = await openBank();
  const body = { accountId: bank.seed.accountId, name: 'Juniper', ach: { accountNumber } };
  expect((await bank.call('createContact', { body })).ach?.last4).toBe(last4);
});
