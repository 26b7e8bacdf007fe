import fs from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type EmitOptions, emit } from '../../../../scripts/pipeline/emit/emit.ts';
import { withHeader } from '../../../../scripts/pipeline/emit/header.ts';
import { digestOf } from '../../../../scripts/pipeline/read/digests.ts';
import { temporaryFolder } from '../command-line.ts';

const ORIGIN = { title: 'Case', version: '1.0.0' };
const FILES = {
  'types.ts': withHeader('types.ts', 'export type A = string;', ORIGIN),
  'reference/a.md': withHeader('reference/a.md', '# A', ORIGIN),
  'openapi.json': '{}\n',
};

const { renameSync } = fs;
afterEach(() => renameBy(renameSync));

/** Renames as a function does from now on. */
function renameBy(rename: typeof renameSync): void {
  fs.renameSync = rename;
  syncBuiltinESMExports();
}

/** Files as those of one output. */
const sets = (files: Readonly<Record<string, string>>) => ({ all: files });

function options(cwd: string, more: Partial<EmitOptions> = {}): EmitOptions {
  return { origin: ORIGIN, cwd, complete: true, ...more };
}

async function filled(): Promise<string> {
  const out = join(await temporaryFolder(), 'out');
  await emit(out, sets(FILES), options(out));
  return out;
}

test('a first run writes everything, a second one touches nothing', async () => {
  const out = join(await temporaryFolder(), 'out');
  const first = await emit(out, sets(FILES), options(out));
  expect(first.missing).toEqual(['.manifest.json', 'openapi.json', 'reference/a.md', 'types.ts']);
  const before = await stat(join(out, 'types.ts'));

  const second = await emit(out, sets(FILES), options(out));
  expect(second).toEqual({
    missing: [],
    stale: [],
    orphaned: [],
    kept: [],
    unchanged: ['.manifest.json', 'openapi.json', 'reference/a.md', 'types.ts'],
  });
  expect((await stat(join(out, 'types.ts'))).mtimeMs).toBe(before.mtimeMs);
});

test('every text file says in its first line what made it, and JSON stays JSON', async () => {
  const out = await filled();
  const firstLine = async (path: string) => (await readFile(join(out, path), 'utf8')).split('\n')[0];
  const made =
    'Made by `banking-platform-api generate` from Case 1.0.0. Do not edit: change the description and run it again.';
  expect(await firstLine('types.ts')).toBe(`// ${made}`);
  expect(await firstLine('reference/a.md')).toBe(`<!-- ${made} -->`);
  expect(JSON.parse(await readFile(join(out, 'openapi.json'), 'utf8'))).toEqual({});
});

test('check names what is stale, missing and left over, and writes nothing', async () => {
  const out = await filled();
  await writeFile(join(out, 'types.ts'), 'edited by hand\n');
  await rm(join(out, 'reference/a.md'));
  await writeFile(
    join(out, 'old.ts'),
    withHeader('old.ts', 'export {};', { title: 'Older', version: '0.1.0' }),
  );
  await writeFile(join(out, 'notes.md'), '# Notes of my own\n');

  const result = await emit(out, sets(FILES), options(out, { check: true }));
  expect(result).toMatchObject({ stale: ['types.ts'], missing: ['reference/a.md'], orphaned: ['old.ts'] });
  expect(await readFile(join(out, 'types.ts'), 'utf8')).toBe('edited by hand\n');
  expect(await readdir(out)).toContain('old.ts');
});

test('what is left over goes, also JSON of the manifest; what is not ours stays', async () => {
  const out = await filled();
  await writeFile(join(out, 'notes.md'), '# Notes of my own\n');
  await writeFile(join(out, 'data.json'), '[]\n');
  const { 'openapi.json': _, ...fewer } = FILES;

  const result = await emit(out, sets(fewer), options(out));
  expect(result.orphaned).toEqual(['openapi.json']);
  expect((await readdir(out)).sort()).toEqual([
    '.manifest.json',
    'data.json',
    'notes.md',
    'reference',
    'types.ts',
  ]);
});

test('a part of the outputs leaves the others alone', async () => {
  const out = await filled();
  const changed = { 'types.ts': withHeader('types.ts', 'export type A = number;', ORIGIN) };
  const result = await emit(out, { types: changed }, options(out, { complete: false }));
  expect(result).toMatchObject({ missing: [], stale: ['.manifest.json', 'types.ts'], orphaned: [] });
  expect((await emit(out, sets({ ...FILES, ...changed }), options(out, { check: true }))).stale).toEqual([]);
});

test.each(['types.ts', 'openapi.json'])(
  '%s of another maker is not overwritten, unless forced',
  async (path) => {
    const out = join(await temporaryFolder(), 'out');
    await mkdir(out);
    await writeFile(join(out, path), 'mine\n');

    await expect(emit(out, sets(FILES), options(out))).rejects.toMatchObject({
      exit: 'usage',
      message: `This file was not made by \`generate\` and would be overwritten: ${path}`,
      fix: 'Give another folder with `--out DIR`, move the file away, or overwrite it with `--force`.',
    });
    expect(await readdir(out)).toEqual([path]);

    await emit(out, sets(FILES), options(out, { force: true }));
    expect(await readFile(join(out, path), 'utf8')).toBe(FILES[path as keyof typeof FILES]);
  },
);

test('when one file cannot be written, none is', async () => {
  const out = await filled();
  const before = await readFile(join(out, 'types.ts'), 'utf8');
  await rm(join(out, 'openapi.json'));
  // A folder in the file's place makes the rename fail after others went through.
  await mkdir(join(out, 'zz.ts', 'inside'), { recursive: true });
  const changed = {
    ...FILES,
    'types.ts': withHeader('types.ts', 'export type A = number;', ORIGIN),
    'zz.ts': withHeader('zz.ts', 'export {};', ORIGIN),
  };

  await expect(emit(out, sets(changed), options(out))).rejects.toMatchObject({
    exit: 'environment',
    message: `The folder cannot be written: zz.ts is a folder, not a file.`,
    fix: 'Nothing was changed. Move the folder away, or give another folder with `--out DIR`.',
  });
  expect(await readFile(join(out, 'types.ts'), 'utf8')).toBe(before);
  expect((await readdir(out)).sort()).toEqual(['.manifest.json', 'reference', 'types.ts', 'zz.ts']);
});

test('an output folder that is a file is an error that says so', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'out'), '');
  await expect(emit(join(folder, 'out'), sets(FILES), options(folder))).rejects.toMatchObject({
    exit: 'environment',
    message: 'The folder cannot be written: out is a file, not a folder.',
    fix: 'Nothing was changed. Move the file away, or give another folder with `--out DIR`.',
  });
  await expect(emit(join(folder, 'out/api/v1'), sets(FILES), options(folder))).rejects.toMatchObject({
    message: 'The folder cannot be written: out is a file, not a folder.',
  });
});

const EDITED: readonly (readonly [string, string])[] = [
  ['types.ts', `${FILES['types.ts']}// mine\n`],
  ['openapi.json', '{ "mine": true }\n'],
];

test.each(EDITED)('%s is left over and was edited: it stays, and every check says so', async (path, text) => {
  const out = await filled();
  await writeFile(join(out, path), text);
  const { [path as keyof typeof FILES]: _, ...fewer } = FILES;
  for (let time = 0; time < 2; time += 1) {
    expect(await emit(out, sets(fewer), options(out))).toMatchObject({ orphaned: [], kept: [path] });
    expect(await readFile(join(out, path), 'utf8')).toBe(text);
    expect(await emit(out, sets(fewer), options(out, { check: true }))).toMatchObject({ orphaned: [path] });
  }
  expect(await emit(out, sets(fewer), options(out, { force: true }))).toMatchObject({ orphaned: [path] });
  expect(await readdir(out)).not.toContain(path);
});

// A file with a header on no list, or on one without digests, may have been edited.
test.each([
  ['absent', undefined],
  ['corrupt', '<<<<<<< ours\n{"outputs": {}}\n'],
  ['of another form', '{"outputs": {"all": null, "other": 7}, "files": {}}'],
  ['of an earlier version', JSON.stringify({ files: Object.keys(FILES) })],
])('with a manifest that is %s, nothing is removed', async (_, manifest) => {
  const out = await filled();
  await rm(join(out, '.manifest.json'));
  if (manifest !== undefined) await writeFile(join(out, '.manifest.json'), manifest);
  const { 'types.ts': __, ...fewer } = FILES;
  const check = await emit(out, sets(fewer), options(out, { check: true }));
  expect(check.orphaned).toEqual(['types.ts']);
  expect(await emit(out, sets(fewer), options(out))).toMatchObject({ orphaned: [], kept: ['types.ts'] });
  expect(await readFile(join(out, 'types.ts'), 'utf8')).toBe(FILES['types.ts']);
});

test('nothing outside of the folder is removed, whatever the manifest lists', async () => {
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  await mkdir(out);
  await mkdir(join(folder, 'other'));
  const text = withHeader('a.ts', 'export {};', ORIGIN);
  const outside = ['a.ts', 'other/a.ts'];
  for (const path of outside) await writeFile(join(folder, path), text);
  await symlink(join(folder, 'other'), join(out, 'linked'));
  await symlink(join(folder, 'a.ts'), join(out, 'link.ts'));
  const paths = [
    '../a.ts',
    join(folder, 'a.ts'),
    'x/../../a.ts',
    './../a.ts',
    '..\\a.ts',
    'linked/a.ts',
    'link.ts',
    '..',
    '',
  ];
  const digests = Object.fromEntries(paths.map((path) => [path, digestOf(text)]));
  await writeFile(join(out, '.manifest.json'), JSON.stringify({ outputs: { all: digests } }));
  for (const force of [false, true]) {
    expect((await emit(out, sets({}), options(out, { check: true, force }))).orphaned).toEqual([]);
    expect(await emit(out, sets({}), options(out, { force }))).toMatchObject({ orphaned: [], kept: [] });
    for (const path of outside) expect(await readFile(join(folder, path), 'utf8')).toBe(text);
    expect((await readdir(out)).sort()).toEqual(['.manifest.json', 'link.ts', 'linked']);
  }
});

test('a run of some outputs removes what they no longer have, and a check of some sees what happened to others', async () => {
  const out = join(await temporaryFolder(), 'out');
  const text = (path: string) => withHeader(path, 'export {};', ORIGIN);
  const client = { 'client.ts': text('client.ts'), 'client-form.ts': text('client-form.ts') };
  const server = { 'server.ts': text('server.ts'), 'server-a.ts': text('server-a.ts') };
  await emit(out, { client, server }, options(out));
  const fewer = { client: { 'client.ts': text('client.ts') } };
  const partial = options(out, { complete: false });
  expect((await emit(out, fewer, { ...partial, check: true })).orphaned).toEqual(['client-form.ts']);
  expect((await emit(out, fewer, partial)).orphaned).toEqual(['client-form.ts']);
  expect((await readdir(out)).sort()).toEqual(['.manifest.json', 'client.ts', 'server-a.ts', 'server.ts']);

  await rm(join(out, 'server.ts'));
  await writeFile(join(out, 'server-a.ts'), `${server['server-a.ts']}// mine\n`);
  expect(await emit(out, fewer, { ...partial, check: true })).toMatchObject({
    missing: ['server.ts'],
    stale: expect.arrayContaining(['server-a.ts']),
  });
  await emit(out, fewer, partial);
  expect((await emit(out, fewer, { ...partial, check: true })).missing).toEqual([]);
});

test('files that `bundle` and `docs` wrote to the folder are not left over', async () => {
  const out = await filled();
  const written = { 'page.md': withHeader('page.md', '# Page', ORIGIN, 'docs') };
  await emit(out, { docs: written }, options(out, { complete: false }));
  await emit(out, { bundle: { 'openapi.json': FILES['openapi.json'] } }, options(out, { complete: false }));
  for (const check of [true, false])
    expect(await emit(out, sets(FILES), options(out, { check }))).toMatchObject({
      missing: [],
      stale: [],
      orphaned: [],
      kept: [],
    });
  const { 'openapi.json': _, ...fewer } = FILES;
  expect((await emit(out, sets(fewer), options(out))).orphaned).toEqual(['openapi.json']);
});

test('what cannot be removed is an error, and nothing is changed', async () => {
  const out = await filled();
  const { 'reference/a.md': _, ...fewer } = FILES;
  const changed = { ...fewer, 'types.ts': withHeader('types.ts', 'export type A = number;', ORIGIN) };
  const before = await Promise.all(
    ['types.ts', '.manifest.json'].map((path) => readFile(join(out, path), 'utf8')),
  );
  renameBy((from, to) => {
    if (String(from).endsWith('/a.md'))
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    renameSync(from, to);
  });
  await expect(emit(out, sets(changed), options(out))).rejects.toMatchObject({ exit: 'environment' });
  renameBy(renameSync);
  expect(
    await Promise.all(['types.ts', '.manifest.json'].map((path) => readFile(join(out, path), 'utf8'))),
  ).toEqual(before);
  expect((await readdir(out)).sort()).toEqual(['.manifest.json', 'openapi.json', 'reference', 'types.ts']);
});

test('a run that was killed halfway is taken up by the next one', async () => {
  const out = await filled();
  const changed = { 'data.json': '[]\n', 'types.ts': withHeader('types.ts', 'export {};', ORIGIN) };
  // Killed before the file of this name, which is renamed in the order of names.
  const killed = ['data.json', 'types.ts', 'openapi.json', 'reference/a.md'];
  for (const at of killed) {
    await emit(out, sets(FILES), options(out));
    let isKilled = false;
    renameBy((from, to) => {
      isKilled ||= [from, to].some((path) => path === join(out, at));
      if (!isKilled) renameSync(from, to);
    });
    await emit(out, sets(changed), options(out));
    expect(isKilled).toBe(true);
    renameBy(renameSync);
    // No process has a number as high as this.
    await writeFile(join(out, '.99999999.types.ts.part'), '');
    const after = await emit(out, sets({ ...changed, 'data.json': '[1]\n' }), options(out));
    expect(after.kept).toEqual([]);
    expect((await readdir(out, { recursive: true })).sort()).toEqual([
      '.manifest.json',
      'data.json',
      'reference',
      'types.ts',
    ]);
  }
});
