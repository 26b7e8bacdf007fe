import { once } from 'node:events';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import { statements } from '../../../../server/store/postgres/statements.ts';
import { createTransactions } from '../../../../server/store/postgres/transactions.ts';
import { describeSnapshots } from '../../snapshot/on-stores.ts';
import { describeStore } from '../contract.ts';
import { PATIENT } from './patient.ts';
import { type PostgresServer, startPostgres } from './server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.remove());

describeStore('openPostgres', async () => {
  const url = await server.createDatabase();
  return { connect: () => openPostgres({ url, ...PATIENT }), lasting: true, remove: async () => {} };
});

describeSnapshots('openPostgres', async () => openPostgres({ url: await server.createDatabase() }));

test('a change too large for one statement is written as a whole or not at all', async () => {
  const store = await openPostgres({ url: await server.createDatabase(), ...PATIENT });
  const put = Array.from({ length: 5000 }, (_, index) => ({ id: `many-${index}`, text: '1' }));
  // A text that PostgreSQL cannot store.
  const failing = [...put.slice(0, -1), { id: 'many-last', text: '\0' }];
  await expect(store.change([], () => ({ put: failing, result: undefined }))).rejects.toThrow();
  expect(await store.list('many-', '', 1)).toEqual([]);
  await store.change([], () => ({ put, result: undefined }));
  expect(await store.list('many-', '', 10_000)).toHaveLength(put.length);
  await store.close();
});

test('a change that was not sent, since its connection had been lost, is tried again', async () => {
  const url = await server.createDatabase();
  const store = await openPostgres({ url, ...PATIENT });
  const pool = new Pool({ connectionString: url, max: 1, pipeline: true });
  pool.on('connect', (client) => client.on('error', () => {}));
  const clients: PoolClient[] = [];
  const { transact } = createTransactions(pool, statements('banking_sandbox'), 1000);
  const attempts = await transact(async (client) => {
    clients.push(client);
    if (clients.length === 1) await once(client.connection.stream.destroy(), 'close');
    return { put: [{ id: 'n', text: '1' }], result: clients.length };
  });
  expect(attempts).toBe(2);
  expect(await store.read(['n'])).toEqual(['1']);
  await pool.end();
  await store.close();
});
