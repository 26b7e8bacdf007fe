/** A violation says what was expected: our own words, and the value as of the place where it should have been. */
import { expect, test } from 'vitest';
import { judge, otherThan, valueAt, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();

test.each([
  ['createContact.status-is-active', 'store-contact', '/status', '"active"', undefined],
  ['createContact.ach-is-not-verified', 'store-contact', '/ach/verified', 'false', undefined],
  ['receiveAchPull.address-is-empty', 'pull-money', '/address/line1', '""', undefined],
  ['createCard.no-activation-time-before-activation', 'issue-card', '/activatedAt', '""', undefined],
  ['createCard.label-is-returned', 'issue-card', '/label', 'the label that was sent:', 'same'],
  [
    'createContact.card-is-returned',
    'store-contact',
    '/card/address/line1',
    'the line1 that was sent:',
    'same',
  ],
  [
    'updateAccount.card-counts-take-effect',
    'change-settings',
    '/config/card/virtual/count',
    'the count that was sent:',
    'same',
  ],
  [
    'createCard.cardholder-name-equals-embossing-person',
    'issue-card',
    '/cardholder/name',
    'the same as embossingPerson:',
    'same',
  ],
  ['createContact.times-are-equal', 'store-contact', '/modifiedAt', 'the same as createdAt:', 'same'],
  [
    'createContact.ach-last4-ends-account-number',
    'store-contact',
    '/ach/last4',
    'the last four characters of accountNumber:',
    'same',
  ],
  ['receiveAchPull.bank-name-is-the-contacts', 'pull-money', '/bankName', "the contact's:", 'same'],
  ['createCard.business-is-the-accounts', 'issue-card', '/businessId', "the account's:", 'same'],
  [
    'createAccount.limits-come-from-program',
    'open-account',
    '/config/limits/send/daily',
    "the program's:",
    'same',
  ],
  ['updateAccount.id-is-the-one-asked-for', 'change-settings', '/id', 'the one in the path:', 'same'],
  ['updateAccount.other-fields-are-kept', 'change-settings', '/label', 'as before:', 'same'],
  [
    'updateAccount.allowed-originators-take-effect',
    'change-settings',
    '/config/incoming/achPull/allowedOriginators',
    'a list that holds those that were sent:',
    'same',
  ],
])('%s', (row, id, pointer, words, value) => {
  const right = valueAt(exchanges, id, pointer);
  const wrong = otherThan(right);
  const told = value === undefined ? { words } : { words, value: right, pointer };
  const found: unknown = judge(row, withValue(exchanges, id, pointer, wrong)).filter(
    ({ outcome }) => outcome === 'violated',
  );
  expect(found).toMatchObject([
    { outcome: 'violated', ...where(id), pointer, expected: told, actual: { value: wrong, pointer } },
  ]);
});

function where(id: string) {
  return { exchange: id, operation: exchanges.find((one) => one.id === id)?.operation };
}

test('an object that is missing is told as such', () => {
  const [one] = judge(
    'createContact.check-is-returned',
    withValue(exchanges, 'store-contact', '/check', undefined),
  );
  expect(one).toMatchObject({ pointer: '/check', expected: { words: 'an object' } });
});
