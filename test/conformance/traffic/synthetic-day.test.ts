import { expect, test } from 'vitest';
import type { Fault } from '../../../server/faults/fault.ts';
import { syntheticDay } from './synthetic-day.ts';

test.each<[string, Fault]>([
  ['are refused', { answer: { status: 503 } }],
  ['are cut off', { drop: 'before' }],
  ['return no identifier', { patch: [{ op: 'remove', path: '/id' }] }],
])('a day on which all creations of accounts %s ends', async (_what, fault) => {
  const faults = [{ operation: 'createAccount' as const, times: null, ...fault }];
  const calls = await syntheticDay({ clients: 2, accounts: 3, programs: 1, faults });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.every(({ request }) => request.url.endsWith('/v1/account'))).toBe(true);
});
