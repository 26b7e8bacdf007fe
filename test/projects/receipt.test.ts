import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIBRARIES, MAKER_FOLDERS } from '../../scripts/pipeline/emit/receipt.ts';
import { OUTPUTS } from '../../scripts/pipeline/make/outputs.ts';
import { importsOf } from '../house/import-graph.ts';
import { type Ran, run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { folderForAll } from '../temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const DESCRIPTION = `openapi: 3.1.1
info:
  title: Case
  version: 1.0.0
  description: { $ref: pages/intro.md }
paths:
  /thing:
    post:
      operationId: makeThing
      requestBody:
        content:
          application/json:
            schema: { $ref: schemas/Thing.yaml }
            examples: { thing: { $ref: examples/thing.yaml } }
      responses: { '204': { description: Done. } }
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"dependencies":{"msw":"*","zod":"*"}}',
  'openapi.yaml': DESCRIPTION,
  'pages/intro.md': 'About things.\n',
  'schemas/Thing.yaml': 'type: object\nproperties: { name: { type: string } }\n',
  'examples/thing.yaml': 'value: { name: Chair }\n',
  'requirements/makeThing.yaml': row('makeThing.name'),
  'not-shown.yaml': '[]\n',
};

function row(id: string): string {
  return `- { id: ${id}, section: '1', evidence: stated, statement: It has a name., operations: [makeThing] }\n`;
}

const NOT_SHOWN =
  "- { id: size, section: '1', said: silent, open: Size., description: '', suite: '', server: '' }\n";

/** A folder with a description that has files of every kind, and what `generate` made of it. */
const made = folderForAll();

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(made, path)), { recursive: true });
    await writeFile(join(made, path), text);
  }
  expect(await run(['generate', '--spec', 'openapi.yaml'], made)).toMatchObject({ code: 0 });
});

/** A copy of the folder: what was made in one place is fresh in another. */
async function generated() {
  const folder = await temporaryFolder();
  await cp(made, folder, { recursive: true });
  return { folder, generate: generateIn(folder) };
}

const generateIn =
  (folder: string) =>
  (...argv: readonly string[]) =>
    run(['generate', '--spec', 'openapi.yaml', ...argv], folder);

/** Tells whether everything was made again, and what was found then. */
function verdict({ code, stdout, stderr }: Pick<Ran, 'code' | 'stdout' | 'stderr'>) {
  const found = stdout.split('\n').filter((line) => line !== '');
  return { code, remade: stderr.includes('bundle'), found: found.map((line) => line.replace(/ +/, ' ')) };
}

const FRESH = { code: 0, remade: false, found: [] };

describe('check by digests', () => {
  test('makes nothing where nothing has changed, unless it is told to', async () => {
    const { generate } = await generated();
    const quick = await generate('--check');
    expect(verdict(quick)).toEqual(FRESH);
    const full = await generate('--check', '--full');
    expect(verdict(full)).toEqual({ ...FRESH, remade: true });
    const count = (ran: Ran) => /up to date \(\d+ files\)/.exec(ran.stderr)?.[0];
    expect(count(quick)).toBe(count(full));
  });

  test.each([
    [
      'an edited file',
      (out: string) => appendFile(join(out, 'client.ts'), '\n'),
      'stale generated/client.ts',
    ],
    [
      'an edited JSON file',
      (out: string) => appendFile(join(out, 'openapi.json'), '\n'),
      'stale generated/openapi.json',
    ],
    ['a missing file', (out: string) => rm(join(out, 'types.ts')), 'missing generated/types.ts'],
    [
      'a file left over',
      (out: string) => cp(join(out, 'types.ts'), join(out, 'old.ts')),
      'orphaned generated/old.ts',
    ],
    [
      'an edited manifest',
      (out: string) => edit(join(out, '.manifest.json'), '"types.ts"', '"typos.ts"'),
      'stale generated/.manifest.json',
    ],
  ])('names %s among the outputs', async (_, change, line) => {
    const { folder, generate } = await generated();
    await change(join(folder, 'generated'));
    expect(verdict(await generate('--check'))).toEqual({ code: 1, remade: true, found: [line] });
  });

  test.each([
    ['the root file', (folder: string) => edit(join(folder, 'openapi.yaml'), '1.0.0', '1.0.1')],
    ['a schema', (folder: string) => edit(join(folder, 'schemas/Thing.yaml'), 'string', 'integer')],
    ['a page', (folder: string) => edit(join(folder, 'pages/intro.md'), 'things', 'chairs')],
    ['an example', (folder: string) => edit(join(folder, 'examples/thing.yaml'), 'Chair', 'Table')],
    [
      'a requirement',
      (folder: string) => edit(join(folder, 'requirements/makeThing.yaml'), 'name.', 'title.'),
    ],
    ['what is not shown', (folder: string) => writeFile(join(folder, 'not-shown.yaml'), NOT_SHOWN)],
    [
      'an added list of requirements',
      (folder: string) => writeFile(join(folder, 'requirements/more.yaml'), row('makeThing.more')),
    ],
    ['a removed list of requirements', (folder: string) => rm(join(folder, 'requirements/makeThing.yaml'))],
  ])('sees a change of %s', async (_, change) => {
    const { folder, generate } = await generated();
    await change(folder);
    const { code, remade, found } = verdict(await generate('--check'));
    expect({ code, remade }).toEqual({ code: 1, remade: true });
    expect(found).not.toEqual([]);
  });

  test('sees lists of requirements where there were none', async () => {
    const folder = await temporaryFolder();
    await writeFile(
      join(folder, 'openapi.yaml'),
      'openapi: 3.1.1\ninfo: { title: Case, version: 1.0.0 }\npaths: {}\n',
    );
    const generate = generateIn(folder);
    await generate();
    expect(verdict(await generate('--check'))).toEqual(FRESH);
    await mkdir(join(folder, 'requirements'));
    await writeFile(join(folder, 'requirements/more.yaml'), row('makeThing.more'));
    expect(verdict(await generate('--check'))).toMatchObject({ code: 1, remade: true });
  });

  test('sees other options, and another root file in the same folder', async () => {
    const { folder, generate } = await generated();
    expect(verdict(await generate('--check', '--import-extension', 'js'))).toMatchObject({
      code: 1,
      remade: true,
    });
    expect(verdict(await generate('--check', '--only', 'types'))).toEqual(FRESH);
    await writeFile(join(folder, 'other.yaml'), DESCRIPTION.replace('thing:', 'other:'));
    expect(verdict(await run(['generate', '--check', '--spec', 'other.yaml'], folder))).toMatchObject({
      code: 1,
      remade: true,
    });
  });

  test('is as quick for some of the outputs, when they are all there is', async () => {
    const { folder, generate } = await generated();
    await rm(join(folder, 'generated'), { recursive: true });
    await generate('--only', 'types,client');
    expect(verdict(await generate('--check', '--only', 'types,client'))).toEqual(FRESH);
    expect(verdict(await generate('--check', '--only', 'types'))).toEqual(FRESH);
    expect(verdict(await generate('--check'))).toMatchObject({ code: 1, remade: true });
  });

  test('never takes the rest for fresh after some of the outputs were made', async () => {
    const { folder, generate } = await generated();
    await generate('--only', 'types');
    expect(verdict(await generate('--check'))).toEqual(FRESH);
    await edit(join(folder, 'schemas/Thing.yaml'), 'string', 'integer');
    await generate('--only', 'types');
    const { code, remade, found } = verdict(await generate('--check'));
    expect({ code, remade }).toEqual({ code: 1, remade: true });
    expect(found).toContain('stale generated/zod.ts');
  });
});

describe('a copy of this tool', () => {
  test('sees that its own sources or a library have changed', async () => {
    const tool = await copyOfTool();
    await writeFile(
      join(tool, 'case.yaml'),
      'openapi: 3.1.1\ninfo: { title: Case, version: 1.0.0 }\npaths: {}\n',
    );
    const generate = async (...argv: string[]) => {
      const line = [
        join(tool, 'scripts/cli.ts'),
        'generate',
        '--spec',
        'case.yaml',
        '--only',
        'types,client,msw',
        ...argv,
      ];
      const ran = await promisify(execFile)(process.execPath, line, { cwd: tool }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
      );
      return verdict(ran);
    };
    const again = async () => expect(await generate()).toMatchObject({ code: 0 });
    await again();
    expect(await generate('--check')).toEqual(FRESH);

    await edit(join(tool, 'templates/msw.ts'), 'RequestHandler[] = [];', 'RequestHandler[] = [ ];');
    expect(await generate('--check')).toEqual({ code: 1, remade: true, found: ['stale generated/msw.ts'] });
    await again();

    await edit(join(tool, 'scripts/pipeline/emit/header.ts'), 'Do not edit:', 'Never edit:');
    const { found, ...changed } = await generate('--check');
    expect(changed).toEqual({ code: 1, remade: true });
    expect(found).toContain('stale generated/types.ts');
    await again();

    // It may make other files, and here it makes the same.
    await appendFile(join(tool, 'templates/client.ts'), '\n');
    expect(await generate('--check')).toEqual({ ...FRESH, remade: true });
    await again();

    expect(LIBRARIES).toContain(LIBRARY);
    const manifest = join(tool, 'node_modules', LIBRARY, 'package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8'));
    await edit(manifest, `"version": "${version}"`, `"version": "${version}-next"`);
    expect(await generate('--check')).toEqual({ ...FRESH, remade: true });
  });

  test('would know of every source and library that decides what is made', async () => {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const one of importsOf(file, await readFile(join(ROOT, file), 'utf8'))) {
        if (one.kind === 'type') continue;
        if (one.inside) await visit(one.target);
        else if (!one.target.startsWith('node:')) packages.add(packageName(one.target));
      }
    };
    await visit('scripts/pipeline/generate.ts');
    const outside = [...seen].filter(
      (file) => !MAKER_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
    );
    expect(outside).toEqual([]);
    const known = [...LIBRARIES, ...OUTPUTS.flatMap(({ tool }) => tool ?? [])];
    expect([...packages].filter((name) => !known.includes(name))).toEqual([]);
  });
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

/** `@redocly/openapi-core` for `@redocly/openapi-core/lib/walk.js`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** One of the libraries that decide what is made. */
const LIBRARY = 'ajv';

/** The sources, with links to what they need, but for one library, which is a copy. */
async function copyOfTool(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of [...MAKER_FOLDERS, 'scripts', 'spec/rules', 'package.json']) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const packages = (await readdir(join(ROOT, 'node_modules'))).filter((name) => !name.startsWith('.'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of packages) {
    const [from, to] = [ROOT, folder].map((root) => join(root, 'node_modules', name)) as [string, string];
    if (name === LIBRARY) await cp(from, to, { recursive: true });
    else await symlink(from, to);
  }
  return folder;
}
