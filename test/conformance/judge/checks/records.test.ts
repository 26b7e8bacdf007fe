/** Records of their own: identifiers, what is unset, states abroad, the order of lists. */
import { expect, test } from 'vitest';
import type { Json } from '../../../../lib/json.ts';
import { judge, valueAt, violationsOf, withSent, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();
const outcomes = (row: string, changed: typeof exchanges) =>
  judge(row, changed).map(({ outcome }) => outcome);

test.each([
  ['createCard.id-is-its-own', 'issue-second-card', 'issue-card'],
  ['receiveAchPull.id-is-its-own', 'pull-money', 'annotate-check'],
])('%s: the id of %s is not that of %s', (row, id, other) => {
  const same = withValue(exchanges, id, '/id', valueAt(exchanges, other, '/id'));
  expect(violationsOf(row, same)).toContain(`${id}/id`);
  expect(outcomes(row, withValue(exchanges, id, '/id', undefined))).toContain('inconclusive');
  const alone = exchanges.filter((one) => one.id === id);
  expect(outcomes(row, alone)).toEqual(['vacuous']);
});

const NIL = '00000000-0000-0000-0000-000000000000';

test.each([
  ['/parentTransferId', ['null', 'undefined', 'UNDEFINED', 'N/A', 'n/a', ' ', '\t', NIL, `tra-${NIL}`]],
  ['/reviewMessage', ['null', ' ']],
  ['/transferredAt', ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z']],
  ['/createdAt', ['0001-01-01T00:00:00Z']],
])('what stands for nothing at %s of a pull: %j', (pointer, values) => {
  const row = 'receiveAchPull.unset-fields-are-empty';
  for (const value of values)
    expect(violationsOf(row, withValue(exchanges, 'pull-money', pointer, value))).toEqual([
      `pull-money${pointer}`,
    ]);
});

test.each([
  ['/parentTransferId', ['', 'tra-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38', 'nullable', '-', '7', null]],
  ['/reviewMessage', ['', 'Nothing is null here', 'none', NIL]],
  ['/transferredAt', ['', '2026-03-10T12:00:00Z', '1970-01-01T00:00:01Z', 'soon']],
  // A clock may stand there.
  ['/createdAt', ['1970-01-01T00:00:00Z']],
])('what is something at %s of a pull: %j', (pointer, values) => {
  const row = 'receiveAchPull.unset-fields-are-empty';
  for (const value of values)
    expect(outcomes(row, withValue(exchanges, 'pull-money', pointer, value))).toEqual(['held']);
});

test('a clock at the start of 1970 shows times that are set', () => {
  const row = 'receiveAchPull.unset-fields-are-empty';
  const created = withValue(exchanges, 'pull-money', '/createdAt', '1970-01-01T00:00:00Z');
  const all = withValue(created, 'pull-money', '/transferredAt', '1970-01-01T00:00:00Z');
  expect(outcomes(row, all)).toEqual(['held']);
});

test('a part of a record is not created in 1970 unless the record itself is', () => {
  const row = 'createCard.unset-fields-are-empty';
  const start = '1970-01-01T00:00:00Z';
  const part = withValue(exchanges, 'issue-card', '/cardholder/createdAt', start);
  expect(violationsOf(row, part)).toEqual(['issue-card/cardholder/createdAt']);
  expect(violationsOf(row, withValue(part, 'issue-card', '/createdAt', start))).toEqual([]);
});

test('the state of an address abroad is judged where such an address was sent', () => {
  const row = 'createContact.state-is-empty-abroad';
  const place = '/wire/international/beneficiaryBankAddress';
  expect(violationsOf(row, withValue(exchanges, 'store-contact', `${place}/state`, 'Kent'))).toEqual([
    `store-contact${place}/state`,
  ]);
  const home = ['beneficiaryAddress', 'beneficiaryBankAddress', 'correspondentBankAddress'].reduce(
    (sent, name) => withSent(sent, 'store-contact', `/wire/international/${name}/country`, 'us'),
    exchanges,
  );
  expect(outcomes(row, withValue(home, 'store-contact', `${place}/state`, 'OR'))).toEqual(['vacuous']);
});

test('lists of a card are sets', () => {
  const row = 'createCard.allowed-categories-are-returned';
  const list = valueAt(exchanges, 'issue-second-card', '/allowedCategories') as string[];
  const violations = (shown: Json) =>
    violationsOf(row, withValue(exchanges, 'issue-second-card', '/allowedCategories', shown));
  for (const same of [list.toReversed(), list.toSorted()]) expect(violations(same)).toEqual([]);
  for (const other of [list.slice(1), [...list, '0000'], [...list, list[0] ?? ''], [], null, list.join()])
    expect(violations(other)).toEqual(['issue-second-card/allowedCategories']);
});

test('a program that changes during a run accuses only what fits neither reading', () => {
  const row = 'createAccount.limits-come-from-program';
  const place = '/limits/receive/daily';
  const [program] = exchanges.filter(({ id }) => id === 'read-program');
  if (program === undefined) throw new Error('The program was not read.');
  const twice = [...exchanges, { ...program, id: 'read-later' }];
  const later = withValue(twice, 'read-later', place, '7.00');
  const shown = (amount: string) => withValue(later, 'open-account', `/config${place}`, amount);
  expect(outcomes(row, shown(String(valueAt(exchanges, 'read-program', place))))).toEqual([
    'held',
    'inconclusive',
  ]);
  expect(outcomes(row, shown('7.00'))).toEqual(['held', 'inconclusive']);
  expect(violationsOf(row, shown('8.00'))).toEqual([`open-account/config${place}`]);
});
