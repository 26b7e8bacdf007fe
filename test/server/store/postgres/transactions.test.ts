import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import { createTransactions } from '../../../../server/store/postgres/transactions.ts';
import { PATIENT } from './patient.ts';
import { type PostgresServer, startPostgres } from './server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.remove());

test('after a conflict while it decides, a transaction is decided again on the same connection', async () => {
  const pool = new pg.Pool({ connectionString: await server.createDatabase(), max: 1 });
  onTestFinished(() => pool.end());
  const { transact } = createTransactions({ pool, begin: ['BEGIN ISOLATION LEVEL SERIALIZABLE'] }, 60_000);
  const decided: unknown[] = [];
  const result = await transact(async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS process');
    decided.push(rows[0].process);
    if (decided.length === 1)
      await client.query("DO $$ BEGIN RAISE EXCEPTION 'a conflict' USING ERRCODE = '40001'; END $$");
    return { writes: new Map(), result: 'done' };
  });
  expect([result, decided]).toEqual(['done', [decided[0], decided[0]]]);
});

test('a commit whose wait for a synchronous standby is ended by somebody is not acknowledged', async () => {
  const url = await server.createDatabase();
  const store = await openPostgres({ url, ...PATIENT });
  onTestFinished(() => store.close());
  await server.query("ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
  onTestFinished(async () => {
    await server.query('ALTER SYSTEM RESET synchronous_standby_names');
    await server.query('SELECT pg_reload_conf()');
  });
  await server.query('SELECT pg_reload_conf()');
  // The server takes up the setting a moment later: until then, changes are acknowledged.
  const changes = (async () => {
    for (;;) await store.change([], () => ({ put: [{ id: 'a', text: '1' }], result: undefined }));
  })();
  const refused = expect(changes).rejects.toMatchObject({ reason: 'connection', status: 503 });
  const cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
  await vi.waitFor(async () => expect(await server.query(cancel)).toHaveLength(1), { timeout: 60_000 });
  await refused;
});
