import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres } from '../../server/store/postgres/postgres.ts';
import type { Store } from '../../server/store/store.ts';
import { openProxy } from '../server/store/postgres/connection-proxy.ts';
import { expectWhole, loadWhile, makeTrace } from '../server/store/postgres/load.ts';
import { PATIENT } from '../server/store/postgres/patient.ts';
import { type PostgresServer, startPostgres } from '../server/store/postgres/server.ts';

const WORKER = fileURLToPath(new URL('../server/store/postgres/worker.ts', import.meta.url));

const SOON = { timeout: 120_000, interval: 20 };

let server: PostgresServer;
let url: string;
let store: Store;
const workers = new Set<Worker>();
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  url = await server.createDatabase();
  store = await openPostgres({ url, ...PATIENT });
});
afterEach(async () => {
  for (const worker of workers) await worker.kill();
  workers.clear();
  await store.close();
});

test('processes that are killed in the middle of it leave everything acknowledged and nothing half', async () => {
  const acknowledged: string[] = [];
  let unanswered = 0;
  for (let round = 0; round < 5; round += 1) {
    const pair = [startWorker('trace'), startWorker('trace')];
    const load = await loadWhile(store, async () => {
      await vi.waitFor(() => expect(pair.every((worker) => worker.lines().length > 0)).toBe(true), SOON);
      await sleep(Math.random() * 100);
      for (const worker of pair) await worker.kill();
    });
    expect(load.failures).toEqual([]);
    acknowledged.push(...load.acknowledged, ...pair.flatMap((worker) => worker.lines()));
    // Each has eight calls open when it is killed.
    unanswered += 16;
  }
  expect(acknowledged.length).toBeGreaterThan(unanswered);
  await vi.waitFor(() => expectWhole(store, acknowledged, unanswered), SOON);
});

test('a process that is suspended in the middle of a change blocks no other', async () => {
  await makeTrace(store, '1');
  startWorker('stop');
  await vi.waitFor(async () => {
    const rows = await server.query(`SELECT FROM pg_stat_activity WHERE state = 'idle in transaction'`);
    expect(rows).toHaveLength(1);
  }, SOON);
  await makeTrace(store, '2');
  await expectWhole(store, ['1', '2'], 0);
});

test('a process that closes its store while the server does not respond ends by itself', async () => {
  const proxy = await openProxy(server.port);
  try {
    const worker = startWorker('wait', url.replace(`:${server.port}/`, `:${proxy.port}/`));
    await vi.waitFor(() => expect(worker.lines()).toEqual(['done']), SOON);
    proxy.isCut = true;
    worker.endInput();
    expect(await worker.ended).toBe(0);
  } finally {
    await proxy.close();
  }
});

interface Worker {
  /** The whole lines that it has printed so far. */
  lines(): string[];
  readonly ended: Promise<number | null>;
  endInput(): void;
  kill(): Promise<void>;
}

function startWorker(task: string, address = url): Worker {
  const child: ChildProcess = spawn(process.execPath, [WORKER, address, task], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const worker: Worker = {
    lines: () => printed.split('\n').slice(0, -1),
    ended,
    endInput: () => child.stdin?.end(),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  workers.add(worker);
  return worker;
}
