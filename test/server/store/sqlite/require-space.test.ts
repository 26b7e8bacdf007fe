import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import { folderForTest } from '../../../temporary-folder.ts';

const { statfsSync } = vi.hoisted(() => ({ statfsSync: vi.fn() }));
// A disk that is full to the last block cannot be had at will; database-errors.test.ts has one that is nearly so.
vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), statfsSync }));

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

test('the store is not ready while its disk has no space, although a small write would still succeed', async () => {
  const store = await openSqlite({ file: join(folder, 'bank.sqlite') });
  statfsSync.mockReturnValue({ bavail: 3, bsize: 4096 });
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'full' });
  await store.change([], () => ({ put: [{ id: 'acc-1', text: '1' }], result: undefined }));
  statfsSync.mockReturnValue({ bavail: 1000, bsize: 4096 });
  await store.ping();
  statfsSync.mockImplementation(() => {
    throw new Error('ENOSYS');
  });
  await store.ping();
  await store.close();
});
