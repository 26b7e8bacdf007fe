/** Responses that the source permits violate no row, and leave none open that was checked. */
import { expect, test } from 'vitest';
import { checks } from '../../../../conformance/judge/checks/checks.ts';
import { toHistory } from '../../../../conformance/judge/history.ts';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import { isObject, type Json } from '../../../../lib/json.ts';
import { bodyOf, otherThan, valueAt, withBody, withLastRead, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();

/** Judged where the program is read again, which these exchanges do not do. */
const OTHERS = ['updateAccount.program-is-kept'];

/** Rows that are not kept: violated, or judged on nothing. */
function notKept(changed: readonly Exchange[]): string[] {
  const history = toHistory(withLastRead(changed));
  return checks.flatMap(({ requirement, judge }) => {
    const outcomes = judge(history).map(({ outcome }) => outcome);
    const isKept = outcomes.includes('held') || outcomes.includes('vacuous');
    return (isKept || OTHERS.includes(requirement)) && !outcomes.includes('violated')
      ? []
      : [`${requirement}: ${outcomes}`];
  });
}

function everywhere(change: (body: Json) => Json): Exchange[] {
  return exchanges.reduce<Exchange[]>(
    (changed, { id }) => withBody(changed, id, change(bodyOf(exchanges, id))),
    [...exchanges],
  );
}

function deep(value: Json, change: (object: Record<string, Json>) => Record<string, Json>): Json {
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(
      // Metadata comes back as it was sent (4.7), and so without anything else in it.
      Object.entries(value).map(([name, one]) => [name, name === 'metadata' ? one : deep(one, change)]),
    ),
  );
}

test('other fields in every object', () => {
  const extra = { _note: 'x', links: [{ rel: 'self' }], __proto: null };
  expect(notKept(everywhere((body) => deep(body, (object) => ({ ...object, ...extra }))))).toEqual([]);
});

test('another order of fields', () => {
  const reversed = (object: Record<string, Json>) => Object.fromEntries(Object.entries(object).reverse());
  expect(notKept(everywhere((body) => deep(body, reversed)))).toEqual([]);
});

const ORIGINATORS = '/config/incoming/achPull/allowedOriginators';

test.each([
  ['change-settings', ORIGINATORS],
  ['restore-settings', ORIGINATORS],
])('%s %s in another order', (id, pointer) => {
  const list = valueAt(exchanges, id, pointer) as string[];
  expect(notKept(withValue(exchanges, id, pointer, list.toReversed()))).toEqual([]);
  expect(notKept(withValue(exchanges, id, pointer, list.toSorted()))).toEqual([]);
});

test('originators beside those that were sent', () => {
  const list = valueAt(exchanges, 'change-settings', ORIGINATORS) as string[];
  expect(notKept(withValue(exchanges, 'change-settings', ORIGINATORS, ['0', ...list, '1']))).toEqual([]);
});

const LISTS = ['allowedOriginators', 'blockedOriginators'];
const unset = [null, []];

test.each(unset.flatMap((program) => unset.map((account) => [program, account])))(
  'no originators: %j of the program is %j of the account',
  (program, account) => {
    const changed = LISTS.reduce(
      (all, list) =>
        withValue(
          withValue(all, 'read-program', `/incoming/achPull/${list}`, program as Json),
          'open-account',
          `/config/incoming/achPull/${list}`,
          account as Json,
        ),
      [...exchanges],
    );
    expect(notKept(changed)).toEqual([]);
  },
);

test('a program that has set nothing for incoming pulls, and accounts that have not either, or have them off', () => {
  for (const place of ['/incoming', '/incoming/achPull']) {
    const program = withValue(exchanges, 'read-program', place, null);
    expect(notKept(program)).toEqual([]);
    expect(notKept(withValue(program, 'open-account', `/config${place}`, null))).toEqual([]);
    const off = withValue(program, 'open-account', '/config/incoming/achPull/enabled', false);
    expect(notKept(off)).toEqual([]);
    const isOff = withValue(exchanges, 'read-program', '/incoming/achPull/enabled', false);
    expect(notKept(withValue(isOff, 'open-account', `/config${place}`, null))).toEqual([]);
  }
});

test('lists of originators in another order than the program has them', () => {
  const program = withValue(exchanges, 'read-program', '/incoming/achPull/blockedOriginators', ['1', '2']);
  const account = withValue(program, 'open-account', '/config/incoming/achPull/blockedOriginators', [
    '2',
    '1',
  ]);
  expect(notKept(account)).toEqual([]);
});

test('values that no row speaks of', () => {
  const free = {
    'issue-card': ['/familyId', '/theme', '/walletId', '/last4', '/expiryMonth', '/metadata', '/createdAt'],
    'store-contact': ['/metadata', '/crossBorder', '/debitCard', '/intrabank'],
    'open-account': [
      '/accountInterestFrequency',
      '/sponsorBankName',
      '/metadata',
      '/config/fallback/received',
    ],
    'change-settings': ['/availableBalance', '/status', '/isVerified', '/config/limits/send/card/daily'],
    'pull-money': ['/title', '/iban', '/bin', '/card', '/transferredAt', '/reviewCode', '/metadata'],
    'annotate-check': ['/status', '/name', '/transferSubType', '/accountNumber', '/reviewMessage', '/type'],
    'read-program': ['/status', '/bank/sponsor', '/send/ach/via', '/transactionLimits/receive/ach/daily'],
  };
  for (const [id, pointers] of Object.entries(free))
    for (const pointer of pointers)
      for (const value of [otherThan(valueAt(exchanges, id, pointer)), { any: ['shape'] }])
        expect(notKept(withValue(exchanges, id, pointer, value)), id + pointer).toEqual([]);
});

test('other accounts, contacts and programs in the same run', () => {
  const withOtherIds = ['issue-card', 'issue-second-card', 'pull-money'].reduce(
    (changed, id) => withValue(changed, id, '/id', otherThan(valueAt(exchanges, id, '/id'))),
    [...exchanges],
  );
  // An account and a contact of their own, wherever they are named.
  const text = ['open-account', 'store-contact'].reduce((said, id) => {
    const own = String(valueAt(exchanges, id, '/id'));
    return said.replaceAll(own, String(otherThan(own)));
  }, JSON.stringify(withOtherIds));
  const others = (JSON.parse(text) as typeof withOtherIds).map((one) => ({ ...one, id: `other-${one.id}` }));
  expect(notKept([...others, ...exchanges])).toEqual([]);
});
