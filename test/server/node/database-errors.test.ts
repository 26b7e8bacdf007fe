/** A failing database, as a client and whoever reads the log see it: 503 problems, one clear line, and all is well by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import type { StoreChoice } from '../../../server/node/open-store.ts';
import { type RunningSandbox, runSandbox } from '../../../server/node/run-sandbox.ts';
import { DEVELOPMENT_KEY } from '../../../server/sandbox.ts';
import { startPostgres } from '../store/postgres/server.ts';
import { SMALL_DISKS } from '../store/small-disk.ts';

const PROCESS = fileURLToPath(new URL('../sandbox-process.ts', import.meta.url));
const SOON = { timeout: 30_000, interval: 50 };

let folder: string;
/** Undone in reverse order after each test. */
let undo: (() => unknown)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-errors-'));
  undo = [() => rmSync(folder, { recursive: true })];
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

type Server = Pick<RunningSandbox, 'url' | 'seed'>;

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly retryAfter: string | null;
  readonly requestId: string | null;
  readonly body: unknown;
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init);
  const { headers } = response;
  return {
    status: response.status,
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    requestId: headers.get('x-request-id'),
    body: await response.json(),
  };
}

const retrieveProgram = ({ url, seed }: Server) =>
  ask(`${url}/v1/program/${seed.programId}`, { headers: { 'sd-api-key': DEVELOPMENT_KEY } });

const createAccount = ({ url, seed }: Server, label = 'Till') =>
  ask(`${url}/v1/account`, {
    method: 'POST',
    headers: {
      'sd-api-key': DEVELOPMENT_KEY,
      'sd-person-id': seed.personId,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...examples.createAccount.requests.createAccountRequest, label }),
  });

const ready = ({ url }: Server) => ask(`${url}/_sandbox/ready`);
const health = ({ url }: Server) => ask(`${url}/_sandbox/health`);

const unavailable = (detail: string) => ({
  status: 503,
  type: 'application/problem+json',
  retryAfter: '1',
  requestId: expect.any(String),
  body: {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: `${detail} Try again in a moment.`,
    code: 'store-unavailable',
  },
});

/** Lines of the log about the database. The same error is logged once in five seconds, so that on a slow machine there may be several. */
const errorLines = (log: string) =>
  log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'store-unavailable')
    .map(({ level, requestId, reason, note }) => ({ level, requestId, reason, note }));

async function run(store: StoreChoice): Promise<{ server: Server; logged(): Promise<string> }> {
  const file = join(folder, 'log');
  const running = await runSandbox({
    store,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'error',
    logFile: openSync(file, 'w'),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  undo.push(stop);
  return { server: running, logged: () => stop().then(() => readFileSync(file, 'utf8')) };
}

test('a file locked by another process: writes are refused, reads continue, and writes work again once it is released', async () => {
  const file = join(folder, 'bank.sqlite');
  const { server, logged } = await run({ kind: 'sqlite', file });
  const holder = new DatabaseSync(file);
  undo.push(() => holder.close());
  holder.exec('BEGIN IMMEDIATE');
  const [read, write, unready, alive] = await Promise.all([
    retrieveProgram(server),
    createAccount(server),
    ready(server),
    health(server),
  ]);
  expect([read.status, alive.status]).toEqual([200, 200]);
  expect([write, unready]).toEqual([
    unavailable('Another process has locked the database.'),
    unavailable('Another process has locked the database.'),
  ]);
  holder.exec('ROLLBACK');
  expect((await createAccount(server)).status).toBe(201);
  expect((await ready(server)).status).toBe(200);
  const lines = errorLines(await logged());
  expect(lines).not.toEqual([]);
  for (const line of lines)
    expect(line).toEqual({
      level: 'error',
      requestId: expect.toBeOneOf([write.requestId, unready.requestId]),
      reason: 'locked',
      note: 'SQLITE_BUSY (5)',
    });
});

for (const diskOf of SMALL_DISKS)
  test(`${diskOf('').name}: writes are refused, reads go on, and with room again it is written`, async (context) => {
    const { wrapper, squeeze, makeRoom, reason, note, ...disk } = diskOf(folder);
    await disk.require(context);
    const { child, server, ended } = await startProcess(wrapper);
    await squeeze(child.pid as number);
    let refused: Answer | undefined;
    // A label as long as may be: some hundred accounts take the room.
    for (let count = 0; refused === undefined && count < 3000; count += 1) {
      const answer = await createAccount(server, 'x'.repeat(20_000));
      if (answer.status !== 201) refused = answer;
    }
    expect(refused).toEqual(
      unavailable(reason === 'full' ? 'The database is full.' : 'The database failed.'),
    );
    expect((await retrieveProgram(server)).status).toBe(200);
    if (reason === 'full') expect(await ready(server)).toEqual(unavailable('The database is full.'));
    await makeRoom(child.pid as number);
    expect((await createAccount(server)).status).toBe(201);
    expect((await ready(server)).status).toBe(200);
    const [errorLine, ...more] = errorLines(await ended());
    expect(errorLine).toEqual({ level: 'error', requestId: refused?.requestId, reason, note });
    for (const line of more) expect(line).toMatchObject({ reason, note });
  });

test('a PostgreSQL that goes away: everything is refused but health, and served again when it is back', async () => {
  const database = await startPostgres();
  undo.push(() => database.remove());
  const { server, logged } = await run({ kind: 'postgres', url: database.url() });
  expect((await createAccount(server)).status).toBe(201);
  await database.stop();
  const [read, write, unready] = [
    await retrieveProgram(server),
    await createAccount(server),
    await ready(server),
  ];
  const refusal = unavailable('The database cannot be reached.');
  expect([read, write, unready]).toEqual([refusal, refusal, refusal]);
  expect((await health(server)).status).toBe(200);
  await database.start();
  await vi.waitFor(async () => expect((await ready(server)).status).toBe(200), SOON);
  expect((await createAccount(server)).status).toBe(201);
  const [errorLine] = errorLines(await logged());
  expect(errorLine).toEqual({
    level: 'error',
    requestId: read.requestId,
    reason: 'connection',
    note: expect.any(String),
  });
});

/** A sandbox of its own process, under a command that takes something away from it. `ended`: its log, once it was stopped. */
async function startProcess(
  wrapper: readonly string[],
): Promise<{ child: ChildProcess; server: Server; ended(): Promise<string> }> {
  const store: StoreChoice = { kind: 'sqlite', file: join(folder, 'bank.sqlite') };
  const words = [...wrapper, process.execPath, PROCESS, JSON.stringify(store)];
  const child = spawn(words[0] as string, words.slice(1), { stdio: ['pipe', 'pipe', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const closed = once(child, 'close');
  undo.push(() => child.kill('SIGKILL') && closed);
  for await (const line of createInterface(child.stdout))
    return {
      child,
      server: JSON.parse(line) as Server,
      async ended() {
        child.stdin.end();
        await closed;
        return log;
      },
    };
  throw new Error(`It ended before it listened: ${log}`);
}
