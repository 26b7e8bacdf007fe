import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres, type PostgresOptions } from '../../../../server/store/postgres/postgres.ts';
import type { Store } from '../../../../server/store/store.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';
import { expectWhole, loadWhile, makeTrace } from './postgres-load.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const SOON = { timeout: 20_000, interval: 20 };

let server: PostgresServer;
let url: string;
const open: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  // The fewest that can be set: some thousand for the whole server.
  server = await startPostgres(['max_locks_per_transaction=10']);
});
afterAll(() => server?.remove());
beforeEach(async () => {
  url = await server.createDatabase();
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

test('a server that stops and comes back: refusals at once, then everything works again', async () => {
  const store = await openStore({ connectMs: 20_000, lockMs: 20_000, statementMs: 20_000 });
  const load = await loadWhile(store, async () => {
    await sleep(200);
    await server.stop();
    await sleep(200);
    await server.start();
    await vi.waitFor(() => store.ping(), SOON);
    await sleep(100);
  });
  expect(reasonsOf(load.failures)).toEqual(['connection']);
  await expectWhole(store, load.acknowledged, load.failures.length);
  const after = await loadWhile(store, () => sleep(50));
  expect(after.failures).toEqual([]);
});

test('a server that crashes: what was acknowledged is there when it has recovered', async () => {
  const store = await openStore();
  const load = await loadWhile(store, async () => {
    await sleep(200);
    await server.crash();
    await sleep(100);
    await server.start();
    await vi.waitFor(() => store.ping(), SOON);
  });
  expect(reasonsOf(load.failures)).toEqual(['connection']);
  await expectWhole(store, load.acknowledged, load.failures.length);
});

test('connections that are killed: nothing is lost or done twice, and reading goes on', async () => {
  const store = await openStore();
  let reads = 0;
  const load = await loadWhile(store, async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await server.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'banking-sandbox'`,
      );
      await sleep(30);
      await store.read(['n']);
      reads += 1;
    }
  });
  expect(reads).toBe(8);
  for (const failure of load.failures) expect(failure).toMatchObject({ reason: 'connection' });
  expect(load.acknowledged.length).toBeGreaterThan(0);
  await expectWhole(store, load.acknowledged, load.failures.length);
});

test('an idle connection that is killed is not noticed', async () => {
  const store = await openStore({ poolSize: 1 });
  await store.ping();
  await server.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'banking-sandbox'`,
  );
  expect(await store.read(['n'])).toEqual([undefined]);
});

test('a record that somebody else holds: locked, and free again when it is', async () => {
  const store = await openStore({ lockMs: 100 });
  const holder = await openClient();
  await holder.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('n', 0))`);
  expect(await failureOf(makeTrace(store, '1'))).toMatchObject({
    reason: 'locked',
    note: '55P03 canceling statement due to lock timeout',
    status: 503,
  });
  // Also when it is written without having been asked for.
  const put = (id: string) => store.change([], () => ({ put: [{ id, text: '1' }], result: undefined }));
  expect(await failureOf(put('n'))).toMatchObject({ reason: 'locked' });
  await put('m');
  await holder.query('ROLLBACK');
  await makeTrace(store, '2');
  await expectWhole(store, ['2'], 0);
});

test('a statement that takes too long is given up', async () => {
  const store = await openStore({ statementMs: 200 });
  const holder = await openClient();
  await holder.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('n', 0))`);
  expect(await failureOf(makeTrace(store, '1'))).toMatchObject({
    reason: 'overloaded',
    note: '57014 canceling statement due to statement timeout',
  });
});

test('a database that begins its transactions at a stricter level: what was waited for is seen there too', async () => {
  const name = new URL(url).pathname.slice(1);
  await server.query(`ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`);
  const [one, other] = [await openStore(), await openStore()];
  const takeIfFree = (store: Store, id: string, beside: string) =>
    store.change([id, beside], (texts) =>
      texts.every((text) => text === undefined)
        ? { put: [{ id, text: '1' }], result: 1 }
        : { put: [], result: 0 },
    );
  for (let turn = 0; turn < 30; turn += 1) {
    const [left, right] = [`left-${turn}`, `right-${turn}`];
    const taken = await Promise.all([takeIfFree(one, left, right), takeIfFree(other, right, left)]);
    expect(taken[0] + taken[1]).toBe(1);
  }
});

test('no connection is free: said after the time set for it', async () => {
  const store = await openStore({ poolSize: 1, connectMs: 700, lockMs: 30_000, statementMs: 30_000 });
  const holder = await openClient();
  await holder.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('n', 0))`);
  const waiting = makeTrace(store, '1');
  await vi.waitFor(async () => {
    const rows = await server.query(`SELECT FROM pg_stat_activity WHERE wait_event = 'advisory'`);
    expect(rows).toHaveLength(1);
  }, SOON);
  expect(await failureOf(store.read(['a']))).toMatchObject({
    reason: 'overloaded',
    note: 'no connection is free',
  });
  await holder.query('ROLLBACK');
  await waiting;
  expect(await store.read(['n'])).toEqual(['1']);
});

test('the server lets nobody more in: overloaded', async () => {
  await server.query(`CREATE ROLE few LOGIN SUPERUSER PASSWORD 'few'`);
  const store = await openStore({ url: url.replace(/\/\/[^@]+@/, '//few:few@') });
  // Limits do not hold for one who may do everything; who connects from now on may not.
  await server.query('ALTER ROLE few NOSUPERUSER CONNECTION LIMIT 1');
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => store.list('', '', 1)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const refusal of refused)
    expect(refusal).toMatchObject({
      reason: 'overloaded',
      note: '53300 too many connections for role "few"',
    });
});

test('too many calls wait: the next ones are refused at once', async () => {
  const store = await openStore({ waitingLimit: 5 });
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => makeTrace(store, String(index))),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  expect((answers[7] as PromiseRejectedResult).reason).toMatchObject({
    reason: 'overloaded',
    note: '5 calls are waiting',
  });
  await expectWhole(store, ['0', '1', '2', '3', '4'], 0);
});

test('a server that falls silent: refused when the time is over, and used again when it speaks', async () => {
  const line = await openLine(server.port);
  const silent = url.replace(`:${server.port}/`, `:${line.port}/`);
  const store = await openStore({ url: silent, statementMs: 500, connectMs: 1000 });
  await makeTrace(store, '1');
  line.isCut = true;
  expect(await failureOf(store.read(['n']))).toMatchObject({
    reason: 'connection',
    note: 'Query read timeout',
  });
  expect(await failureOf(makeTrace(store, '2'))).toMatchObject({ reason: 'connection' });
  line.isCut = false;
  await vi.waitFor(() => makeTrace(store, '3'), SOON);
  expect(await store.read(['trace-2'])).toEqual([undefined]);
});

test('closing while the server is silent comes to an end too', async () => {
  const line = await openLine(server.port);
  const store = await openPostgres({ url: url.replace(`:${server.port}/`, `:${line.port}/`) });
  await makeTrace(store, '1');
  line.isCut = true;
  await store.close();
});

test('a change whose commit was sent, and not answered, is not made again', async () => {
  const line = await openLine(server.port);
  const store = await openStore({ url: url.replace(`:${server.port}/`, `:${line.port}/`) });
  await makeTrace(store, '1');
  line.losesCommits = true;
  expect(await failureOf(makeTrace(store, '2'))).toMatchObject({ reason: 'connection' });
  line.losesCommits = false;
  await vi.waitFor(async () => expect(await store.read(['n'])).toEqual(['2']), SOON);
  await makeTrace(store, '3');
  await expectWhole(store, ['1', '2', '3'], 0);
});

test('a change that had to give way to others is made again, some times', async () => {
  const store = await openStore();
  const client = await openClient();
  // A sequence counts on, also when the transaction is undone.
  const giveWay = (times: number) =>
    client.query(`
      DROP SEQUENCE IF EXISTS attempts; CREATE SEQUENCE attempts;
      CREATE OR REPLACE FUNCTION give_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('attempts') <= ${times} THEN RAISE 'give way' USING ERRCODE = '40P01'; END IF;
        RETURN NEW;
      END $$;
      CREATE OR REPLACE TRIGGER give_way BEFORE INSERT ON banking_sandbox.record
        FOR EACH STATEMENT EXECUTE FUNCTION give_way();`);
  await giveWay(5);
  await makeTrace(store, '1');
  await giveWay(6);
  expect(await failureOf(makeTrace(store, '2'))).toMatchObject({ reason: 'locked', note: '40P01 give way' });
  await expectWhole(store, ['1'], 0);
});

test('a database that only reads: refused, and used again when it writes', async () => {
  const store = await openStore();
  const name = new URL(url).pathname.slice(1);
  await server.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await server.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'banking-sandbox'`,
  );
  const note = '25006 cannot execute INSERT in a read-only transaction';
  expect(await failureOf(store.ping())).toMatchObject({ reason: 'broken', note });
  expect(await store.read(['n'])).toEqual([undefined]);
  await server.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await store.ping();
  await makeTrace(store, '1');
});

test('tables that somebody took away: broken', async () => {
  const store = await openStore();
  const client = await openClient();
  await client.query('DROP SCHEMA banking_sandbox CASCADE');
  expect(await failureOf(store.read(['n']))).toMatchObject({
    reason: 'broken',
    note: '42P01 relation "banking_sandbox.record" does not exist',
  });
});

test('a text that PostgreSQL cannot hold harms nobody but itself, and is not told', async () => {
  const store = await openStore();
  const put = (id: string, text: string) =>
    store.change([id], () => ({ put: [{ id, text }], result: undefined }));
  const answers = await Promise.allSettled([put('a', '1'), put('b', 'secret-1 \0'), put('c', '3')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const failure = (answers[1] as PromiseRejectedResult).reason as StoreUnavailable;
  expect(failure).toMatchObject({ reason: 'broken', note: '22021' });
  expect(await store.read(['a', 'b', 'c'])).toEqual(['1', undefined, '3']);
});

test('an id with NUL in it is one that does not exist', async () => {
  const store = await openStore();
  await store.fillIfEmpty([
    { id: 'a', text: '1' },
    { id: 'a-', text: '2' },
  ]);
  expect(await store.read(['a\0', 'a'])).toEqual([undefined, '1']);
  expect(await store.change(['a\0', 'a'], (texts) => ({ put: [], result: texts }))).toEqual([undefined, '1']);
  expect(await store.list('a\0', '', 5)).toEqual([]);
  expect(await store.list('', 'a\0b', 5)).toEqual([{ id: 'a-', text: '2' }]);
});

test('more records than a server has locks for are changed at once', async () => {
  const store = await openStore();
  const ids = Array.from({ length: 10_000 }, (_, index) => `many-${index}`);
  const put = ids.map((id) => ({ id, text: '1' }));
  // Some, none and all of them named.
  await store.change(['many-1'], () => ({ put, result: undefined }));
  await store.change([], () => ({ put, result: undefined }));
  const count = (texts: readonly (string | undefined)[]) => texts.filter((text) => text === '1').length;
  expect(await store.change(ids, (texts) => ({ put, result: count(texts) }))).toBe(10_000);
});

test('closing while the database is away comes to an end', async () => {
  const store = await openStore();
  await makeTrace(store, '1');
  await server.stop();
  try {
    const call = failureOf(makeTrace(store, '2'));
    await store.close();
    expect(await call).toMatchObject({ reason: 'connection' });
    expect(await failureOf(makeTrace(store, '3'))).toMatchObject({ reason: 'closed' });
  } finally {
    await server.start();
  }
});

async function openStore(options: Partial<PostgresOptions> = {}): Promise<Store> {
  const store = await openPostgres({ url, ...options });
  open.push(store);
  return store;
}

async function openClient(): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  open.push({ close: () => client.end() });
  return client;
}

async function failureOf(call: Promise<unknown> | unknown): Promise<StoreUnavailable> {
  const failure = await Promise.resolve(call).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StoreUnavailable);
  return failure as StoreUnavailable;
}

function reasonsOf(failures: readonly unknown[]): string[] {
  return [...new Set(failures.map((failure) => (failure as StoreUnavailable).reason))];
}

interface Line {
  readonly port: number;
  /** Nothing comes through, and nobody is told. */
  isCut: boolean;
  /** Breaks once a commit has gone through, before its answer comes back. */
  losesCommits: boolean;
}

/** A way to the server. */
async function openLine(to: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const line = { port: 0, isCut: false, losesCommits: false };
  const listener = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (line.isCut) return;
        if (line.losesCommits && from === near && data.includes('COMMIT\0')) {
          near.destroy();
          far.end(data);
        } else other.write(data);
      });
      from.on('end', () => line.isCut || other.end());
      from.on('error', () => {});
      from.on('close', () => line.isCut || line.losesCommits || other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  line.port = (listener.address() as AddressInfo).port;
  open.push({
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  });
  return line;
}
