import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallQueue } from '../../../conformance/proxy/call-queue.ts';
import type { NumberedCall } from '../../../conformance/proxy/judging-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueOf(load: () => number) {
  const sent: number[] = [];
  const queue = new CallQueue({
    load,
    send: (calls) => sent.push(...calls.map(({ number }) => number)),
  });
  const add = (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) queue.add({ number } as NumberedCall);
  };
  return { queue, sent, add };
}

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('calls wait while the thread is busy, and are sent in order when it is not', () => {
  let load = 0.9;
  const { sent, add } = queueOf(() => load);
  add(1, 20);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
  load = 0.1;
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(range(20));
  expect(vi.getTimerCount()).toBe(0);
});

test('few are sent ahead of what is judged', () => {
  const { queue, sent, add } = queueOf(() => 0);
  add(1, 1000);
  vi.advanceTimersByTime(10_000);
  const ahead = sent.length;
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(100);
  queue.judged(ahead);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(range(2 * ahead));
});

test('at the end all are sent, however busy the thread is', () => {
  const { queue, sent, add } = queueOf(() => 1);
  add(1, 1000);
  queue.flush();
  expect(sent).toEqual(range(1000));
  expect(vi.getTimerCount()).toBe(0);
});

test('what nobody judges any more is forgotten', () => {
  const { queue, sent, add } = queueOf(() => 1);
  add(1, 10);
  queue.clear();
  queue.flush();
  expect(sent).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
