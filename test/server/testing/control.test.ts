import { beforeEach, expect, test } from 'vitest';
import { clientOf, openTestSandbox, type TestSandbox } from '../../../server/testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});

test('the clock is set, advanced and reset', async () => {
  const { clock } = sandbox;
  expect(await clock.set({ now: '2031-01-01T00:00:00Z', frozen: true })).toEqual({
    now: '2031-01-01T00:00:00Z',
    frozen: true,
  });
  await clock.set({ advanceSeconds: 86_400 });
  expect(await clock.read()).toEqual({ now: '2031-01-02T00:00:00Z', frozen: true });
  expect(await clock.reset()).toMatchObject({ frozen: false });
});

test('a record is changed, and the API returns what it is then', async () => {
  const { accountId } = sandbox.seed;
  const funded = await sandbox.records.change(accountId, { availableBalance: '2500.00' });
  expect(funded.availableBalance).toBe('2500.00');
  expect(await sandbox.records.read(accountId)).toEqual(funded);
  expect(await clientOf(sandbox).updateAccount(accountId, {})).toMatchObject({ availableBalance: '2500.00' });
});

test('a change that does not fit the description is an error with its place, and nothing changes', async () => {
  const { accountId } = sandbox.seed;
  const before = await sandbox.records.read(accountId);
  await expect(sandbox.records.change(accountId, { availableBalance: 'much' })).rejects.toThrow(
    new RegExp(`^PATCH /_sandbox/records/${accountId}: 400 .*#/availableBalance must `),
  );
  expect(await sandbox.records.read(accountId)).toEqual(before);
});

test('every other route can be called, too', async () => {
  const { contactId } = sandbox.seed;
  const { id } = await sandbox.control<{ id: `tra-${string}` }>('POST', '/_sandbox/checks', { contactId });
  expect(await sandbox.records.read(id)).toMatchObject({ contactId });
  expect(await sandbox.control('POST', '/_sandbox/reset')).toBeUndefined();
  await expect(sandbox.records.read(id)).rejects.toThrow(/: 404 /);
});
