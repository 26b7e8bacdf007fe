import { expect, test } from 'vitest';
import { timeOf } from '../../../../server/api/bank/time-of.ts';
import { CLOCK_ID } from '../../../../server/store/records.ts';
import { openBank } from '../../open-bank.ts';

const systemTime = () => new Date('2026-03-10T12:00:00.250Z');

test('the time is the system’s, or moved from it, or stands still', () => {
  expect(timeOf(undefined, systemTime)).toEqual(systemTime());
  expect(timeOf('{"shiftMs":-86400000}', systemTime)).toEqual(new Date('2026-03-09T12:00:00.250Z'));
  expect(timeOf('{"stoppedAt":"2031-01-01T00:00:00Z"}', systemTime)).toEqual(
    new Date('2031-01-01T00:00:00Z'),
  );
});

test('the operations go by it, from one call to the next', async () => {
  const bank = await openBank();
  const body = { accountId: bank.seed.accountId, name: 'Juniper' };
  await bank.write(CLOCK_ID, { shiftMs: 1000 });
  expect((await bank.call('createContact', { body })).createdAt).toBe('2026-03-10T12:00:01Z');
  await bank.write(CLOCK_ID, { stoppedAt: '2031-01-01T00:00:00Z' });
  bank.now = '2026-03-11T12:00:00Z';
  expect((await bank.call('createContact', { body })).createdAt).toBe('2031-01-01T00:00:00Z');
});
