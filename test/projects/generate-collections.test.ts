import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationIds } from '../../generated/operations.ts';
import { fileNames } from '../../templates/collections/file-names.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';

const ARGUMENTS = [
  'generate',
  '--only',
  'openapi',
  '--collections',
  'postman,bruno',
  '--out',
  'out',
  '--quiet',
];

test('made twice they are the same, and an edited file is found, even by the digests alone', async () => {
  const cwd = await temporaryFolder();
  const collection = join(cwd, 'out/collections/postman/api.postman_collection.json');
  expect(await run(ARGUMENTS, cwd)).toMatchObject({ code: 0 });
  const first = await readFile(collection, 'utf8');
  await appendFile(collection, '\n');
  expect(await run([...ARGUMENTS, '--check'], cwd)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('collections/postman/api.postman_collection.json'),
  });
  expect(await run(ARGUMENTS, cwd)).toMatchObject({ code: 0 });
  expect(await readFile(collection, 'utf8')).toBe(first);
  // A run for everything else leaves them alone.
  expect(await run(['generate', '--out', 'out', '--check', '--json'], cwd)).toMatchObject({
    stdout: expect.stringMatching(/"orphaned": *\[\]/),
  });

  await rm(join(cwd, 'out/collections'), { recursive: true });
  expect(await run([...ARGUMENTS, '--check'], cwd)).toMatchObject({ code: 0, stdout: '' });
  const lock = join(cwd, 'out/collections.lock.json');
  const { digests } = JSON.parse(await readFile(lock, 'utf8')) as { digests: Record<string, string> };
  expect(Object.keys(digests).sort()).toEqual(['bruno', 'postman']);
  await rm(lock);
  expect(await run([...ARGUMENTS, '--check'], cwd)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('collections.lock.json'),
  });
});

test('the collection has every operation, and no credential', async () => {
  const cwd = await temporaryFolder();
  await run(ARGUMENTS, cwd);
  const text = (path: string) => readFile(join(cwd, 'out/collections', path), 'utf8');
  const collection = await text('postman/api.postman_collection.json');
  const { item } = JSON.parse(collection) as { item: { item: unknown[] }[] };
  expect(item.flatMap((folder) => folder.item)).toHaveLength(operationIds.length);
  expect(collection).not.toContain('example-api-key');
  const { values } = JSON.parse(await text('postman/deployment.postman_environment.json')) as {
    values: { key: string; value: string; type: string }[];
  };
  expect(new Set(values.map(({ value }) => value))).toEqual(new Set(['']));
  expect(values.filter(({ type }) => type === 'secret').map(({ key }) => key)).toEqual([
    'apiKey',
    'personId',
  ]);
  expect(await text('bruno/environments/deployment.yml')).toMatch(/name: apiKey\n {4}secret: true/);
});

test('an unknown format', async () => {
  expect(await run(['generate', '--collections', 'hoppscotch'], await temporaryFolder())).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Use any of: postman, bruno, separated by commas.'),
  });
});

test('file names are different on every file system', () => {
  expect(fileNames(['Pets', 'pets', 'a/b: c', '', 'CON', 'folder'])).toEqual([
    'Pets',
    'pets 2',
    'a b c',
    'requests',
    'CON requests',
    'folder requests',
  ]);
});
