import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPostgres, type PostgresOptions } from '../../../../server/store/postgres/postgres.ts';
import type { Store } from '../../../../server/store/store.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';
import { type ConnectionProxy, openProxy } from './connection-proxy.ts';
import { expectWhole, loadWhile, makeTrace } from './load.ts';
import { PATIENT } from './patient.ts';
import { type PostgresServer, startPostgres } from './server.ts';

const SOON = { timeout: 120_000, interval: 20 };

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

test('a server that crashes: what was acknowledged is there when it has recovered, and everything works again', async () => {
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
  expect((await loadWhile(store, () => sleep(50))).failures).toEqual([]);
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

test('a record that another transaction holds: locked, and free again when it is', async () => {
  const store = await openStore({ lockMs: 100 });
  const holder = await openHolder();
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

test('a statement that takes too long is canceled', async () => {
  const store = await openStore({ statementMs: 3000 });
  await openHolder();
  expect(await failureOf(makeTrace(store, '1'))).toMatchObject({
    reason: 'overloaded',
    note: '57014 canceling statement due to statement timeout',
  });
});

test('no connection is free: overloaded', async () => {
  const store = await openStore({ poolSize: 1, connectMs: 3000 });
  // From here on, it has its connection.
  await vi.waitFor(() => store.ping(), SOON);
  const holder = await openHolder();
  const waiting = makeTrace(store, '1');
  await someoneWaits();
  expect(await failureOf(store.read(['a']))).toMatchObject({
    reason: 'overloaded',
    note: 'no connection is free',
  });
  await holder.query('ROLLBACK');
  await waiting;
  expect(await store.read(['n'])).toEqual(['1']);
});

test('the server accepts no more connections: overloaded', async () => {
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

test('too many calls wait: further ones are refused immediately', async () => {
  const store = await openStore({ callLimit: 5 });
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

test('a server that stops responding: refused after a timeout, and used again when it responds', async () => {
  const proxy = await openConnectionProxy();
  const silent = url.replace(`:${server.port}/`, `:${proxy.port}/`);
  const store = await openStore({ url: silent, statementMs: 1000, connectMs: 3000 });
  await vi.waitFor(() => makeTrace(store, '1'), SOON);
  proxy.isCut = true;
  expect(await failureOf(store.read(['n']))).toMatchObject({
    reason: 'connection',
    note: 'Query read timeout',
  });
  expect(await failureOf(makeTrace(store, '2'))).toMatchObject({ reason: 'connection' });
  proxy.isCut = false;
  await vi.waitFor(() => makeTrace(store, '3'), SOON);
  expect(await store.read(['trace-2'])).toEqual([undefined]);
});

test('a change whose COMMIT was sent without a response is not retried', async () => {
  const proxy = await openConnectionProxy();
  const store = await openStore({ url: url.replace(`:${server.port}/`, `:${proxy.port}/`) });
  await makeTrace(store, '1');
  proxy.losesCommits = true;
  expect(await failureOf(makeTrace(store, '2'))).toMatchObject({ reason: 'connection' });
  proxy.losesCommits = false;
  await vi.waitFor(async () => expect(await store.read(['n'])).toEqual(['2']), SOON);
  await makeTrace(store, '3');
  await expectWhole(store, ['1', '2', '3'], 0);
});

test('a change that meets another one at work is decided again, on what that one has written', async () => {
  const store = await openStore();
  const put = (text: string) => ({ put: [{ id: 'n', text }], result: undefined });
  await store.change([], () => put('0'));
  const holder = await openClient();
  await holder.query(`BEGIN; UPDATE banking_sandbox.record SET text = '10' WHERE id = 'n'`);
  const seen: (string | undefined)[] = [];
  const change = store.change(['n'], ([text]) => {
    seen.push(text);
    return put(String(Number(text) + 1));
  });
  await someoneWaits();
  await holder.query('COMMIT');
  await change;
  expect(seen).toEqual(['0', '10']);
  expect(await store.read(['n'])).toEqual(['11']);
});

test('what a change only looked at counts too: a record that appeared meanwhile is a conflict', async () => {
  const store = await openStore();
  const holder = await openClient();
  // Has looked for the record that the store is about to write, and writes the one that the store has looked for.
  const look = `SELECT text FROM banking_sandbox.record WHERE id = 'store'`;
  await holder.query(`BEGIN ISOLATION LEVEL SERIALIZABLE; ${look}`);
  await holder.query(`INSERT INTO banking_sandbox.record (id, text) VALUES ('holder', '1')`);
  const taken = await store.change(['holder'], ([text]) => ({
    put: text === undefined ? [{ id: 'store', text: '1' }] : [],
    result: text === undefined,
  }));
  expect(taken).toBe(true);
  await expect(holder.query('COMMIT')).rejects.toMatchObject({ code: '40001' });
});

describe.each([
  ['at the statement', '40001'],
  ['at the statement', '40P01'],
  ['at COMMIT', '40001'],
])('a conflict %s (%s)', (place, code) => {
  /** The server reports so many conflicts. A sequence keeps its value when the transaction is rolled back. */
  const conflict = async (times: number): Promise<Client> => {
    const client = await openClient();
    const event = place === 'at COMMIT' ? 'CONSTRAINT TRIGGER' : 'TRIGGER';
    const timing =
      place === 'at COMMIT'
        ? 'AFTER INSERT OR UPDATE ON banking_sandbox.record DEFERRABLE INITIALLY DEFERRED'
        : 'BEFORE INSERT ON banking_sandbox.record';
    await client.query(`
      CREATE SEQUENCE attempts;
      CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('attempts') <= ${times} THEN RAISE 'restart transaction' USING ERRCODE = '${code}'; END IF;
        RETURN NEW;
      END $$;
      CREATE ${event} conflict ${timing} FOR EACH ROW EXECUTE FUNCTION conflict();`);
    return client;
  };

  test('is not noticed by the caller', async () => {
    const store = await openStore();
    await conflict(12);
    await makeTrace(store, '1');
    await makeTrace(store, '2');
    await expectWhole(store, ['1', '2'], 0);
  });

  test('that does not end: refused after `lockMs`, nothing is written, and the store works on', async () => {
    const store = await openStore({ lockMs: 150 });
    const client = await conflict(1_000_000);
    let decided = 0;
    const change = store.change(['n'], ([text]) => {
      decided += 1;
      return { put: [{ id: 'n', text: `${text}` }], result: undefined };
    });
    expect(await failureOf(change)).toMatchObject({
      status: 503,
      reason: 'locked',
      note: `${code} restart transaction`,
    });
    expect(decided).toBeGreaterThan(1);
    await client.query('DROP TRIGGER conflict ON banking_sandbox.record');
    await makeTrace(store, '1');
    await expectWhole(store, ['1'], 0);
  });
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

test('tables that were dropped: broken', async () => {
  const store = await openStore();
  const client = await openClient();
  await client.query('DROP SCHEMA banking_sandbox CASCADE');
  expect(await failureOf(store.read(['n']))).toMatchObject({
    reason: 'broken',
    note: '42P01 relation "banking_sandbox.record" does not exist',
  });
});

test('a text that PostgreSQL cannot store fails alone, and is not quoted', async () => {
  const store = await openStore();
  const put = (id: string, text: string) =>
    store.change([id], () => ({ put: [{ id, text }], result: undefined }));
  const answers = await Promise.allSettled([put('a', '1'), put('b', 'secret-1 \0'), put('c', '3')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const failure = (answers[1] as PromiseRejectedResult).reason as StoreUnavailable;
  expect(failure).toMatchObject({ reason: 'broken', note: '22021' });
  expect(await store.read(['a', 'b', 'c'])).toEqual(['1', undefined, '3']);
});

test('an id with NUL in it is one like any other', async () => {
  const store = await openStore();
  await store.fillIfEmpty([
    { id: 'a', text: '1' },
    { id: 'a-', text: '2' },
    { id: 'b\0c', text: '3' },
  ]);
  expect(await store.read(['a\0', 'a', 'b\0c'])).toEqual([undefined, '1', '3']);
  expect(await store.change(['a\0', 'a'], (texts) => ({ put: [], result: texts }))).toEqual([undefined, '1']);
  expect(await store.list('a\0', '', 5)).toEqual([]);
  expect(await store.list('', 'a\0b', 1)).toEqual([{ id: 'a-', text: '2' }]);
});

test('more records than a server has locks for are changed in one transaction', async () => {
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
  const store = await openPostgres({ url, ...PATIENT, ...options });
  open.push(store);
  return store;
}

async function openClient(): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  open.push({ close: () => client.end() });
  return client;
}

/** A transaction that has written the record `n`. */
async function openHolder(): Promise<Client> {
  const client = await openClient();
  await client.query(`BEGIN; INSERT INTO banking_sandbox.record (id, text) VALUES ('n', '0')`);
  return client;
}

/** Resolves when a transaction waits for another one. */
function someoneWaits(): Promise<void> {
  return vi.waitFor(async () => {
    const rows = await server.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(1);
  }, SOON);
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

async function openConnectionProxy(): Promise<ConnectionProxy> {
  const proxy = await openProxy(server.port);
  open.push(proxy);
  return proxy;
}
