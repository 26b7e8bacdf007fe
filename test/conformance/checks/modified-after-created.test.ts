import { expect, test } from 'vitest';
import type { Exchange } from '../../../conformance/exchange.ts';
import { judge, withValue } from './change.ts';
import { walk } from './walk.ts';

const ROW = 'updateAccount.modified-after-created';
const exchanges = (await walk()).filter(({ operation }) => /Account$/.test(operation));
const CREATED = '2026-03-10T12:00:07Z';

interface Story {
  /** Seconds from the creation's answer to when the update was sent, and to its answer. */
  readonly sent: number;
  readonly answered?: number;
  readonly createdAt?: string;
  readonly modifiedAt: string | undefined;
  /** Of other accounts: they show how fine the clock is. */
  readonly others?: string;
}

function tell({
  sent,
  answered = sent,
  createdAt = CREATED,
  modifiedAt,
  others = createdAt,
}: Story): Exchange[] {
  const [creation, update] = exchanges as [Exchange, Exchange];
  const end = creation.endedAt;
  const [first] = withValue([creation], creation.id, '/createdAt', createdAt) as [Exchange];
  const before = withValue(
    withValue(
      [{ ...creation, id: 'open-another', sentAt: end - 9000, endedAt: end - 9000 }],
      'open-another',
      '/id',
      'acc-',
    ),
    'open-another',
    '/createdAt',
    others,
  );
  const both = withValue(
    [{ ...update, sentAt: end + sent * 1000, endedAt: end + answered * 1000 }],
    update.id,
    '/createdAt',
    createdAt,
  );
  const created = withValue([first], first.id, '/modifiedAt', createdAt);
  const otherTimes = withValue(before, 'open-another', '/modifiedAt', others);
  return [...otherTimes, ...created, ...withValue(both, update.id, '/modifiedAt', modifiedAt)];
}

const outcome = (story: Story) => judge(ROW, tell(story)).map((one) => one.outcome);

test.each<[string, Story]>([
  ['held', { sent: 1, modifiedAt: '2026-03-10T12:00:08Z' }],
  ['held', { sent: 0, modifiedAt: '2026-03-10T12:00:08Z' }],
  ['held', { sent: 1, modifiedAt: '2027-01-01T00:00:00Z' }],
  ['violated', { sent: 1, modifiedAt: '2026-03-10T12:00:06Z' }],
  ['violated', { sent: 1, modifiedAt: '2025-12-31T23:59:59Z' }],
  ['violated', { sent: 1, modifiedAt: '' }],
  ['violated', { sent: 1, modifiedAt: undefined }],
  ['unjudged', { sent: 0.9, modifiedAt: '2026-03-10T12:00:06Z' }],
  ['unjudged', { sent: 0.9, modifiedAt: undefined }],
  ['unjudged', { sent: 0.9, answered: 30, modifiedAt: '2026-03-10T12:00:06Z' }],
  ['unjudged', { sent: 90, modifiedAt: '2026-03-10' }],
  ['unjudged', { sent: 90, modifiedAt: '2026-03-10T12:00:06.5Z' }],
  ['unjudged', { sent: 90, createdAt: 'today', modifiedAt: '2026-03-10T12:00:06Z' }],
])('%s: %j', (expected, story) => {
  expect(outcome(story)).toEqual([expected]);
});

test.each([
  [1, '2026-03-10T12:00:07Z', CREATED],
  [2, '2026-03-10T12:00:02Z', '2026-03-10T12:00:04Z'],
  [5, '2026-03-10T12:00:05Z', '2026-03-10T12:00:20Z'],
  [60, '2026-03-10T12:00:00Z', '2026-03-10T12:07:00Z'],
])('equal times are wrong on a clock of %i s only when it must have moved on', (step, createdAt, others) => {
  const story = { createdAt, modifiedAt: createdAt, others };
  expect(outcome({ ...story, sent: step + 0.9 })).toEqual(['unjudged']);
  expect(outcome({ ...story, sent: step + 1 })).toEqual(['violated']);
  // A slow answer may be to an update that was made at once.
  expect(outcome({ ...story, sent: 1, answered: step + 30 })).toEqual(['unjudged']);
});

test('once a later time was shown, an equal one is wrong however soon it comes and however coarse the clock may be', () => {
  const [creation, update] = exchanges as [Exchange, Exchange];
  const soon = { sentAt: creation.endedAt + 100, endedAt: creation.endedAt + 200 };
  const after = (earlier: string, now: string | undefined, id = '/id') => {
    const times = [creation.id, 'earlier', 'now'].reduce(
      (all, exchange) => withValue(all, exchange, '/createdAt', '2026-03-10T12:00:00Z'),
      [creation, { ...update, ...soon, id: 'earlier' }, { ...update, ...soon, id: 'now' }] as Exchange[],
    );
    const told = withValue(
      withValue(
        withValue(times, creation.id, '/modifiedAt', '2026-03-10T12:00:00Z'),
        'earlier',
        '/modifiedAt',
        earlier,
      ),
      'now',
      '/modifiedAt',
      now,
    );
    return judge(ROW, id === '/id' ? told : told.map((one) => (one.id === 'earlier' ? elsewhere(one) : one)))
      .map((one) => one.outcome)
      .at(-1);
  };
  const elsewhere = (one: Exchange) => ({
    ...one,
    request: { ...one.request, pathParameters: { accountId: 'acc-other' } },
  });
  expect(after('2026-03-10T12:01:00Z', '2026-03-10T12:00:00Z')).toBe('violated');
  expect(after('2026-03-10T12:01:00Z', '2026-03-10T12:02:00Z')).toBe('held');
  expect(after('2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z')).toBe('unjudged');
  expect(after('2026-03-10', '2026-03-10T12:00:00Z')).toBe('unjudged');
  expect(after('2026-03-10T12:01:00Z', '2026-03-10T12:00:00Z', 'of another account')).toBe('unjudged');
});

test('an account that the run has not created was there before its first call', () => {
  const [, update] = exchanges as [Exchange, Exchange];
  const at = (seconds: number, modifiedAt: string) =>
    judge(ROW, [
      { ...update, id: 'first', operation: 'createCard', sentAt: 0 },
      ...withValue(
        withValue([{ ...update, sentAt: seconds * 1000 }], update.id, '/createdAt', CREATED),
        update.id,
        '/modifiedAt',
        modifiedAt,
      ),
    ]).map((one) => one.outcome);
  expect(at(0, '2026-03-10T12:00:08Z')).toEqual(['held']);
  expect(at(0.5, CREATED)).toEqual(['unjudged']);
  expect(at(1, '2026-03-10T12:00:06Z')).toEqual(['violated']);
  expect(at(1, CREATED)).toEqual(['unjudged']);
  expect(at(2, CREATED)).toEqual(['violated']);
});
