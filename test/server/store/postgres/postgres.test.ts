import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import { describeStore } from '../contract.ts';
import { type PostgresServer, startPostgres } from './server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.remove());

describeStore('openPostgres', async () => {
  const url = await server.createDatabase();
  return { connect: () => openPostgres({ url }), lasting: true, remove: async () => {} };
});
