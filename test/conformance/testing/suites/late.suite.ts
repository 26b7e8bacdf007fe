import { afterAll, expect, test, vi } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';
import { bankFetch, beWrong, readProgram } from './bank.ts';

const isPending = new URL('https://bank.example/pending');
const judged = judgeTests({
  fetch: (input: string | URL, init?: RequestInit) =>
    input === isPending ? new Promise<Response>(() => {}) : bankFetch(input, init),
  settleMs: 1500,
  onReport: () => {
    throw new Error('no space left');
  },
});

test('a call that never ends, and timers that do not go', () => {
  vi.useFakeTimers();
  void judged(isPending);
});

afterAll(async () => {
  beWrong();
  expect((await readProgram(judged as typeof fetch)).status).toBe(200);
});
