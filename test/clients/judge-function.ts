import { vi } from 'vitest';
import { type ClientFunction, functionStage } from '../../conformance/client/function-stage.ts';
import { type JudgeClientOptions, judgeClient } from '../../conformance/client/judge-client.ts';
import type { Report } from '../../conformance/model/report.ts';
import { openBank } from '../../scripts/commands/judge-client/open-bank.ts';
import { toFetch } from '../../server/sandbox.ts';

/** Turns of the event loop in which everything that waits for no timer comes to rest. */
const TURNS = 30;

/** Judges a client in this process, on timers that cost no time. */
export async function judgeFunction(
  client: ClientFunction,
  options: Partial<JudgeClientOptions> = {},
): Promise<Report> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: Date.UTC(2026, 4, 4),
  });
  try {
    let isDone = false;
    const judged = judgeClient({
      openBank,
      openStage: functionStage(client, toFetch),
      clock: { now: () => Date.now(), sleep: async () => {} },
      timeoutMs: 90_000,
      knownIds: [],
      command: 'a function',
      ...options,
    }).finally(() => {
      isDone = true;
    });
    // Rejections are the caller's.
    judged.catch(() => {});
    while (!isDone) {
      for (let turn = 0; turn < TURNS && !isDone; turn++)
        await new Promise((resolve) => setImmediate(resolve));
      if (!isDone) vi.advanceTimersToNextTimer();
    }
    return await judged;
  } finally {
    vi.useRealTimers();
  }
}

/** Requirements that are violated, with what was found: for messages of tests. */
export function violationsOf({ requirements }: Report): string[] {
  return requirements.flatMap(({ id, violations }) =>
    violations.map(
      ({ scenario, expected, actual, pointer }) =>
        `${id} in ${scenario}${pointer}: expected ${expected}, got ${actual}`,
    ),
  );
}
