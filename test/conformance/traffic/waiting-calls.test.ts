import { expect, test } from 'vitest';
import type { IndexedCall } from '../../../conformance/traffic/judge/indexed-call.ts';
import type { OpenRows } from '../../../conformance/traffic/judge/traffic-judge.ts';
import { WaitingCalls } from '../../../conformance/traffic/judge/waiting-calls.ts';
import { exampleCall, indexedCall } from './calls.ts';

const SECOND = 1000;
const OPEN: OpenRows = { rows: [], hasShape: true };

function callEndedAt(endedAt: number, id = '1', body = ''): IndexedCall {
  return indexedCall({ id, endedAt, request: { ...exampleCall().request, body } });
}

/** The calls that are looked at by then. */
function due(calls: WaitingCalls, now: number, left?: OpenRows): string[] {
  const ids: string[] = [];
  calls.takeDue(now, (call) => {
    ids.push(call.read().id);
    return left;
  });
  return ids;
}

test('a call is looked at after ten seconds, and once more after twenty where later calls may decide it', () => {
  const calls = new WaitingCalls();
  calls.add(callEndedAt(0, '1'), OPEN);
  calls.add(callEndedAt(5 * SECOND, '2'), OPEN);
  expect(due(calls, 10 * SECOND - 1, OPEN)).toEqual([]);
  expect(due(calls, 10 * SECOND, OPEN)).toEqual(['1']);
  expect(due(calls, 15 * SECOND)).toEqual(['2']);
  expect(due(calls, 20 * SECOND - 1)).toEqual([]);
  expect(due(calls, 20 * SECOND)).toEqual(['1']);
  expect(due(calls, 1000 * SECOND)).toEqual([]);
});

test('all of them can be taken at once', () => {
  const calls = new WaitingCalls();
  for (const id of ['1', '2']) calls.add(callEndedAt(0, id), OPEN);
  expect(calls.takeAll().map(([call]) => call.read().id)).toEqual(['1', '2']);
  expect(due(calls, 60 * SECOND)).toEqual([]);
});

test('too many calls, or too large ones, are in excess: the oldest first, until the rest is few enough', () => {
  const takenFrom = (calls: WaitingCalls) => Array.from(calls.takeExcess(), ([call]) => call.read().id);
  const many = new WaitingCalls();
  for (let index = 0; index < 5003; index++) many.add(callEndedAt(0, String(index)), OPEN);
  expect(takenFrom(many)).toEqual(['0', '1', '2']);
  expect(takenFrom(many)).toEqual([]);
  const large = new WaitingCalls();
  for (let index = 0; index < 5; index++)
    large.add(callEndedAt(0, String(index), ' '.repeat(4 * 2 ** 20)), OPEN);
  expect(takenFrom(large)[0]).toBe('0');
  expect(takenFrom(large)).toEqual([]);
});
