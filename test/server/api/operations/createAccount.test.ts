import { expect, test } from 'vitest';
import { isAccountId } from '../../../../generated/identifiers.ts';
import { openBank } from '../../open-bank.ts';
import { notFoundOf, refusalOf } from '../../problems.ts';

const TYPES = 'must be one of "businessChecking", "businessSavings"';

test('everything missing or unset is reported in one response', async () => {
  const bank = await openBank();
  for (const body of [{}, { acceptedTerms: undefined, businessId: '', label: '', type: '' }])
    expect(await bank.refused('createAccount', { body })).toEqual(
      refusalOf(
        ['#/acceptedTerms', 'required', 'is required'],
        ['#/businessId', 'required', 'is required'],
        ['#/label', 'required', 'is required'],
        ['#/type', 'required', 'is required'],
      ),
    );
});

test.each(['personalChecking', 'savings', 'toString', '__proto__'])(
  'terms that are not accepted, and the type %s, are refused together',
  async (type) => {
    const bank = await openBank();
    const { businessId } = bank.seed;
    const body = { acceptedTerms: false, businessId, label: 'Till', type };
    expect(await bank.refused('createAccount', { body })).toEqual(
      refusalOf(['#/acceptedTerms', 'terms', 'must be true'], ['#/type', 'allowed', TYPES]),
    );
  },
);

test('a program that opens no accounts takes no type', async () => {
  const bank = await openBank();
  await bank.patch(bank.seed.programId, {
    bank: { accountType: { businessChecking: false, businessSavings: false } },
  });
  const body = {
    acceptedTerms: true,
    businessId: bank.seed.businessId,
    label: 'Till',
    type: 'businessChecking',
  };
  expect(await bank.refused('createAccount', { body })).toEqual(
    refusalOf(['#/type', 'allowed', 'must be unset: no value is accepted here']),
  );
});

test('an unknown business and another program’s are indistinguishable, and come before all else', async () => {
  const bank = await openBank();
  for (const businessId of ['bus-00000000-0000-4000-8000-000000000000', bank.other.businessId])
    expect(await bank.refused('createAccount', { body: { businessId } })).toEqual(
      notFoundOf({ businessId: 'business' }),
    );
});

test('the bank assigns what no request carries', async () => {
  const bank = await openBank();
  bank.now = '2026-03-10T12:00:00.999Z';
  const { businessId, personId } = bank.seed;
  const body = { acceptedTerms: true, businessId, label: 'Till', type: 'businessChecking' };
  const [first, second] = [
    await bank.call('createAccount', { body }),
    await bank.call('createAccount', { body }),
  ];
  expect(first).toMatchObject({
    createdPersonId: personId,
    familyId: '',
    routingNumber: '110000000',
    sponsorBankName: 'Example Community Bank',
    currency: 'USD',
    accountInterestFrequency: 'monthly',
    createdAt: '2026-03-10T12:00:00Z',
    modifiedAt: '2026-03-10T12:00:00Z',
    metadata: null,
  });
  expect(first.accountNumber).toMatch(/^\d{12}$/);
  expect(second.accountNumber).not.toBe(first.accountNumber);
  expect(isAccountId(first.id) && isAccountId(second.id) && first.id < second.id).toBe(true);
  expect(await bank.read('acc-', first.id)).toEqual({
    account: first,
    cards: { physical: 0, virtual: 0 },
    received: { day: '2026-03-10', dayCents: 0, month: '2026-03', monthCents: 0 },
  });
});
