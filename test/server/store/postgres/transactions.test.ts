import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTransactions } from '../../../../server/store/postgres/transactions.ts';
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
