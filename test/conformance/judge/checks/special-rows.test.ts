/** Rows whose word depends on more than one place. */
import { expect, test } from 'vitest';
import type { Json } from '../../../../lib/json.ts';
import { bodyOf, judge, valueAt, violationsOf, withBody, withSent, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

// One card tells as much as two.
const exchanges = (await sandboxExchanges()).filter(({ id }) => id !== 'issue-second-card');
const outcomes = (row: string, changed: typeof exchanges) =>
  judge(row, changed).map(({ outcome }) => outcome);

const ACH = 'createContact.ach-last4-ends-account-number';

test.each([
  ['700000915538', '5538'],
  ['12', '12'],
  ['', ''],
  ['DE89 3704', '3704'],
  // Beyond the first 65,536 characters of Unicode both ways of counting are taken.
  ['12ab\u{1F3E6}\u{1F4B6}', '\u{1F3E6}\u{1F4B6}'],
  ['12ab\u{1F3E6}\u{1F4B6}', 'ab\u{1F3E6}\u{1F4B6}'],
])('the end of account number %j is %j', (number, last4) => {
  const changed = withValue(exchanges, 'store-contact', '/ach/accountNumber', number);
  expect(outcomes(ACH, withValue(changed, 'store-contact', '/ach/last4', last4))).toEqual(['held']);
  const wrong = withValue(changed, 'store-contact', '/ach/last4', `${last4}9`);
  expect(violationsOf(ACH, wrong)).toEqual(['store-contact/ach/last4']);
});

test('the end of an account number that did not come back is that of the one sent', () => {
  const without = withValue(exchanges, 'store-contact', '/ach/accountNumber', undefined);
  expect(outcomes(ACH, without)).toEqual(['held']);
  expect(outcomes(ACH, withValue(without, 'store-contact', '/ach/last4', '0000'))).toEqual(['violated']);
  expect(outcomes(ACH, withSent(without, 'store-contact', '/ach/accountNumber', undefined))).toEqual([
    'inconclusive',
  ]);
});

test.each([
  ['createContact.ach-last4-ends-account-number', 'store-contact', '/ach'],
  ['createContact.ach-is-not-verified', 'store-contact', '/ach'],
  ['createContact.domestic-last4-ends-account-number', 'store-contact', '/wire/domestic'],
  ['createContact.domestic-last4-ends-account-number', 'store-contact', '/wire'],
  ['createCard.shipping-is-pending', 'issue-card', '/shipping'],
  ['createCard.cardholder-name-equals-embossing-person', 'issue-card', '/cardholder'],
])('%s says nothing where %s has null at %s', (row, id, pointer) => {
  expect(outcomes(row, withValue(exchanges, id, pointer, null))).toEqual(['inconclusive']);
});

test.each([
  ['createContact.ach-is-returned', 'store-contact', '/ach'],
  ['createContact.card-is-returned', 'store-contact', '/card/address'],
  ['createContact.domestic-wire-is-returned', 'store-contact', '/wire'],
  ['updateSentCheck.metadata-is-returned', 'annotate-check', '/metadata'],
  ['receiveAchPull.address-is-empty', 'pull-money', '/address'],
  ['updateAccount.allowed-originators-take-effect', 'change-settings', '/config/incoming'],
])('%s: what was sent did not come back where %s has null at %s', (row, id, pointer) => {
  expect(violationsOf(row, withValue(exchanges, id, pointer, null))).toEqual([id + pointer]);
});

test('what was not sent is not asked for', () => {
  const sent = {
    'createContact.email-is-returned': ['store-contact', '/email'],
    'createContact.ach-is-returned': ['store-contact', '/ach'],
    'createCard.blocked-merchants-are-returned': ['issue-card', '/blockedMerchants'],
    'updateSentCheck.metadata-is-returned': ['annotate-check', '/metadata'],
  } as const;
  for (const [row, [id, pointer]] of Object.entries(sent))
    expect(outcomes(row, withSent(exchanges, id, pointer, undefined)), row).toEqual([]);
  const nothing = withSent(exchanges, 'change-settings', '', {});
  for (const row of ['card-counts', 'top-level-limits', 'enabled-flags'])
    expect(outcomes(`updateAccount.${row}-take-effect`, nothing), row).toEqual(['held']);
  expect(outcomes('updateAccount.allowed-originators-take-effect', nothing)).toEqual(['held']);
  expect(outcomes('updateAccount.empty-group-returns-program-limits', nothing)).toEqual(['held']);
});

test('a call without a record in its path asked for none', () => {
  const pathless = exchanges.map((one) => ({ ...one, request: { ...one.request, pathParameters: {} } }));
  for (const operation of ['retrieveProgram', 'updateAccount', 'updateSentCheck'])
    expect(outcomes(`${operation}.id-is-the-one-asked-for`, pathless)).toEqual([]);
});

test('metadata comes back as it was sent: no key fewer, and none that was there before', () => {
  const row = 'updateSentCheck.metadata-is-returned';
  const kept = withValue(exchanges, 'annotate-check', '/metadata/earlier', { of: 'another' });
  expect(violationsOf(row, kept)).toEqual(['annotate-check/metadata']);
  const fewer = withSent(exchanges, 'annotate-check', '/metadata/externalId', undefined);
  expect(violationsOf(row, fewer)).toEqual(['annotate-check/metadata']);
  const lost = withValue(exchanges, 'annotate-check', '/metadata/externalId', undefined);
  expect(violationsOf(row, lost)).toEqual(['annotate-check/metadata/externalId']);
});

test('nothing sent in a list cannot be missing', () => {
  const none = withSent(exchanges, 'change-settings', '/incoming/achPull/allowedOriginators', []);
  expect(outcomes('updateAccount.allowed-originators-take-effect', none)).toEqual(['vacuous', 'held']);
});

test('limits with one empty amount, and empty overall limits, are not checked', () => {
  const LIMITS = '/config/limits';
  const partly = withSent(exchanges, 'change-settings', `${LIMITS}/send/ach/daily`, '');
  const other = withValue(partly, 'change-settings', `${LIMITS}/send/ach`, {
    daily: '77.00',
    monthly: '78.00',
  });
  expect(violationsOf('updateAccount.empty-group-returns-program-limits', other)).toEqual([]);
  const empty = withSent(exchanges, 'change-settings', `${LIMITS}/send/daily`, '');
  const any = withValue(empty, 'change-settings', `${LIMITS}/send/daily`, '77.00');
  expect(violationsOf('updateAccount.top-level-limits-take-effect', any)).toEqual([]);
});

test('one of the originators that were sent is missing', () => {
  const pointer = '/config/incoming/achPull/allowedOriginators';
  const row = 'updateAccount.allowed-originators-take-effect';
  for (const list of [['9990000001'], ['9990000002'], [], null, '9990000001 9990000002'])
    expect(violationsOf(row, withValue(exchanges, 'change-settings', pointer, list))).toEqual([
      `change-settings${pointer}`,
    ]);
});

test('lists that were sent come back whole: not shorter, not longer', () => {
  const list = valueAt(exchanges, 'issue-card', '/allowedCategories') as string[];
  for (const other of [list.slice(1), [...list, '0742'], [...list, list[0] as string], []])
    expect(
      violationsOf(
        'createCard.allowed-categories-are-returned',
        withValue(exchanges, 'issue-card', '/allowedCategories', other),
      ),
    ).toEqual(['issue-card/allowedCategories']);
});

test('the address of a check: nothing in it that makes it a place', () => {
  const row = 'updateSentCheck.address-is-where-the-check-goes';
  const address = valueAt(exchanges, 'annotate-check', '/address') as Record<string, string>;
  const empty = Object.fromEntries(Object.keys(address).map((part) => [part, '']));
  const kindAndCountry = { ...empty, addressType: 'check', country: 'US' };
  for (const value of [empty, {}, null, kindAndCountry, { ...empty, line2: ' ' }])
    expect(violationsOf(row, withValue(exchanges, 'annotate-check', '/address', value))).toEqual([
      'annotate-check/address',
    ]);
  for (const part of ['line1', 'line2', 'city', 'state', 'postalCode']) {
    const some = { ...empty, [part]: 'x' };
    expect(outcomes(row, withValue(exchanges, 'annotate-check', '/address', some))).toEqual(['held']);
  }
  const reviewed = (code: unknown) =>
    withValue(
      withValue(exchanges, 'annotate-check', '/address', empty),
      'annotate-check',
      '/reviewCode',
      code as string,
    );
  expect(outcomes(row, reviewed('invalidCheckAddress'))).toEqual(['vacuous']);
  for (const code of [undefined, null, 7]) expect(outcomes(row, reviewed(code))).toEqual(['inconclusive']);
});

test('a time of verification, once an account is verified, is another matter', () => {
  const row = 'createAccount.no-verification-time-while-unverified';
  const at = (isVerified: unknown) =>
    withValue(
      withValue(exchanges, 'open-account', '/verifiedAt', '2026-03-10T12:00:00Z'),
      'open-account',
      '/isVerified',
      isVerified as boolean,
    );
  expect(outcomes(row, at(false))).toEqual(['violated']);
  expect(outcomes(row, at(true))).toEqual(['vacuous']);
  expect(outcomes(row, at(undefined))).toEqual(['inconclusive']);
  expect(outcomes(row, at('false'))).toEqual(['inconclusive']);
});

test('a time of activation may be there in another status than the one before activation', () => {
  const row = 'createCard.no-activation-time-before-activation';
  const set = withValue(exchanges, 'issue-card', '/activatedAt', '2026-03-10T12:00:00Z');
  expect(outcomes(row, set)).toEqual(['violated']);
  expect(outcomes(row, withValue(set, 'issue-card', '/cardStatus', 'active'))).toEqual(['inconclusive']);
});

test('times of a new contact: malformed ones are left to their format', () => {
  const row = 'createContact.times-are-equal';
  for (const [created, modified, outcome] of [
    ['2026-03-10T12:00:00Z', '2026-03-10T12:00:01Z', 'violated'],
    ['2026-03-10T12:00:00Z', '2026-03-10T11:59:59Z', 'violated'],
    ['2026-03-10T12:00:00.0Z', '2026-03-10T12:00:00Z', 'inconclusive'],
    ['2026-03-10T12:00:00Z', '2026-03-10', 'inconclusive'],
    ['', '', 'inconclusive'],
  ] as const) {
    const changed = withValue(exchanges, 'store-contact', '/createdAt', created);
    expect(outcomes(row, withValue(changed, 'store-contact', '/modifiedAt', modified))).toEqual([outcome]);
  }
});

test.each([
  ['createContact.label-equals-name', 'store-contact', '/label', '/name'],
  ['createCard.available-limit-equals-limit', 'issue-card', '/availableLimit', '/limitAmount'],
  [
    'createCard.cardholder-name-equals-embossing-person',
    'issue-card',
    '/cardholder/name',
    '/embossingPerson',
  ],
])('%s: what it equals may be the one of the answer, or else the one sent', (row, id, pointer, other) => {
  const both = withValue(withValue(exchanges, id, other, 'x'), id, pointer, 'x');
  expect(outcomes(row, both)).toEqual(['held']);
  const without = withValue(exchanges, id, other, undefined);
  expect(outcomes(row, without)).toEqual(['held']);
  expect(outcomes(row, withValue(without, id, pointer, 'x'))).toEqual(['violated']);
  expect(outcomes(row, withSent(without, id, other, undefined))).toEqual(['inconclusive']);
});

test('nothing is compared with an account or a contact that no answer showed', () => {
  const alone = exchanges.filter(({ id }) => id === 'issue-card' || id === 'pull-money');
  for (const row of [
    'createCard.business-is-the-accounts',
    'createCard.program-is-the-accounts',
    'receiveAchPull.account-type-is-the-contacts',
    'receiveAchPull.routing-number-is-the-contacts',
  ])
    expect(outcomes(row, alone)).toEqual(['inconclusive']);
  const refused = withValue(exchanges, 'store-contact', '/ach', null);
  expect(outcomes('receiveAchPull.bank-name-is-the-contacts', refused)).toEqual(['inconclusive']);
});

test.each([
  'createAccount.label-is-returned',
  'createCard.label-is-returned',
  'createContact.name-is-returned',
  'receiveAchPull.address-is-empty',
  'retrieveProgram.id-is-the-one-asked-for',
  'updateAccount.other-fields-are-kept',
  'updateSentCheck.metadata-is-returned',
])('an answer that is no object at all breaks %s once', (row) => {
  const judged = exchanges.filter(({ operation }) => operation === row.split('.')[0]);
  expect(judged).not.toEqual([]);
  for (const body of [null, 'text', [], [{ status: 'active' }], 7, true])
    for (const { id } of judged) {
      const changed = withBody(exchanges, id, body);
      expect(bodyOf(changed, id)).toEqual(body);
      expect(violationsOf(row, changed)).toEqual([id]);
    }
});

test.each([
  ['available-balance-is-zero', '/availableBalance', '/bank/accountCreationCredit'],
  ['available-balance-is-zero', '/availableBalance', '/bank/accountFees'],
  ['pending-credit-is-zero', '/pendingCredit', '/bank/accountCreationCredit'],
  ['pending-debit-is-zero', '/pendingDebit', '/bank/accountFees'],
  ['fees-are-zero', '/fees', '/bank/accountFees'],
  ['interest-is-zero', '/interest', '/bank/accountInterest'],
])('createAccount.%s: %s may be there from the start where the program sets %s', (name, place, setting) => {
  const row = `createAccount.${name}`;
  const changed = withValue(exchanges, 'open-account', place, '25.00');
  const withSetting = (value: Json) => withValue(changed, 'read-program', setting, value);
  expect(outcomes(row, withSetting('25.00'))).toEqual(['vacuous']);
  for (const unset of ['', '0.00', null]) expect(outcomes(row, withSetting(unset))).toEqual(['violated']);
  const unread = changed.filter(({ id }) => id !== 'read-program');
  expect(outcomes(row, unread)).toEqual(['inconclusive']);
  expect(outcomes(row, withValue(unread, 'open-account', place, '0.00'))).toEqual(['held']);
});

test.each([
  ['createCard.business-is-the-accounts', 'issue-card', '/businessId'],
  ['createCard.program-is-the-accounts', 'issue-card', '/programId'],
  ['createContact.program-is-the-accounts', 'store-contact', '/programId'],
])('%s: a record may leave it unset, and an account that has none says nothing', (row, id, pointer) => {
  expect(outcomes(row, withValue(exchanges, id, pointer, ''))).toEqual(['vacuous']);
  for (const other of ['x', undefined])
    expect(outcomes(row, withValue(exchanges, id, pointer, other))).toEqual(['violated']);
  expect(outcomes(row, withValue(exchanges, 'open-account', pointer, ''))).toEqual(['inconclusive']);
});

test('what is embossed comes back in the letters that were sent', () => {
  const row = (member: string) => `createCard.${member}-is-returned`;
  for (const [member, id] of [
    ['embossingPerson', row('embossing-person')],
    ['embossingBusiness', row('embossing-business')],
    ['label', row('label')],
  ] as const) {
    const text = valueAt(exchanges, 'issue-card', `/${member}`) as string;
    expect(outcomes(id, exchanges)).toContain('held');
    for (const other of [text.toUpperCase(), text.toLowerCase()].filter((one) => one !== text))
      expect([other, outcomes(id, withValue(exchanges, 'issue-card', `/${member}`, other))]).toEqual([
        other,
        expect.arrayContaining(['violated']),
      ]);
  }
});

test.each([
  ['createCard.shipping-is-pending', '/shipping/deliveryStatus', ''],
  ['createCard.status-is-pending-activation', '/cardStatus', 'active'],
])('%s was seen of physical cards alone', (row, pointer, value) => {
  const changed = withValue(exchanges, 'issue-card', pointer, value);
  expect(outcomes(row, changed)).not.toContain('held');
  expect(outcomes(row, withSent(changed, 'issue-card', '/cardType', 'virtual'))).toEqual(['vacuous']);
});

test('what was not set when the account was opened may be set later', () => {
  const row = 'updateAccount.other-fields-are-kept';
  const late = withValue(exchanges, 'open-account', '/accountNumber', '');
  expect(violationsOf(row, late)).toEqual([]);
  expect(violationsOf(row, withValue(late, 'restore-settings', '/accountNumber', '1'))).toEqual([
    'restore-settings/accountNumber',
  ]);
});

test('an identifier may come back in letters of the other case', () => {
  const row = 'createContact.account-is-returned';
  const id = valueAt(exchanges, 'store-contact', '/accountId') as string;
  const upper = `acc-${id.slice(4).toUpperCase()}`;
  expect(outcomes(row, withValue(exchanges, 'store-contact', '/accountId', upper))).toEqual(['held']);
  expect(
    outcomes('createContact.name-is-returned', withValue(exchanges, 'store-contact', '/name', 'X')),
  ).toEqual(['violated']);
});
