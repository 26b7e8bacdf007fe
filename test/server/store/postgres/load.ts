import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';

/** Changes that were made while something happened. */
export interface Load {
  readonly acknowledged: readonly string[];
  readonly failures: readonly unknown[];
}

/** Each change counts one up and leaves a trace, so that a lost, a doubled and a half change all show. */
export function makeTrace(store: Store, trace: string): Promise<void> {
  return store.change(['n'], ([text]) => ({
    put: [
      { id: 'n', text: String(Number(text ?? '0') + 1) },
      { id: `trace-${trace}`, text: '"here"' },
    ],
    result: undefined,
  }));
}

/** Makes changes, many at once, until `until` has ended. */
export async function loadWhile(store: Store, until: () => Promise<void>, width = 16): Promise<Load> {
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let running = true;
  const workers = Array.from({ length: width }, async () => {
    while (running) {
      const trace = randomUUID();
      try {
        await makeTrace(store, trace);
        acknowledged.push(trace);
      } catch (error) {
        failures.push(error);
        await sleep(2);
      }
    }
  });
  try {
    await until();
  } finally {
    running = false;
    await Promise.all(workers);
  }
  return { acknowledged, failures };
}

/** Nothing acknowledged is lost, nothing is there by half, and what is there beyond was at least asked for. */
export async function expectWhole(
  store: Store,
  acknowledged: readonly string[],
  unanswered: number,
): Promise<void> {
  const traces = new Set<string>();
  for (let after = ''; ; ) {
    const page = await store.list('trace-', after, 1000);
    if (page.length === 0) break;
    for (const { id } of page) traces.add(id.slice('trace-'.length));
    after = page.at(-1)?.id as string;
  }
  const [count] = await store.read(['n']);
  expect(Number(count ?? '0')).toBe(traces.size);
  expect(acknowledged.filter((trace) => !traces.has(trace))).toEqual([]);
  expect(traces.size - acknowledged.length).toBeLessThanOrEqual(unanswered);
}
