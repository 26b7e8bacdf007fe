import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownSpec } from '../../scripts/cli/own-spec.ts';
import { prepare } from '../../scripts/pipeline/generate.ts';
import { hashKey } from '../../server/node/keys.ts';
import { type Serving, serveSandbox } from '../../server/node/serve.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { Sandbox, SandboxEvent } from '../../server/sandbox-types.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { hostileRequests } from '../generated/server/hostile.ts';
import { folderForAll } from '../temporary-folder.ts';
import { BYTE_DAMAGES, toBytes } from './hostile-bytes.ts';

const IN_MEMORY = 1200;
const OVER_SOCKETS = 600;
const ROUNDS = 4;
const AT_ONCE = 40;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const folder = folderForAll();
let sandbox: Sandbox;
let serving: Serving;
let requests: fc.Arbitrary<Request>;
const events: SandboxEvent[] = [];
let writes = 0;

beforeAll(async () => {
  sandbox = await createSandbox({
    store: countWrites(await openSqlite({ file: join(folder, 'bank.sqlite') })),
    hashKey,
    onEvent: (event) => event.kind !== 'answered' && events.push(event),
  });
  // A request that never becomes complete costs its caller a moment, not the test.
  const limits = { headersMs: 200, requestMs: 300, keepAliveMs: 100, silenceMs: 2000 };
  serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0, limits });
  const { model } = await prepare(ownSpec(), process.cwd());
  requests = fc
    .tuple(hostileRequests(model.operations), fc.integer({ min: 0, max: 9 }))
    .map(([request, dice]) => {
      // Most of them know the key, or all would end at the door.
      const { headers } = request;
      if (dice > 0 && !headers.has('sd-api-key')) headers.set('sd-api-key', DEVELOPMENT_KEY);
      if (dice > 1 && !headers.has('sd-person-id'))
        headers.set('sd-person-id', dice === 2 ? 'per-of-another-program' : sandbox.seed.personId);
      return request;
    });
});
afterAll(async () => {
  await serving.stop(0);
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

function countWrites(store: Store): Store {
  const counting: Store = Object.create(store);
  counting.change = (ids, decide) =>
    store.change(ids, (texts) => {
      const change = decide(texts);
      writes += change.put.length;
      return change;
    });
  return counting;
}

/** Bytes in use that no garbage holds, those of buffers included: they are let go of some moments after what held them. */
async function memoryInUse(): Promise<number> {
  for (let turn = 0; turn < 5; turn += 1) {
    collectGarbage();
    await sleep(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Runs it over rounds; what is in use after the last is what was after the first. */
async function expectFlatMemory(round: () => Promise<void>): Promise<void> {
  const used: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    await round();
    used.push(await memoryInUse());
  }
  expect((used.at(-1) ?? 0) - (used[0] ?? 0)).toBeLessThan(4_000_000);
}

test(`${IN_MEMORY} hostile requests in memory`, async () => {
  const statuses = new Map<number, number>();
  let refusedWrites = 0;
  await expectFlatMemory(() =>
    fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const before = writes;
        const response = await sandbox.fetch(request);
        const text = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('x-request-id')).toMatch(/^\w+-\w+$/);
        if (response.status >= 400) {
          expect(response.headers.get('content-type')).toBe('application/problem+json');
          if (text !== '') expect(JSON.parse(text)).toMatchObject({ status: response.status });
          refusedWrites += writes - before;
        }
      }),
      { numRuns: IN_MEMORY / ROUNDS },
    ),
  );
  expect(events).toEqual([]);
  expect(refusedWrites).toBe(0);
  // Worth the trouble: many went through, and there was every way to be refused.
  expect(writes).toBeGreaterThan(IN_MEMORY / 50);
  expect([200, 201, 204, 400, 401, 403, 404, 405, 413, 415, 422].filter((one) => !statuses.has(one))).toEqual(
    [],
  );
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

interface Heard {
  readonly text: string;
  /** Neither an answer nor an end came. */
  readonly hung: boolean;
}

/** Says it and listens until the other side ends it, or has answered and is silent. */
function say(bytes: Buffer): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect({ port: serving.port, host: '127.0.0.1' });
    let text = '';
    let silence: NodeJS.Timeout | undefined;
    const end = setTimeout(() => done(true), 30_000);
    const done = (hung: boolean) => {
      clearTimeout(end);
      clearTimeout(silence);
      socket.destroy();
      resolve({ text, hung });
    };
    socket.setEncoding('latin1').on('data', (more: string) => {
      text += more;
      clearTimeout(silence);
      silence = setTimeout(() => done(false), 15);
    });
    socket.on('error', () => done(false)).on('close', () => done(false));
    socket.write(bytes);
  });
}

test(`${OVER_SOCKETS} hostile requests over sockets`, async () => {
  const statuses = new Map<string, number>();
  const damaged = fc.tuple(requests, fc.array(BYTE_DAMAGES, { minLength: 0, maxLength: 2 }));
  await expectFlatMemory(async () => {
    const seed = Date.now();
    const all = fc.sample(damaged, { numRuns: OVER_SOCKETS / ROUNDS, seed });
    const next = all.values();
    const worker = async () => {
      for (const [request, damages] of next) {
        const bytes = damages.reduce((before, damage) => damage(before), await toBytes(request));
        const { text, hung } = await say(bytes);
        const found = text.match(/^HTTP\/1\.1 \d{3}/gm) ?? ['closed'];
        for (const status of found) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const wrong = hung || found.some((status) => status.startsWith('HTTP/1.1 5'));
        if (wrong)
          throw new Error(
            `${hung ? 'hung' : found} (seed ${seed}): ${JSON.stringify(bytes.toString('latin1').slice(0, 3000))}`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  });
  expect(events).toEqual([]);
  const expected = [200, 201, 400, 404, 405, 408, 413, 415, 422, 431].map((status) => `HTTP/1.1 ${status}`);
  expect(expected.filter((one) => !statuses.has(one))).toEqual([]);
  // Afterwards it serves as before.
  expect((await fetch(`${serving.url}/_sandbox/ready`)).status).toBe(200);
});
