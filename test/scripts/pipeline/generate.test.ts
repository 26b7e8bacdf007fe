import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import generateCommand from '../../../scripts/commands/generate.ts';
import { OUTPUTS, withNeeded } from '../../../scripts/pipeline/make/outputs.ts';
import { outputsToMake } from '../../../scripts/pipeline/make/select-outputs.ts';
import { run, temporaryFolder } from './command-line.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FERRY = join(ROOT, 'test/fixtures/ferry');

/** Every file below a folder, with its text. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('two runs, from two places, into two folders, make the same bytes', async () => {
  const [first, second] = [await temporaryFolder(), await temporaryFolder()];
  // The description lies elsewhere too, so that no file can hold its path.
  await cp(FERRY, join(second, 'deep/er'), { recursive: true });
  expect(await run(['generate', '--quiet', '--spec', join(FERRY, 'openapi.yaml')], first)).toMatchObject({
    code: 0,
  });
  expect(
    await run(['generate', '--quiet', '--spec', 'er/openapi.yaml', '--out', '../out'], join(second, 'deep')),
  ).toMatchObject({ code: 0 });

  const made = await contents(join(first, 'generated'));
  expect(await contents(join(second, 'out'))).toEqual(made);
  expect(Object.keys(made).length).toBeGreaterThan(15);
  for (const text of Object.values(made)) {
    expect(text).not.toContain(first);
    expect(text).not.toContain(ROOT);
    expect(text).not.toContain('\r');
    expect(text.endsWith('\n')).toBe(true);
  }
});

test('each row of the table makes the files that it names, and all that they import', async () => {
  const folder = await temporaryFolder();
  for (const output of OUTPUTS) {
    const { name } = output;
    await run(
      ['generate', '--quiet', '--spec', join(FERRY, 'openapi.yaml'), '--out', name, '--only', name],
      folder,
    );
    const texts = await contents(join(folder, name));
    const made = Object.keys(texts).filter((path) => path !== '.manifest.json');
    const patterns = withNeeded([output]).flatMap(({ files }) => files.map(patternOf));
    expect(made.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(patterns.filter((pattern) => !made.some((path) => pattern.test(path)))).toEqual([]);
    const imported = made.flatMap((path) =>
      [...(texts[path] ?? '').matchAll(/(?:from|import) '(\.[^']*)'/g)].map(([, to = '']) =>
        posix.join(posix.dirname(path), to),
      ),
    );
    expect(imported.filter((path) => !made.includes(path))).toEqual([]);
  }
});

const patternOf = (file: string) => new RegExp(`^${file.replaceAll('.', '\\.').replace('*', '.+')}$`);

test('every set of outputs has what the outputs of it import', () => {
  for (let bits = 0; bits < 2 ** OUTPUTS.length; bits++) {
    const asked = OUTPUTS.filter((_, index) => (bits >> index) % 2 === 1);
    const rows = new Set(outputsToMake(asked, []).map(({ name }) => name));
    const absent = asked.filter(({ name }) => !rows.has(name));
    const lacking = OUTPUTS.filter(({ name }) => rows.has(name)).filter(({ needs = [] }) =>
      needs.some((needed) => !rows.has(needed)),
    );
    if (absent.length + lacking.length > 0) expect({ asked, absent, lacking }).toBe('complete');
  }
});

test('an output that others import cannot be skipped', () => {
  const skipping = (...skip: string[]) =>
    outputsToMake(OUTPUTS, skip)
      .map(({ name }) => name)
      .join(' ');
  expect(() => skipping('types', 'msw')).toThrow(
    'The configuration skips the output types, which these outputs import: identifiers, examples, validators, zod, client, hooks, server.',
  );
  expect(() => skipping('validators')).toThrow('which these outputs import: server.');
  expect(skipping('validators', 'server')).not.toContain('server');
});

test('the committed files are what the description makes', async () => {
  const { code, stdout } = await run(['generate', '--quiet', '--check', '--full'], ROOT);
  expect(stdout).toBe('');
  expect(code).toBe(0);
});

test('check names each file and exits 1, on standard output', async () => {
  const folder = await temporaryFolder();
  const generate = (...argv: string[]) =>
    run(['generate', '--quiet', '--spec', join(FERRY, 'openapi.yaml'), ...argv], folder);
  await generate();
  await writeFile(join(folder, 'generated/types.ts'), 'edited by hand\n');
  expect(await generate('--check')).toEqual({ code: 1, stdout: 'stale    generated/types.ts\n', stderr: '' });

  const json = await generate('--check', '--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    check: true,
    stale: ['types.ts'],
    missing: [],
    orphaned: [],
  });
});

test('an unknown output is a usage error with the nearest name, and nothing is written', async () => {
  const folder = await temporaryFolder();
  const ran = await run(['generate', '--only', 'openapi,validator'], folder);
  expect(ran.code).toBe(2);
  expect(ran.stderr).toMatch(
    /^error: There is no output called "validator"\.\n {2}fix: Did you mean validators\? The outputs are: /,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('the help names the outputs of the table, in its order', () => {
  const only = generateCommand.options.find(({ flags }) => flags.startsWith('--only'));
  const names = OUTPUTS.map(({ name }) => name).join(', ');
  expect(only?.description).toBe(`generate only these outputs, separated by commas: ${names}`);
});

test('check and watch exclude each other', async () => {
  const ran = await run(['generate', '--check', '--watch'], await temporaryFolder());
  expect(ran).toMatchObject({
    code: 2,
    stderr: 'error: `--check` and `--watch` cannot be used together.\n  fix: Remove one of them.\n',
  });
});

test('full goes with check only', async () => {
  const ran = await run(['generate', '--full'], await temporaryFolder());
  expect(ran.code).toBe(2);
  expect(ran.stderr).toMatch(/^error: `--full` can be used only with `--check`\.\n {2}fix: Add `--check`, /);
});

test.each([
  ['--import-ext', 'ts', '.ts'],
  ['--import-ext', '.js', '.js'],
  ['--import-extension', 'js', '.js'],
  ['--import-ext', 'none', ''],
])('%s %s reaches every module', async (flag, value, ending) => {
  const folder = await temporaryFolder();
  await run(
    ['generate', '--quiet', '--spec', join(FERRY, 'openapi.yaml'), '--hooks', 'react', flag, value],
    folder,
  );
  const made = await contents(join(folder, 'generated'));
  const imports = Object.entries(made).flatMap(([path, text]) =>
    Array.from(text.matchAll(/\b(?:from|import\() ?['"](\.[^'"]+)['"]/g), ([, target = '']) => ({
      path,
      target,
    })),
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter(({ target }) => (/\.[tj]s$/.exec(target)?.[0] ?? '') !== ending)).toEqual([]);
  const missing = imports.filter(({ path, target }) => {
    const module = posix.join(posix.dirname(path), target.replace(/\.[tj]s$/, ''));
    return made[`${module}.ts`] === undefined;
  });
  expect(missing).toEqual([]);
});

test('without the flag, imports end as the nearest tsconfig.json asks, and --check agrees', async () => {
  const folder = await temporaryFolder();
  const generate = (...more: string[]) =>
    run(['generate', '--spec', join(FERRY, 'openapi.yaml'), '--only', 'identifiers,types', ...more], folder);
  const ending = async () =>
    /from '.\/types(.*)'/.exec((await contents(join(folder, 'generated')))['identifiers.ts'] ?? '')?.[1];
  await writeFile(join(folder, 'tsconfig.json'), '{ "extends": "./base.json" }');
  await writeFile(join(folder, 'base.json'), '{ "compilerOptions": { "moduleResolution": "bundler" } }');
  expect((await generate()).stderr).toContain(
    'imports have no ending, as tsconfig.json asks (--import-ext)\n',
  );
  expect(await ending()).toBe('');
  expect((await generate('--check')).code).toBe(0);
  // The earlier guess holds if a file that decides is not there.
  await rm(join(folder, 'base.json'));
  expect((await generate('--check')).code).toBe(0);
  expect((await generate('--check', '--full')).code).toBe(0);
  expect((await generate('--check', '--import-ext', 'js')).code).toBe(1);
  await writeFile(join(folder, 'base.json'), '{ "compilerOptions": { "allowImportingTsExtensions": true } }');
  expect(await generate('--check', '--quiet')).toMatchObject({
    code: 1,
    stdout: 'stale    generated/identifiers.ts\n',
  });
  expect((await generate()).stderr).toContain('imports end in .ts, as tsconfig.json asks (--import-ext)\n');
  expect(await ending()).toBe('.ts');
});

test('calls by the server are not operations; webhooks and callbacks are for a server to receive', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'openapi.yaml'), WITH_CALLS_BY_THE_SERVER);
  const ran = await run(['generate', '--quiet', '--spec', 'openapi.yaml'], folder);
  expect(ran).toEqual({ code: 0, stdout: '', stderr: '' });
  const { 'client.ts': client = '', 'server.ts': server = '' } = await contents(join(folder, 'generated'));
  for (const text of [client, server]) expect(text).toContain('subscribe');
  for (const name of ['notifyByWebhook', 'notifyByCallback']) {
    expect(client).not.toContain(name);
    expect(server).toContain(`${name}(call`);
  }
});

const WITH_CALLS_BY_THE_SERVER = `openapi: 3.1.1
info: { title: Case, version: 1.0.0 }
paths:
  /subscription:
    post:
      operationId: subscribe
      responses: { '204': { description: Done. } }
      callbacks:
        event:
          '{$request.body#/url}':
            post:
              operationId: notifyByCallback
              requestBody: { content: { text/xml: { schema: { type: string } } } }
              responses: { '204': { description: Seen. } }
webhooks:
  event:
    post:
      operationId: notifyByWebhook
      requestBody: { content: { text/xml: { schema: { type: string } } } }
      responses: { '204': { description: Seen. } }
`;

test('an output that cannot be made stops no other, unless it is asked for by name', async () => {
  const folder = await temporaryFolder();
  const spec = fileURLToPath(new URL('fixtures/beyond-3-0.yaml', import.meta.url));
  const generate = (...flags: string[]) =>
    run(['generate', '--spec', spec, '--out', 'out', ...flags], folder);
  const made = await generate('--json');
  expect(made.code).toBe(0);
  expect(JSON.parse(made.stdout).report).toEqual({
    int64: { fields: 0, places: [] },
    renames: [],
    loose: [],
    unusablePages: [],
    skipped: [
      expect.objectContaining({ output: 'openapi-3.0', place: expect.objectContaining({ line: 6 }) }),
    ],
  });
  expect(Object.keys(await contents(join(folder, 'out')))).not.toContain('openapi-3.0.json');
  expect((await generate('--only', 'openapi-3.0')).code).toBe(5);
  expect((await generate('--strict')).code).toBe(5);
});

test('64-bit integers that a number may not hold are counted, with the first places', async () => {
  const folder = await temporaryFolder();
  const spec = join(folder, 'openapi.json');
  const int64 = { type: 'integer', format: 'int64' };
  const properties = {
    ...{ id: int64, maybe: { type: ['integer', 'null'], format: 'int64' }, list: { items: int64 } },
    ...{
      other: int64,
      small: { ...int64, minimum: 0, maximum: 9 },
      short: { type: 'integer', format: 'int32' },
    },
    ...{
      format: { type: 'string' },
      text: { type: 'string', format: 'int64' },
      one: { ...int64, enum: [1] },
    },
  };
  const document = {
    ...{ openapi: '3.1.0', info: { title: 'Case', version: '1' } },
    paths: { '/a': { get: { operationId: 'a', responses: { 204: { description: 'Done.' } } } } },
    components: { schemas: { One: { type: 'object', properties } } },
  };
  await writeFile(spec, JSON.stringify(document));
  const { code, stderr } = await run(['generate', '--spec', spec, '--out', 'out'], folder);
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^4 fields are a 64-bit integer \((openapi\.json:1:\d+, ){3}and more\): beyond 9007199254740991 a number of JavaScript loses digits\.$/m,
  );
});
