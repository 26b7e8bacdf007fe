import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeNewFolder } from '../../../../scripts/cli/new-folder.ts';
import scaffold from '../../../../scripts/commands/scaffold.ts';
import { folderForTest } from '../../../temporary-folder.ts';
import { runWith } from '../../cli/run.ts';

let parent: string;

beforeEach(() => {
  parent = folderForTest();
});

const SPEC = join(process.cwd(), 'test/fixtures/ferry/openapi.yaml');

async function run(...argv: string[]) {
  const ran = await runWith([scaffold], ['scaffold', ...argv, '--spec', SPEC]);
  return { ...ran, stderr: ran.stderr.replaceAll(parent, 'PARENT') };
}

test('a folder that holds anything is refused, by name, and stays as it is', async () => {
  const folder = join(parent, 'bank');
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  await writeFile(join(folder, '.env'), 'A=1');
  expect(await run(folder)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(
      'Nothing was written: PARENT/bank is not empty: it holds .env, package.json, src.',
    ),
  });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['.env', 'package.json', 'src']);
  expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe('{}');
});

test('twice into one folder is refused the second time', async () => {
  const folder = join(parent, 'bank');
  expect((await run(folder)).code).toBe(0);
  const before = await readdir(folder, { recursive: true });
  expect((await run(folder)).code).toBe(2);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test('an empty folder will do', async () => {
  expect((await run(parent)).code).toBe(0);
  expect(await readdir(parent)).toContain('package.json');
});

test('a file is refused, in place of the folder or above it', async () => {
  await writeFile(join(parent, 'file'), 'mine');
  for (const dir of ['file', 'file/below']) {
    expect(await run(join(parent, dir))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('a file'),
    });
  }
  expect(await readFile(join(parent, 'file'), 'utf8')).toBe('mine');
});

test('a description that cannot be used leaves nothing behind', async () => {
  const folder = join(parent, 'bank');
  const ran = await runWith([scaffold], ['scaffold', folder, '--spec', join(parent, 'none.yaml')]);
  expect(ran.code).toBe(2);
  expect(await readdir(parent)).toEqual([]);
});

test('an unknown framework is refused with the known ones', async () => {
  const { code, stderr } = await run(join(parent, 'bank'), '--framework', 'koa');
  expect([code, stderr]).toEqual([2, expect.stringContaining('Use one of: hono, express, fastify.')]);
  expect(await readdir(parent)).toEqual([]);
});

test('what fails half-way is taken back, the folders made for it too', async () => {
  const folder = join(parent, 'a', 'b');
  const files = { 'one.txt': '1', 'src/deep/two.txt': '2', 'one.txt/three.txt': '3' };
  await expect(writeNewFolder(folder, 'b', files)).rejects.toMatchObject({ exit: 'environment' });
  expect(await readdir(parent)).toEqual([]);
});

test('a file that appears in the meantime is not overwritten and does not go away', async () => {
  await writeFile(join(parent, 'two.txt'), 'mine');
  await expect(writeNewFolder(parent, 'b', { 'one.txt': '1', 'two.txt': '2' })).rejects.toMatchObject({
    message: expect.stringContaining('EEXIST'),
  });
  expect(await readdir(parent)).toEqual(['two.txt']);
  expect(await readFile(join(parent, 'two.txt'), 'utf8')).toBe('mine');
});

test('with --json one document lists what was written', async () => {
  const { stdout } = await run(join(parent, 'bank'), '--framework', 'fastify', '--json');
  const { framework, files } = JSON.parse(stdout) as { framework: string; files: string[] };
  expect(framework).toBe('fastify');
  const written = await readdir(join(parent, 'bank'), { recursive: true, withFileTypes: true });
  expect(files).toHaveLength(written.filter((entry) => entry.isFile()).length);
});

test('the project pins the exact versions that this one is tested with, under a name npm takes', async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const own: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
  const read = async (folder: string) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  await run(join(parent, 'Express'), '--framework', 'express');
  const made = await read(join(parent, 'Express'));
  expect(made.name).toBe('express-server');
  for (const [name, version] of Object.entries({ ...made.dependencies, ...made.devDependencies })) {
    expect([name, version]).toEqual([name, own[name]]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(Object.keys(made.dependencies)).toEqual(['@hono/node-server', 'express', 'hono']);
});

test('the project says how to make its generated files again, with exact versions', async () => {
  const own = JSON.parse(await readFile('package.json', 'utf8'));
  const made = async (spec: readonly string[], folder = 'bank') => {
    const { code } = await runWith([scaffold], ['scaffold', join(parent, folder), ...spec]);
    expect(code).toBe(0);
    const { name, scripts, devDependencies } = JSON.parse(
      await readFile(join(parent, folder, 'package.json'), 'utf8'),
    );
    // It is in no registry that a user must have: with it here, `npm install` would fail.
    expect(devDependencies).not.toHaveProperty(own.name);
    return { name, generate: scripts.generate };
  };
  const rest = '--out src/generated --only types,identifiers,validators,server';
  expect(await made([])).toEqual({ name: 'bank', generate: `${own.name} generate ${rest}` });
  const readme = await readFile(join(parent, 'bank/README.md'), 'utf8');
  expect(readme).toContain(
    `npm install --save-dev --save-exact ${own.name}@${own.version}\nnpm run generate\n`,
  );
  expect(readme).toContain(`\`${own.name}-${own.version}.tgz\``);

  await mkdir(join(parent, 'my $pec'));
  await copyFile(SPEC, join(parent, 'my $pec/api.yaml'));
  expect(await made(['--spec', join(parent, 'my $pec/api.yaml')], 'ferry')).toEqual({
    name: 'ferry',
    generate: `${own.name} generate --spec "../my \\$pec/api.yaml" ${rest}`,
  });
  // npm would not install this package below one of its own name.
  expect(await made([], own.name)).toMatchObject({ name: `${own.name}-server` });
});

test('src/generated is what generate makes, so a later run knows it', async () => {
  const folder = join(parent, 'bank');
  await run(folder);
  const { default: generate } = await import('../../../../scripts/commands/generate.ts');
  const only = 'types,identifiers,validators,server';
  const argv = [
    'generate',
    '--out',
    join(folder, 'src/generated'),
    '--only',
    only,
    '--check',
    '--spec',
    SPEC,
  ];
  expect(await runWith([generate], argv)).toMatchObject({ code: 0 });
});

test('what can only be made loosely is listed; --strict refuses it', async () => {
  const spec = join(parent, 'loose.yaml');
  await writeFile(
    spec,
    `openapi: 3.1.1
info: { title: Loose, version: '1' }
paths:
  /cards:
    post:
      operationId: create-card
      requestBody:
        content: { application/json: { schema: { type: string, pattern: '(?i)card' } } }
      responses: { '204': { description: Done } }
`,
  );
  const scaffoldOf = (folder: string, ...more: string[]) =>
    runWith([scaffold], ['scaffold', join(parent, folder), '--spec', spec, ...more]);
  const { code, stderr } = await scaffoldOf('loose');
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/loose\.yaml:8:\d+: The pattern `\(\?i\)card` .*\n.*create-card -> createCard/s),
  ]);
  expect(await readdir(join(parent, 'loose/src/operations'))).toEqual(['createCard.ts']);
  expect(await scaffoldOf('strict', '--strict')).toMatchObject({
    code: 5,
    stderr: expect.stringContaining('loose.yaml:8'),
  });
  expect(await readdir(parent)).toEqual(['loose', 'loose.yaml']);
});
