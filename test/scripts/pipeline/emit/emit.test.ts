import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EmitOptions, emit } from '../../../../scripts/pipeline/emit/emit.ts';
import { withHeader } from '../../../../scripts/pipeline/emit/header.ts';
import { temporaryFolder } from '../command-line.ts';

const ORIGIN = { title: 'Case', version: '1.0.0' };
const FILES = {
  'types.ts': withHeader('types.ts', 'export type A = string;', ORIGIN),
  'reference/a.md': withHeader('reference/a.md', '# A', ORIGIN),
  'openapi.json': '{}\n',
};

function options(cwd: string, more: Partial<EmitOptions> = {}): EmitOptions {
  return { origin: ORIGIN, cwd, complete: true, ...more };
}

async function filled(): Promise<string> {
  const out = join(await temporaryFolder(), 'out');
  await emit(out, FILES, options(out));
  return out;
}

test('a first run writes everything, a second one touches nothing', async () => {
  const out = join(await temporaryFolder(), 'out');
  const first = await emit(out, FILES, options(out));
  expect(first.missing).toEqual(['.manifest.json', 'openapi.json', 'reference/a.md', 'types.ts']);
  const before = await stat(join(out, 'types.ts'));

  const second = await emit(out, FILES, options(out));
  expect(second).toEqual({
    missing: [],
    stale: [],
    orphaned: [],
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

  const result = await emit(out, FILES, options(out, { check: true }));
  expect(result).toMatchObject({ stale: ['types.ts'], missing: ['reference/a.md'], orphaned: ['old.ts'] });
  expect(await readFile(join(out, 'types.ts'), 'utf8')).toBe('edited by hand\n');
  expect(await readdir(out)).toContain('old.ts');
});

test('what is left over goes, also JSON of the manifest; what is not ours stays', async () => {
  const out = await filled();
  await writeFile(join(out, 'notes.md'), '# Notes of my own\n');
  await writeFile(join(out, 'data.json'), '[]\n');
  const { 'openapi.json': _, ...fewer } = FILES;

  const result = await emit(out, fewer, options(out));
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
  const result = await emit(out, changed, options(out, { complete: false }));
  expect(result).toMatchObject({ missing: [], stale: ['types.ts'], orphaned: [] });
  expect((await emit(out, { ...FILES, ...changed }, options(out, { check: true }))).stale).toEqual([]);
});

test.each(['types.ts', 'openapi.json'])(
  '%s of another maker is not overwritten, unless forced',
  async (path) => {
    const out = join(await temporaryFolder(), 'out');
    await mkdir(out);
    await writeFile(join(out, path), 'mine\n');

    await expect(emit(out, FILES, options(out))).rejects.toMatchObject({
      exit: 'usage',
      message: `This file was not made by \`generate\` and would be overwritten: ${path}`,
      fix: 'Give another folder with `--out DIR`, move the file away, or overwrite it with `--force`.',
    });
    expect(await readdir(out)).toEqual([path]);

    await emit(out, FILES, options(out, { force: true }));
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

  await expect(emit(out, changed, options(out))).rejects.toMatchObject({
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
  await expect(emit(join(folder, 'out'), FILES, options(folder))).rejects.toMatchObject({
    exit: 'environment',
    message: 'The folder cannot be written: out is a file, not a folder.',
    fix: 'Nothing was changed. Move the file away, or give another folder with `--out DIR`.',
  });
  await expect(emit(join(folder, 'out/api/v1'), FILES, options(folder))).rejects.toMatchObject({
    message: 'The folder cannot be written: out is a file, not a folder.',
  });
});
