import { expect, test } from 'vitest';
import { CallReader } from '../../../conformance/traffic/call-reader.ts';
import type { PlacedCall } from '../../../conformance/traffic/judge/traffic-judge.ts';
import { WaitingCalls } from '../../../conformance/traffic/judge/waiting-calls.ts';
import { exampleCall } from './calls.ts';

const SECOND = 1000;

function callEndedAt(endedAt: number, body = ''): PlacedCall {
  const { request } = exampleCall();
  const placed = new CallReader().place(exampleCall({ endedAt, request: { ...request, body } }));
  if (placed === undefined) throw new Error('no operation');
  return placed;
}

/** The rows that are looked at by then. */
function due(calls: WaitingCalls, now: number, outcome: 'done' | 'again'): number[] {
  const rows: number[] = [];
  calls.takeDue(now, (row) => {
    rows.push(row);
    return outcome;
  });
  return rows;
}

test('a call is looked at after ten seconds, and once more after twenty where later calls may decide it', () => {
  const calls = new WaitingCalls();
  calls.add(1, callEndedAt(0));
  calls.add(2, callEndedAt(5 * SECOND));
  expect(due(calls, 10 * SECOND - 1, 'again')).toEqual([]);
  expect(due(calls, 10 * SECOND, 'again')).toEqual([1]);
  expect(due(calls, 15 * SECOND, 'done')).toEqual([2]);
  expect(due(calls, 20 * SECOND - 1, 'done')).toEqual([]);
  expect(due(calls, 20 * SECOND, 'done')).toEqual([1]);
  expect(due(calls, 1000 * SECOND, 'done')).toEqual([]);
});

test('a call that is forgotten is not looked at', () => {
  const calls = new WaitingCalls();
  calls.add(1, callEndedAt(0));
  calls.add(2, callEndedAt(0));
  calls.forget(1);
  expect(calls.get(1)).toBeUndefined();
  expect(due(calls, 60 * SECOND, 'done')).toEqual([2]);
});

test('too many calls, or too large ones, are in excess: the oldest first, until the rest is few enough', () => {
  const many = new WaitingCalls();
  for (let row = 0; row < 5003; row++) many.add(row, callEndedAt(0));
  const large = new WaitingCalls();
  for (let row = 0; row < 5; row++) large.add(row, callEndedAt(0, ' '.repeat(4 * 2 ** 20)));
  const takenFrom = (calls: WaitingCalls) =>
    Array.from(calls.excess(), ([row]) => {
      calls.forget(row);
      return row;
    });
  expect(takenFrom(many)).toEqual([0, 1, 2]);
  expect(takenFrom(large)[0]).toBe(0);
  expect(takenFrom(large)).toEqual([]);
});
