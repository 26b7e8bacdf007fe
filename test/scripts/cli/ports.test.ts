import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { onPort } from '../../../scripts/cli/ports.ts';
import { StoreOpenError } from '../../../server/store/store-open-error.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runCli } from './process.ts';

const denied = (syscall: string) =>
  Object.assign(new Error('permission denied'), { code: 'EACCES', syscall });

test('a port that this user may not open is told with its flag', async () => {
  await expect(onPort(80, '--port', () => Promise.reject(denied('listen')))).rejects.toMatchObject({
    message: 'Port 80 requires privileges that this user does not have.',
    fix: expect.stringContaining('`--port 1024`'),
  });
});

test('a file that may not be written is not taken for a port', async () => {
  const file = denied('open');
  await expect(onPort(80, '--port', () => Promise.reject(file))).rejects.toBe(file);
  const database = new StoreOpenError(
    'the database cannot be created: EACCES',
    'x.sqlite',
    'Name another.',
    file,
  );
  await expect(onPort(80, '--port', () => Promise.reject(database))).rejects.toBe(database);
});

test('a sandbox whose port is taken leaves no database behind', async () => {
  const folder = folderForTest();
  const holder = createServer().listen(0, '127.0.0.1');
  try {
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const { code, stderr } = await runCli(['sandbox', '--port', String(port)], folder);
    expect([code, stderr]).toEqual([6, expect.stringContaining(`Port ${port} is already in use.`)]);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    holder.close();
  }
});
