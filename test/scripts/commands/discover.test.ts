import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import discover from '../../../scripts/commands/discover.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

/** Runs the command against a server that refuses everything. */
async function run(out: string): Promise<{ code: number; stdout: string; stderr: string; requests: number }> {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(403, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const flags = [
      '--base-url',
      url,
      '--program-id',
      'prg-11111111-2222-4333-8444-555555555555',
      '--person-id',
      'per-11111111-2222-4333-8444-555555555555',
      '--out',
      out,
    ];
    const { code, stdout, stderr } = await runWith([discover], ['discover', ...flags], {
      cwd: folder,
      env: { BANKING_API_KEY: 'key' },
    });
    return { code, stdout, stderr, requests };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('the overlay of an earlier discovery stays where the deployment cannot be reached', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  writeFileSync(join(folder, 'overlay.yaml'), 'earlier');
  const programId = 'prg-11111111-2222-4333-8444-555555555555';
  const { code, stdout } = await runWith(
    [discover],
    ['discover', '--base-url', url, '--program-id', programId, '--read-only'],
    { cwd: folder, env: { BANKING_API_KEY: 'key' } },
  );
  expect(code).toBe(3);
  expect(stdout).toMatch(
    /^No overlay was written: the discovery stopped before it found anything, after \d+ calls\n$/,
  );
  expect(readFileSync(join(folder, 'overlay.yaml'), 'utf8')).toBe('earlier');
});

const notWritten = (shown: string, reason: string) => ({
  code: 6,
  stdout: '',
  stderr:
    `error: Cannot write the overlay to ${shown}: ${reason}.\n` +
    '  fix: Name a file in a writable folder with --out. Nothing was sent.\n',
  requests: 0,
});

test('an overlay that cannot be written is an error before any request is sent', async () => {
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'folder'));
  expect(await run('file/x.yaml')).toEqual(notWritten('file/x.yaml', 'what should be its folder is a file'));
  expect(await run('folder')).toEqual(notWritten('folder', 'it is a folder (EISDIR)'));
  expect(readdirSync(folder).sort()).toEqual(['file', 'folder']);
});

test.runIf(existsSync('/proc/self'))('so is one in a file system that has no new folders', async () => {
  expect(await run('/proc/no-such/x.yaml')).toEqual(
    notWritten('/proc/no-such/x.yaml', 'no such file or folder (ENOENT)'),
  );
});
