import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import { describeSnapshots } from '../../snapshot/on-stores.ts';
import { describeStore } from '../contract.ts';
import { openProxy } from './connection-proxy.ts';
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

test('a change that was not sent, since its connection was lost before, is made on another one', async () => {
  const url = await server.createDatabase();
  const proxy = await openProxy(server.port);
  const store = await openPostgres({ url: url.replace(`:${server.port}/`, `:${proxy.port}/`), ...PATIENT });
  proxy.endsAfterSelect = true;
  let decided = 0;
  await store.change(['n'], ([text]) => {
    decided += 1;
    return { put: [{ id: 'n', text: `${text}` }], result: undefined };
  });
  expect([decided, proxy.endsAfterSelect]).toEqual([2, false]);
  expect(await store.read(['n'])).toEqual(['undefined']);
  await store.close();
  await proxy.close();
});
