import { expect, test } from 'vitest';
import { isAccountId } from '../../../../generated/identifiers.ts';
import { newId } from '../../../../server/api/bank/new-id.ts';

test('identifiers of one process are in order, with the time standing still or set back', () => {
  const times = ['2036-03-10T12:00:00Z', '2036-03-10T12:00:00Z', '2031-01-01T00:00:00Z'];
  const ids = times.flatMap((time) =>
    Array.from({ length: 10_000 }, () => newId('acc-', () => new Date(time))),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(isAccountId)).toBe(true);
});

test('they are UUIDs of version 7, with the time in front', () => {
  const id = newId('tra-', () => new Date('2040-03-10T12:00:00Z'));
  expect(id).toMatch(/^tra-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const milliseconds = Number.parseInt(id.slice(4).replace('-', '').slice(0, 12), 16);
  expect(new Date(milliseconds).toISOString()).toBe('2040-03-10T12:00:00.000Z');
});
