import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { countRead, runInTurn } from '../../../../server/store/sqlite/turn-queue.ts';

/** Counts the jobs that have run after each turn, until all have. */
async function runAll(count: number, reads: number): Promise<number[]> {
  const done: number[] = [];
  const progress: number[] = [];
  for (let job = 0; job < count; job += 1) runInTurn(() => done.push(job));
  for (let read = 0; read < reads; read += 1) countRead();
  while (done.length < count) {
    await nextTurn();
    progress.push(done.length);
  }
  expect(done).toEqual(Array.from({ length: count }, (_, job) => job));
  return progress;
}

test('each job has a turn of the event loop for itself', async () => {
  expect(await runAll(5, 0)).toEqual([1, 2, 3, 4, 5]);
});

test('one request that was responded to at once makes no room for more', async () => {
  expect(await runAll(5, 1)).toEqual([1, 2, 3, 4, 5]);
});

test('as many jobs run in a turn as requests were responded to before it', async () => {
  expect(await runAll(6, 3)).toEqual([1, 4, 5, 6]);
});

test('requests that were responded to while no job was waiting do not count', async () => {
  for (let read = 0; read < 3; read += 1) countRead();
  expect(await runAll(3, 0)).toEqual([1, 2, 3]);
});

test('jobs run although the global timers are replaced', async () => {
  vi.useFakeTimers();
  try {
    await new Promise<void>(runInTurn);
  } finally {
    vi.useRealTimers();
  }
});

test('many jobs keep their order', async () => {
  const progress = await runAll(2500, 4000);
  expect(progress.at(-1)).toBe(2500);
});
