import { expect, test } from 'vitest';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import { judge, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const ROW = 'updateAccount.modified-after-created';
const exchanges = await sandboxExchanges();
const CREATED = '2026-03-10T12:00:07Z';

interface Story {
  readonly createdAt?: string;
  readonly modifiedAt: string | undefined;
  /** When the contact was created that was stored between creation and update; absent: nothing else was created. */
  readonly contact?: string;
  /** It was stored after the update. */
  readonly late?: true;
}

function tell({ createdAt = CREATED, modifiedAt, contact, late }: Story): Exchange[] {
  const named = (id: string) => exchanges.find((one) => one.id === id) as Exchange;
  const set = (id: string, created: string, modified: string | undefined) =>
    withValue(withValue([named(id)], id, '/createdAt', created), id, '/modifiedAt', modified);
  const creation = set('open-account', createdAt, createdAt);
  const update = set('change-settings', createdAt, modifiedAt);
  const stored = contact === undefined ? [] : set('store-contact', contact, contact);
  return late ? [...creation, ...update, ...stored] : [...creation, ...stored, ...update];
}

const outcome = (story: Story) => judge(ROW, tell(story)).map((one) => one.outcome);

const LATER = '2026-03-10T12:00:09Z';

test.each<[string, Story]>([
  ['held', { modifiedAt: '2026-03-10T12:00:08Z' }],
  ['held', { modifiedAt: '2026-03-10T12:00:08Z', contact: CREATED }],
  ['held', { modifiedAt: '2027-01-01T00:00:00Z', contact: LATER }],
  ['violated', { modifiedAt: CREATED, contact: LATER }],
  ['violated', { modifiedAt: '2026-03-10T12:00:06Z', contact: LATER }],
  // Whatever the clock: long before, unset, or not there.
  ['violated', { modifiedAt: '2026-03-10T12:00:05Z' }],
  ['violated', { modifiedAt: '2025-12-31T23:59:59Z', contact: CREATED }],
  ['violated', { modifiedAt: '' }],
  ['violated', { modifiedAt: undefined }],
  // A clock that stands still shows nothing, nor does one that may have rounded the other way.
  ['inconclusive', { modifiedAt: CREATED, contact: CREATED }],
  ['inconclusive', { modifiedAt: CREATED, contact: '2026-03-10T12:00:08Z' }],
  ['inconclusive', { modifiedAt: '2026-03-10T12:00:06Z', contact: CREATED }],
  ['inconclusive', { modifiedAt: CREATED, contact: '2026-03-10T11:00:00Z' }],
  ['inconclusive', { modifiedAt: CREATED }],
  ['inconclusive', { modifiedAt: CREATED, contact: 'now' }],
  ['inconclusive', { modifiedAt: CREATED, contact: LATER, late: true }],
  ['inconclusive', { modifiedAt: '2026-03-10', contact: LATER }],
  ['inconclusive', { modifiedAt: '2026-03-10T12:00:06.5Z', contact: LATER }],
  ['inconclusive', { createdAt: 'today', modifiedAt: '2026-03-10T12:00:06Z', contact: LATER }],
])('%s: %j', (expected, story) => {
  expect(outcome(story)).toEqual([expected]);
});

test('once a later time of the account was shown, an equal one is wrong', () => {
  const [creation, update] = tell({ modifiedAt: CREATED }) as [Exchange, Exchange];
  const after = (earlier: string, now: string, accountId?: string) => {
    const first = withValue([{ ...update, id: 'earlier' }], 'earlier', '/modifiedAt', earlier)[0] as Exchange;
    const elsewhere = accountId && { request: { ...first.request, pathParameters: { accountId } } };
    const told = [
      creation,
      { ...first, ...elsewhere },
      ...withValue([update], update.id, '/modifiedAt', now),
    ];
    return judge(ROW, told).at(-1)?.outcome;
  };
  expect(after('2026-03-10T12:01:00Z', CREATED)).toBe('violated');
  expect(after('2026-03-10T12:01:00Z', '2026-03-10T12:02:00Z')).toBe('held');
  expect(after(CREATED, CREATED)).toBe('inconclusive');
  expect(after('2026-03-10', CREATED)).toBe('inconclusive');
  expect(after('2026-03-10T12:01:00Z', CREATED, 'acc-other')).toBe('inconclusive');
});
