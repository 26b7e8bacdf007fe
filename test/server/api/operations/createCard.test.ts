import { expect, test } from 'vitest';
import { examples } from '../../../../generated/examples.ts';
import { type Bank, openBank } from '../../open-bank.ts';
import { refusalOf } from '../../problems.ts';

const card = examples.createCard.requests.createCardRequest;
const virtual = { ...card, cardType: 'virtual', shipping: null };

test('everything missing or unset is reported in one response', async () => {
  const bank = await openBank();
  const unset = { bin: '', cardType: '', label: '', limitAmount: '', billingAddress: null, shipping: null };
  for (const body of [{}, unset])
    expect(await bank.refused('createCard', { body })).toEqual(
      refusalOf(
        ['#/accountId', 'required', 'is required'],
        ['#/bin', 'required', 'is required'],
        ['#/cardType', 'required', 'is required'],
        ['#/currency', 'required', 'is required'],
        ['#/embossingPerson', 'required', 'is required'],
        ['#/label', 'required', 'is required'],
        ['#/limitAmount', 'required', 'is required'],
        ['#/limitInterval', 'required', 'is required'],
        ['#/billingAddress', 'required', 'is required'],
      ),
    );
});

test('an address with nothing but its type counts as missing', async () => {
  const bank = await openBank();
  const nowhere = { addressType: 'billing', line1: '', country: '' };
  const body = { ...card, billingAddress: nowhere, shipping: { shippingAddress: nowhere } };
  expect(await bank.refused('createCard', { body })).toEqual(
    refusalOf(
      ['#/billingAddress', 'required', 'is required'],
      ['#/shipping/shippingAddress', 'required', 'is required'],
    ),
  );
});

test('a physical card asks for an address to send it to, a virtual one does not', async () => {
  const bank = await openBank();
  for (const shipping of [undefined, null, {}, { shippingAddress: null }])
    expect(await bank.refused('createCard', { body: { ...card, shipping } })).toEqual(
      refusalOf(['#/shipping/shippingAddress', 'required', 'is required']),
    );
  expect((await bank.call('createCard', { body: virtual })).shipping).toMatchObject({
    shippingAddress: null,
    deliveryStatus: 'pending',
  });
  const sent = await bank.call('createCard', { body: { ...virtual, shipping: card.shipping } });
  expect(sent.shipping?.shippingAddress).toEqual(card.shipping?.shippingAddress);
});

test('values that this bank does not take are refused, each at its place', async () => {
  const bank = await openBank();
  const address = { addressType: 'home', line1: '18 Kettle Street' };
  const body = {
    ...card,
    bin: 'prepaid',
    cardType: 'metal',
    currency: 'EUR',
    limitAmount: '-0.01',
    limitInterval: 'daily',
    billingAddress: address,
    shipping: { shippingAddress: address },
  };
  const addresses = 'must be one of "card", "check", "wire", "billing", "shipping", "mailing"';
  expect(await bank.refused('createCard', { body })).toEqual(
    refusalOf(
      ['#/billingAddress/addressType', 'allowed', addresses],
      ['#/shipping/shippingAddress/addressType', 'allowed', addresses],
      ['#/cardType', 'allowed', 'must be one of "physical", "virtual"'],
      ['#/currency', 'allowed', 'must be one of "USD"'],
      ['#/limitInterval', 'allowed', 'must be one of "allTime"'],
      ['#/limitAmount', 'amount', 'must not be negative or have more than 15 digits'],
      ['#/bin', 'allowed', 'must be one of "debit"'],
    ),
  );
});

test.each([
  ['0.00', true],
  ['9999999999999.99', true],
  ['10000000000000.00', false],
  ['-0.00', false],
])('a limit of %s: %j', async (limitAmount, taken) => {
  const bank = await openBank();
  const { status } = await bank.send('createCard', { body: { ...card, limitAmount } });
  expect(status).toBe(taken ? 201 : 422);
});

test('the range must be switched on for the kind of account', async () => {
  const bank = await openBank();
  const { programId, accountId } = bank.seed;
  await bank.patch(programId, { card: { bin: { businessCredit: { enabled: true } } } });
  const credit = { ...virtual, bin: 'credit' };
  expect((await bank.call('createCard', { body: credit })).bin).toBe('credit');
  await bank.patch(accountId, { account: { type: 'personalChecking' } });
  expect(await bank.refused('createCard', { body: credit })).toEqual(
    refusalOf(['#/bin', 'allowed', 'must be unset: no value is accepted here']),
  );
});

test('a type that the account has disabled is refused', async () => {
  const bank = await openBank();
  const config = { card: { virtual: { enabled: false } } };
  await bank.call('updateAccount', { body: { config } });
  expect(await bank.refused('createCard', { body: virtual })).toEqual(
    refusalOf(['#/cardType', 'enabled', 'is disabled by config.card.virtual.enabled']),
  );
});

test('cards of a type are counted, up to the count of the account', async () => {
  const bank = await openBank();
  await setCount(bank, '2');
  await bank.call('createCard', { body: virtual });
  await bank.call('createCard', { body: virtual });
  const beyond = refusalOf(['#/cardType', 'limit', 'exceeds config.card.virtual.count: 2']);
  expect(await bank.refused('createCard', { body: virtual })).toEqual(beyond);
  expect((await bank.read('acc-', bank.seed.accountId)).cards).toEqual({ physical: 0, virtual: 2 });
  await bank.call('createCard', { body: card });
  await setCount(bank, '3');
  await bank.call('createCard', { body: virtual });
  expect((await bank.read('acc-', bank.seed.accountId)).cards).toEqual({ physical: 1, virtual: 3 });
});

test('without a count of its own an account is held to the program’s, if that has one', async () => {
  const bank = await openBank();
  await setCount(bank, '');
  await bank.patch(bank.seed.accountId, { cards: { virtual: 9 } });
  await bank.call('createCard', { body: virtual });
  expect(await bank.refused('createCard', { body: virtual })).toEqual(
    refusalOf(['#/cardType', 'limit', "exceeds the program's card.type.virtual.count: 10"]),
  );
  await bank.patch(bank.seed.programId, { card: { type: { virtual: { count: '' } } } });
  await bank.call('createCard', { body: virtual });
});

test('the bank assigns what no request carries', async () => {
  const bank = await openBank();
  bank.now = '2026-12-31T23:59:59Z';
  const issued = await bank.call('createCard', { body: card });
  const times = { createdAt: '2026-12-31T23:59:59Z', modifiedAt: '2026-12-31T23:59:59Z' };
  expect(issued).toMatchObject({
    createdPersonId: bank.seed.personId,
    familyId: '',
    expiryMonth: '12',
    expiryYear: '2030',
    allowedMerchants: null,
    blockedCategories: null,
    theme: '',
    walletId: '',
    metadata: null,
    ...times,
    cardholder: { personId: bank.seed.personId, ...times },
    shipping: { deliveryPartner: '', eta: '', trackingNumber: '', trackingUrl: '', ...times },
  });
  expect(issued.last4).toMatch(/^\d{4}$/);
  const bare = {
    ...virtual,
    allowedCategories: undefined,
    blockedMerchants: undefined,
    atmAccess: undefined,
  };
  expect(await bank.call('createCard', { body: { ...bare, embossingBusiness: undefined } })).toMatchObject({
    allowedCategories: null,
    blockedMerchants: null,
    atmAccess: false,
    embossingBusiness: '',
  });
});

function setCount(bank: Bank, count: string) {
  return bank.call('updateAccount', { body: { config: { card: { virtual: { count } } } } });
}
