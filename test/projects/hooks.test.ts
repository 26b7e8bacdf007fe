import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../lib/json.ts';
import generateCommand from '../../scripts/commands/generate.ts';
import { HOOKS_KINDS, type HooksKind } from '../../scripts/pipeline/make/hooks/hooks-kinds.ts';
import { makeHooks } from '../../scripts/pipeline/make/hooks.ts';
import { readRuntimeFiles } from '../../scripts/pipeline/make/runtime-files.ts';
import { makeTypes } from '../../scripts/pipeline/make/types.ts';
import { buildModel } from '../../scripts/pipeline/model/model.ts';
import { clientRuntimeFiles } from '../../templates/client/features.ts';
import { operationsModuleTemplate } from '../../templates/client/operations-module.ts';
import { clientTemplate } from '../../templates/client.ts';
import { ROOT } from '../house/files.ts';
import { COMPILERS, compile } from '../scripts/commands/scaffold/project.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';
import { DESCRIPTIONS, type TestDescription } from '../scripts/pipeline/descriptions.ts';

const KINDS = Object.keys(HOOKS_KINDS) as HooksKind[];

/** Names that orval, TanStack Query or JavaScript have a use of their own for, and calls that orval knows nothing of. */
function oddDescription(): TestDescription {
  const parameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
  const body = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const of = (operationId: string, more: object = {}) => ({
    operationId,
    responses: { 200: { description: '', ...body('QueryKey') } },
    ...more,
  });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Odd names', version: '1.0.0' },
    paths: {
      '/{options}/{query}': {
        get: of('options', { parameters: [parameter('query'), parameter('options')] }),
        put: of('data', { parameters: [parameter('query'), parameter('options')], requestBody: body('Key') }),
      },
      '/search/{search}': { post: of('search', { parameters: [parameter('search')] }) },
      '/nothing': {
        get: { operationId: 'readNothing', responses: { 204: { description: '' } } },
        head: { operationId: 'headOnly', responses: { 200: { description: '' } } },
        options: of('optionsToo'),
        delete: of('delete'),
      },
      '/inline': {
        post: of('inline', {
          requestBody: { content: { 'application/json': { schema: { enum: ['a: b', 'c => d', "e'f"] } } } },
        }),
      },
    },
    components: { schemas: { QueryKey: { type: 'object' }, Key: { type: 'string' } } },
  } as unknown as JsonObject;
  return { document, model: buildModel(document) };
}

/** Operations whose hooks would be called like what the module imports, or like those of another one. */
function clashingDescription(): TestDescription {
  const ids =
    'use call callback useCallback suspenseQuery infiniteQuery operations useCard card toValue skip';
  const body = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const parameters = [{ name: '1st', in: 'path', required: true, schema: { type: 'string' } }];
  const responses = { 200: { description: '', ...body('useCall') } };
  const paths = ids.split(' ').map((id) => [
    `/${id}/{1st}`,
    {
      get: { operationId: id, parameters, responses },
      post: { operationId: `${id}Change`, parameters, responses, requestBody: body('UseQueryResult') },
    },
  ]);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Clashing names', version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: { schemas: { useCall: { type: 'object' }, UseQueryResult: { type: 'string' } } },
  } as unknown as JsonObject;
  return { document, model: buildModel(document) };
}

const ferry = DESCRIPTIONS.ferry as () => Promise<TestDescription>;
const TESTED = {
  ...DESCRIPTIONS,
  odd: async () => oddDescription(),
  clashing: async () => clashingDescription(),
};

/** The generated modules of all descriptions and kinds lie here: `ferry/client.ts`, `ferry/vue/vue-query.ts`. */
let folder: string;

// Inside the repository, so that the packages of the generated modules are found.
beforeAll(async () => {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'hooks-'));
  for (const [name, read] of Object.entries(TESTED)) {
    const { document, model } = await read();
    const files = {
      'types.ts': makeTypes(document, model),
      'client.ts': clientTemplate(model),
      'client-operations.ts': operationsModuleTemplate(model),
      ...(await readRuntimeFiles(clientRuntimeFiles(model), '.ts')),
    };
    // The bank adds size to what the smaller two show of each kind; its hooks for React are committed.
    for (const kind of name === 'bank' ? KINDS.slice(0, 1) : KINDS) {
      const made = Object.entries(await makeHooks(model, kind));
      Object.assign(
        files,
        Object.fromEntries(made.map(([path, text]) => [path.replace('hooks', kind), text])),
      );
    }
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await writeFile(join(folder, name, path), text);
    }
  }
  const usage = new URL('../scripts/pipeline/fixtures/usage/', import.meta.url).pathname;
  for (const name of ['bank', 'ferry'])
    await copyFile(join(usage, `hooks-${name}.ts`), join(folder, name, 'usage.ts'));
  const tsconfig = { compilerOptions: COMPILER_OPTIONS, include: ['**/*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])(
  'hooks of every kind compile under %s, with the errors a user must get',
  async (compiler) => {
    expect(await compile(folder, compiler)).toBe('');
  },
  180_000,
);

describe('what the hooks call', () => {
  const load = async (path: string) => {
    const module = await import(join(folder, path));
    return module as Record<string, (...args: unknown[]) => Promise<unknown>>;
  };

  test('is the method of the client, with its arguments in order', async () => {
    const hooks = await load('ferry/swr/swr.ts');
    const { setClient } = await load('ferry/swr/client-provider.ts');
    const method = vi.fn(async () => 'done');
    const client = { replacePassenger: method, cancelBooking: method, listSailings: method };
    setClient?.(client);

    expect(await hooks.replacePassenger?.('bkg/1 %', 7, { name: 'Ada' }, { timeoutMs: 5 })).toBe('done');
    await hooks.cancelBooking?.('bkg-1');
    await hooks.listSailings?.({ query: { from: 'ABD' }, headers: { 'X-Request-Tag': 'a' } });
    expect(method.mock.calls).toEqual([
      ['bkg/1 %', '7', { name: 'Ada' }, { timeoutMs: 5, signal: undefined }],
      ['bkg-1', { signal: undefined }],
      [{ query: { from: 'ABD' }, headers: { 'X-Request-Tag': 'a' }, signal: undefined }],
    ]);
  });

  test('keeps the order of the client where that of the path differs', async () => {
    const odd = await load('odd/swr/swr.ts');
    const method = vi.fn(async () => undefined);
    await odd.dataOperation?.('first', 'second', 'body', { client: { data: method } });
    expect(method.mock.calls).toEqual([['first', 'second', 'body', { signal: undefined }]]);
  });

  test('rejects without a client', async () => {
    const odd = await load('odd/swr/swr.ts');
    await expect(odd.readNothing?.()).rejects.toThrow('call setClient(client) first');
  });
});

test('only what is safe and answers with a body is a query', async () => {
  const { model } = oddDescription();
  const hooks = (await makeHooks(model, 'react'))['hooks/react-query.ts'] ?? '';
  const queries = Array.from(hooks.matchAll(/^export function use(\w+)</gm), ([, name]) => name);
  expect([...new Set(queries)].sort()).toEqual(['OptionsOperation', 'OptionsToo']);
});

test.each(KINDS)('modules of %s import each other with the extension that was asked for', async (kind) => {
  const { document } = await ferry();
  const made = await makeHooks(buildModel(document, { importExtension: '.js' }), kind);
  const imported = Object.values(made).flatMap((text) =>
    Array.from(text.matchAll(/from '(\.[^']+)'/g), ([, path]) => path),
  );
  expect([...new Set(imported)].sort()).toEqual(['../client.js', '../types.js', './client-provider.js']);
});

test('a description without operations has no hooks', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'None', version: '1' },
    paths: {},
  } as unknown as JsonObject;
  expect(await makeHooks(buildModel(document), 'react')).toMatchObject({
    'hooks/react-query.ts': 'export {};\n',
  });
});

test('orval leaves nothing behind, when it gives up neither', async () => {
  const before = await foldersOfOrval();
  const { model } = await ferry();
  await makeHooks(model, 'react');
  // To orval, both are `seat`.
  const twice = model.operations.map((operation) => ({
    ...operation,
    parameters: operation.parameters.flatMap((one) => [one, { ...one, identifier: `${one.identifier}_` }]),
  }));
  await expect(makeHooks({ ...model, operations: twice }, 'react')).rejects.toMatchObject({
    exit: 'unsupported',
    message: expect.stringContaining('Orval cannot make hooks of this description: '),
  });
  expect(await foldersOfOrval()).toEqual(before);
});

async function foldersOfOrval(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('bpa-hooks-'));
}

test("hooks are made of another's description when they are asked for", async () => {
  const spec = join(ROOT, 'test/fixtures/ferry/openapi.yaml');
  const out = await temporaryFolder();
  const made = async (...args: string[]) => {
    const { code } = await run(['generate', '--quiet', '--spec', spec, '--out', out, ...args], ROOT);
    expect(code).toBe(0);
    return (await readdir(join(out, 'hooks')).catch(() => [])).sort();
  };
  expect(await made('--only', 'client')).toEqual([]);
  expect(await made('--only', 'client', '--hooks', 'swr')).toEqual(['client-provider.ts', 'swr.ts']);
  expect(await made('--hooks', 'vue')).toEqual(['client-provider.ts', 'query-options.ts', 'vue-query.ts']);
  expect(await made()).toEqual([]);
});

test('the help names the kinds', () => {
  const option = generateCommand.options.find(({ flags }) => flags.startsWith('--hooks'));
  expect(option?.description).toContain(`mutation hooks: ${KINDS.join(', ')} (`);
});

test('another kind is refused', async () => {
  expect(await run(['generate', '--hooks', 'angular'], ROOT)).toMatchObject({
    code: 2,
    stderr:
      'error: Invalid value "angular" for --hooks.\n  fix: Use one of: react, vue, svelte, solid, swr.\n',
  });
});
