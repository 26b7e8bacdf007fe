import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../../pipeline/command-line.ts';

const FERRY = readFileSync(
  fileURLToPath(new URL('../../../fixtures/ferry/openapi.yaml', import.meta.url)),
  'utf8',
);

type Texts = Readonly<Record<string, string>>;

/** Writes files below a folder; an empty text is a folder. */
function write(folder: string, texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(text === '' ? join(folder, path) : dirname(join(folder, path)), { recursive: true });
    if (text !== '') writeFileSync(join(folder, path), text);
  }
}

/** A folder with a description, and a function that runs `generate` in its folder `app`. */
async function project(texts: Texts = {}) {
  const folder = await temporaryFolder();
  const app = join(folder, 'app');
  write(folder, { 'app/openapi.yaml': FERRY, ...texts });
  const generate = (...flags: string[]) =>
    run(['generate', '--spec', 'openapi.yaml', '--out', 'api', ...flags], app);
  const modules = async () => (await readdir(join(app, 'api'))).filter((name) => name.endsWith('.ts'));
  return { folder, app, generate, modules };
}

const lists = (...names: string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '*'])) });

const PROJECTS: readonly (readonly [string, Texts, readonly string[]])[] = [
  ['an empty folder', {}, []],
  ['a package.json that lists one', { 'app/package.json': lists('zod') }, ['zod.ts']],
  ['a workspace whose root lists them', { 'package.json': lists('zod', 'msw') }, ['msw.ts', 'zod.ts']],
  ['a peer', { 'app/package.json': '{"peerDependencies":{"zod":"^4"}}' }, ['zod.ts']],
  ['one that is installed but not listed', { 'node_modules/msw': '' }, ['msw.ts']],
  ['Plug’n’Play', { '.pnp.cjs': '//', 'package.json': lists('msw'), 'node_modules/zod': '' }, ['msw.ts']],
  ['Deno', { 'app/deno.jsonc': '{ /* here */ "imports": { "zod": "npm:zod@4" } }' }, ['zod.ts']],
  ['a package.json that is none', { 'app/package.json': '[1' }, []],
  ['names that every object has', { 'app/package.json': '{"dependencies":["zod"]}' }, []],
];

test.each(PROJECTS)('outputs that need a package: %s', async (_, texts, expected) => {
  const { generate, modules } = await project(texts);
  const { code, stderr } = await generate();
  expect(code).toBe(0);
  const made = (await modules()).filter((name) => name === 'zod.ts' || name === 'msw.ts');
  expect(made).toEqual(expected);
  const left = stderr.split('\n').filter((line) => line.startsWith('left out'));
  const leftOut = ['zod.ts', 'msw.ts'].filter((name) => !expected.includes(name));
  expect(left.map((line) => /^left out (\S+): this project does not have/.exec(line)?.[1])).toEqual(leftOut);
  for (const line of left) expect(line).toMatch(/Run `\w+ \S+ .*(zod|msw)@\S+` and generate again/);
  const json = JSON.parse((await generate('--json')).stdout);
  expect(json.leftOut).toEqual(
    leftOut.map((name) => ({ output: name.slice(0, 3), package: name.slice(0, 3) })),
  );
});

test('a check has the same result whatever is installed', async () => {
  const { folder, generate } = await project({ 'node_modules/msw': '', 'app/package.json': lists('left') });
  await generate();
  // Some other install: one package less, another one more.
  rmSync(join(folder, 'node_modules/msw'), { recursive: true });
  write(folder, { 'node_modules/zod': '' });
  for (const flags of [[], ['--full']]) expect((await generate('--check', ...flags)).code).toBe(0);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  for (const flags of [[], ['--full']]) expect((await generate('--check', ...flags)).code).toBe(0);
  // A file that was written once is written again.
  await generate();
  expect((await generate('--check')).code).toBe(0);
});

test('a check follows package.json', async () => {
  const { app, generate } = await project({ 'app/package.json': lists('zod') });
  await generate();
  write(app, { 'package.json': lists('msw') });
  expect((await generate('--check')).stdout).toBe(
    'missing  api/msw.ts\nstale    api/.manifest.json\norphaned api/zod.ts\n',
  );
  await generate();
  expect((await generate('--check')).code).toBe(0);
});

test.each([
  ['a flag', ['--only', 'zod'], {}],
  ['the configuration', [], { only: ['zod'] }],
])('what is named by %s is made without its package', async (_, flags, config) => {
  const { generate, modules } = await project({
    'app/banking-platform-api.config.json': JSON.stringify(config),
  });
  await generate(...flags);
  expect(await modules()).toEqual(['types.ts', 'zod.ts']);
  expect((await generate(...flags, '--check')).code).toBe(0);
  // A run of everything keeps what was asked for before.
  await generate();
  expect(await modules()).toContain('zod.ts');
});

test('what the configuration leaves out goes, and comes back', async () => {
  const { app, generate, modules } = await project();
  const configure = (config: object) =>
    write(app, { 'banking-platform-api.config.json': JSON.stringify(config) });
  await generate();
  const all = await modules();
  configure({ skip: ['server', 'examples'] });
  expect(await generate('--check')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^orphaned api\/server\.ts$/m),
  });
  expect((await generate()).stderr).toContain('removed  api/server-body.ts');
  const isLeft = (name: string) => !/^(server|examples)/.test(name);
  expect(await modules()).toEqual(all.filter(isLeft));
  configure({ only: ['types', 'operations'] });
  await generate();
  expect(await modules()).toEqual(['operations.ts', 'types.ts']);
  expect((await generate('--check')).code).toBe(0);
  rmSync(join(app, 'api/operations.ts'));
  expect(await generate('--check')).toMatchObject({ code: 1, stdout: 'missing  api/operations.ts\n' });
  configure({});
  await generate();
  expect(await modules()).toEqual(all);
});

test('a check of some outputs compares those that an earlier run wrote', async () => {
  const { app, generate, modules } = await project();
  await generate();
  write(app, { 'openapi.yaml': FERRY.replaceAll('listSailings', 'findSailings') });
  expect(FERRY).toContain('listSailings');
  const some = ['--only', 'types,client'];
  await generate(...some);
  const check = await generate(...some, '--check');
  expect(check).toMatchObject({ code: 1, stdout: expect.stringMatching(/^stale {4}api\/server\.ts$/m) });
  expect(check.stderr).toMatch(/`--only` does not name .*server.*: name it, too, or delete its files/);
  for (const name of await modules()) if (!/^(types|client)/.test(name)) rmSync(join(app, 'api', name));
  for (const name of ['lib', 'reference', 'openapi.json', 'openapi.yaml', 'openapi-3.0.json'])
    rmSync(join(app, 'api', name), { recursive: true });
  expect((await generate(...some, '--check')).stdout).toContain('missing  api/server.ts');
  await generate(...some);
  expect(await generate(...some, '--check')).toMatchObject({ code: 0, stdout: '' });
});

test('two descriptions in one folder: the last whole run has it, and a check of the other says so', async () => {
  const other = FERRY.replaceAll('listSailings', 'findSailings').replace('/sailings', '/departures');
  const { app, generate } = await project({ 'app/other.yaml': other });
  const ofOther = (...flags: string[]) =>
    run(['generate', '--spec', 'other.yaml', '--out', 'api', ...flags], app);
  await generate();
  await ofOther('--only', 'client');
  expect((await ofOther('--only', 'client', '--check')).stdout).toMatch(/^stale {4}api\/server\.ts$/m);
  expect((await generate('--check')).stdout).toMatch(/^stale {4}api\/client\.ts$/m);
  await ofOther();
  expect((await ofOther('--check')).code).toBe(0);
  expect((await generate('--check')).code).toBe(1);
});
