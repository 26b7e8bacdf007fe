/** Clients of other designs, which `foreign-clients/*.test.ts` judge over sockets. */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { CLIENTS } from './foreign-clients/mistakes.ts';
import { PROGRAMS } from './foreign-clients/test-client.ts';

const FOLDER = new URL('./foreign-clients/', import.meta.url);

test('each client has its mistakes, a file of tests, and a program that runs it', async () => {
  const files = await readdir(FOLDER);
  const clients = Object.keys(CLIENTS).sort();
  expect(files.filter((file) => !file.endsWith('.ts')).sort()).toEqual(clients);
  const tests = await Promise.all(
    files.filter((file) => file.endsWith('.test.ts')).map((file) => readFile(new URL(file, FOLDER), 'utf8')),
  );
  const tested = tests.flatMap((text) => text.match(/(?<=testClient\(')[^']+/) ?? []);
  expect(tested.sort()).toEqual(clients);
  expect(clients.filter((file) => PROGRAMS[extname(file)] === undefined)).toEqual([]);
});
