import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FOREIGN, type Foreign, relativeFile } from './descriptions.ts';
import { download } from './download.ts';

const one: Foreign = {
  name: 'ferry',
  repository: 'a/ferry',
  commit: 'c0ffee',
  path: 'api/root.yaml',
  version: '3.1.0',
};

const FILES: Readonly<Record<string, string>> = {
  'api/root.yaml':
    "paths:\n  /a: { $ref: './paths/a b.yaml#/x' }\n  /b: { $ref: 'https://elsewhere.example/b.yaml' }\n",
  'api/paths/a b.yaml': "x: { get: { $ref: '../../shared/op.json' } }\n",
  'shared/op.json':
    '{ "schema": { "$ref": "#/components/schemas/A" }, "again": { "$ref": "op.json#/schema" }, "discriminator": { "mapping": { "c": "cat.yaml", "d": "Dog" } } }',
  'shared/cat.yaml': 'type: object\n',
};

let folder = '';
let base = '';
const asked: string[] = [];
const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  asked.push(path);
  const text = FILES[path.replace('/a/ferry/c0ffee/', '')];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});

beforeEach(async () => {
  asked.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'foreign-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test('brings the root file and each file of the repository that it leads to, once', async () => {
  expect(await download(one, folder, base)).toBe(4);
  expect(asked.sort()).toEqual(
    Object.keys(FILES)
      .map((path) => `/a/ferry/c0ffee/${path}`)
      .sort(),
  );
  for (const [path, text] of Object.entries(FILES))
    expect(await readFile(join(folder, 'a__ferry', path), 'utf8')).toBe(text);
  expect(await download(one, folder, base)).toBe(0);
  expect(asked).toHaveLength(4);
});

test('says which file cannot be had, and keeps nothing of it', async () => {
  const gone = { ...one, path: 'gone.yaml' };
  await expect(download(gone, folder, base)).rejects.toThrow(
    /\/a\/ferry\/c0ffee\/gone\.yaml responds with 404/,
  );
  await expect(stat(join(folder, relativeFile(gone)))).rejects.toThrow();
});

test('goes on where a download broke off', async () => {
  await download(one, folder, base);
  await rm(join(folder, 'a__ferry/shared/op.json'));
  await writeFile(join(folder, 'a__ferry/shared/op.json.part'), '{');
  expect(await download(one, folder, base)).toBe(1);
});

test('the list names each description once, at a commit or version', () => {
  expect(new Set(FOREIGN.map(({ name }) => name)).size).toBe(FOREIGN.length);
  for (const { commit, repository, package: packed } of FOREIGN) {
    if (packed !== undefined) {
      expect(packed).toMatch(/^(@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+$/);
      continue;
    }
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
  }
});
