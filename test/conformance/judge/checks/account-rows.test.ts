/** Rows that compare an account with its program, or with itself before. */
import { expect, test } from 'vitest';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import { judge, valueAt, violationsOf, withBody, withSent, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();
const outcomes = (row: string, changed: readonly Exchange[]) =>
  judge(row, changed).map(({ outcome }) => outcome);
const without = (...ids: string[]) => exchanges.filter(({ id }) => !ids.includes(id));

const OTHER_PROGRAM = 'prg-00000000-0000-4000-8000-000000000000';
const FROM_PROGRAM = [
  'createAccount.card-counts-come-from-program',
  'createAccount.limits-come-from-program',
  'createAccount.enabled-flags-come-from-program',
];

test.each(FROM_PROGRAM)('%s: only the account’s own program counts', (row) => {
  expect(outcomes(row, without('read-program'))).toEqual(['inconclusive']);
  const other = withValue(exchanges, 'open-account', '/programId', OTHER_PROGRAM);
  expect(outcomes(row, other)).toEqual(['inconclusive']);
  // The one program that was read is meant if the account does not tell.
  for (const id of ['', undefined, null, 'prg-1'])
    expect(outcomes(row, withValue(exchanges, 'open-account', '/programId', id))).toEqual(['held']);
  const [program] = exchanges as [Exchange];
  const second = withValue([{ ...program, id: 'read-another' }], 'read-another', '/id', OTHER_PROGRAM);
  expect(outcomes(row, [...second, ...withValue(exchanges, 'open-account', '/programId', '')])).toEqual([
    'inconclusive',
  ]);
  expect(outcomes(row, [...second, ...exchanges])).toEqual(['held']);
  // The later one of two readings counts.
  const emptied = withBody([{ ...program, id: 'read-before' }], 'read-before', {
    id: valueAt(exchanges, 'read-program', '/id') as string,
  });
  expect(outcomes(row, [...emptied, ...withValue(exchanges, 'open-account', '/programId', '')])).toEqual([
    'held',
  ]);
});

test('a setting that the program has not, or in another type, is left out, and the rest is judged', () => {
  const row = 'createAccount.limits-come-from-program';
  for (const value of [undefined, 25000, null]) {
    const odd = withValue(exchanges, 'read-program', '/limits/send/ach/daily', value);
    expect(outcomes(row, odd)).toEqual(['held', 'inconclusive']);
    const wrong = withValue(odd, 'open-account', '/config/limits/send/ach/monthly', '1.00');
    expect(outcomes(row, wrong)).toEqual(['violated', 'inconclusive']);
  }
  const flag = withValue(exchanges, 'read-program', '/send/ach/enabled', 'true');
  expect(outcomes('createAccount.enabled-flags-come-from-program', flag)).toEqual(['held', 'inconclusive']);
});

test('incoming pulls that the program has on, and the account has not', () => {
  for (const place of ['/config/incoming', '/config/incoming/achPull'])
    expect(
      violationsOf(
        'createAccount.enabled-flags-come-from-program',
        withValue(exchanges, 'open-account', place, null),
      ),
    ).toEqual([`open-account${place}`]);
});

const BLOCKED = '/config/incoming/achPull/blockedOriginators';
const STAY_NULL = 'updateAccount.blocked-originators-stay-null';

test('blocked originators: only what was null has to stay so', () => {
  const before = withValue(exchanges, 'open-account', BLOCKED, ['1']);
  expect(outcomes(STAY_NULL, before)).toEqual(['vacuous', 'held']);
  expect(outcomes(STAY_NULL, withValue(before, 'change-settings', BLOCKED, ['1']))).toEqual([
    'vacuous',
    'vacuous',
  ]);
  for (const list of [['1'], []])
    expect(violationsOf(STAY_NULL, withValue(exchanges, 'change-settings', BLOCKED, list))).toEqual([
      `change-settings${BLOCKED}`,
    ]);
  expect(outcomes(STAY_NULL, without('open-account'))).toEqual(['inconclusive', 'held']);
  const sent = withSent(exchanges, 'change-settings', '/incoming/achPull/blockedOriginators', ['1']);
  expect(outcomes(STAY_NULL, sent)).toEqual(['held']);
  expect(outcomes(STAY_NULL, withValue(exchanges, 'open-account', '/config', {}))).toEqual([
    'inconclusive',
    'held',
  ]);
});

test('blocked originators: an empty list is not null where nobody has blocked any', () => {
  const before = withValue(exchanges, 'open-account', BLOCKED, []);
  expect(outcomes(STAY_NULL, before)).toEqual(['held', 'held']);
  const after = withValue(before, 'change-settings', BLOCKED, []);
  expect(violationsOf(STAY_NULL, after)).toEqual([`change-settings${BLOCKED}`]);
  for (const program of [['1'], [], undefined])
    expect(
      outcomes(STAY_NULL, withValue(after, 'read-program', '/incoming/achPull/blockedOriginators', program)),
    ).toEqual(['vacuous', 'vacuous']);
});

const KEPT = 'updateAccount.other-fields-are-kept';

test('an account that the run has not opened is compared with its first update', () => {
  const given = without('open-account');
  expect(outcomes(KEPT, given)).toEqual(['inconclusive', 'held']);
  expect(violationsOf(KEPT, withValue(given, 'restore-settings', '/label', 'x'))).toEqual([
    'restore-settings/label',
  ]);
});

test('a field that the creation did not tell is compared with the update before', () => {
  for (const label of [undefined, null, 7]) {
    const untold = withValue(exchanges, 'open-account', '/label', label);
    expect(outcomes(KEPT, untold)).toEqual(['held', 'inconclusive', 'held']);
    const changed = withValue(untold, 'restore-settings', '/label', 'x');
    expect(violationsOf(KEPT, changed)).toEqual(['restore-settings/label']);
  }
});

test('accounts are told apart', () => {
  const id = 'acc-00000000-0000-4000-8000-000000000000';
  const [, account] = exchanges as [Exchange, Exchange];
  const other = ['/label', '/accountNumber', '/id'].reduce(
    (all, pointer) => withValue(all, 'open-another', pointer, pointer === '/id' ? id : 'x'),
    [{ ...account, id: 'open-another' }],
  );
  expect(outcomes(KEPT, [...other, ...exchanges])).toEqual(['held', 'held']);
  const updates = exchanges.map((one) =>
    one.id === 'change-settings'
      ? { ...one, request: { ...one.request, pathParameters: { accountId: id } } }
      : one,
  );
  expect(outcomes(KEPT, updates)).toEqual(['inconclusive', 'held']);
  const given = updates.filter((one) => one.id !== 'open-account');
  expect(outcomes(KEPT, given)).toEqual(['inconclusive', 'inconclusive']);
});

test('an emptied group is compared with the program that the updated account names', () => {
  const row = 'updateAccount.empty-group-returns-program-limits';
  const other = withValue(exchanges, 'change-settings', '/programId', OTHER_PROGRAM);
  expect(outcomes(row, other)).toEqual(['inconclusive', 'held']);
  expect(outcomes(row, without('read-program'))).toEqual(['inconclusive', 'inconclusive']);
  const pointer = '/config/limits/receive/ach';
  const stale = withValue(exchanges, 'change-settings', pointer, { daily: '', monthly: '' });
  expect(violationsOf(row, stale)).toEqual([
    `change-settings${pointer}/daily`,
    `change-settings${pointer}/monthly`,
  ]);
  expect(valueAt(exchanges, 'read-program', '/limits/receive/ach/daily')).toBe('25000.00');
});
