import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NumberedCall } from '../../../conformance/proxy/judging-messages.ts';
import { CallBatches } from '../../../conformance/proxy/send-in-batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startQueue() {
  const sent: number[] = [];
  const queue = new CallBatches((calls) => sent.push(...calls.map(({ number }) => number)));
  const add = (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) queue.add({ number } as NumberedCall);
  };
  return { queue, sent, add };
}

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('few are sent ahead of what is judged', () => {
  const { queue, sent, add } = startQueue();
  add(1, 1000);
  vi.advanceTimersByTime(10_000);
  const ahead = sent.length;
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(100);
  queue.judged(ahead);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(range(2 * ahead));
});

test('at the end all are sent at once', () => {
  const { queue, sent, add } = startQueue();
  add(1, 1000);
  queue.flush();
  expect(sent).toEqual(range(1000));
  expect(vi.getTimerCount()).toBe(0);
});

test('what nobody judges any more is forgotten', () => {
  const { queue, sent, add } = startQueue();
  add(1, 10);
  queue.clear();
  queue.flush();
  expect(sent).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
