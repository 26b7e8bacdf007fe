import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { describeStore } from './contract.ts';

describeStore('openSqlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-sqlite-'));
  return {
    connect: () => openSqlite({ file: join(folder, 'bank.sqlite') }),
    lasting: true,
    remove: () => rm(folder, { recursive: true }),
  };
});
