import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../server/sandbox.ts';
import { memoryStore } from '../../server/store/memory.ts';
import { openPostgres } from '../../server/store/postgres/postgres.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { describeConcurrency, type SharedBank } from './concurrent-calls.ts';
import { PATIENT } from './store/postgres/patient.ts';
import { startPostgres } from './store/postgres/server.ts';

describeConcurrency('one sandbox in memory', () => openBank([memoryStore()]));

describeConcurrency('two sandboxes on one SQLite file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'concurrency-'));
  const file = join(folder, 'bank.sqlite');
  return openBank([await openSqlite({ file }), await openSqlite({ file })], () =>
    rm(folder, { recursive: true }),
  );
});

describeConcurrency('two sandboxes on one PostgreSQL', async () => {
  const server = await startPostgres();
  const url = server.url();
  const open = () => openPostgres({ url, ...PATIENT });
  return openBank([await open(), await open()], () => server.remove());
});

async function openBank(stores: readonly Store[], remove = async () => {}): Promise<SharedBank> {
  // At once: all of them find the database empty.
  const sandboxes = await Promise.all(stores.map((store) => createSandbox({ store })));
  const [first] = sandboxes;
  if (first === undefined) throw new Error('There is no store.');
  return {
    seed: first.seed,
    doors: sandboxes.map((sandbox) => (request) => sandbox.fetch(request)),
    async close() {
      for (const sandbox of sandboxes) await sandbox.close();
      await remove();
    },
  };
}
