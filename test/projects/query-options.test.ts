import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { QueryClient } from '@tanstack/react-query';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS_KINDS, type HooksKind } from '../../scripts/pipeline/make/hooks/hooks-kinds.ts';
import { makeHooks } from '../../scripts/pipeline/make/hooks.ts';
import { buildModel } from '../../scripts/pipeline/model/model.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { ROOT } from '../house/files.ts';
import { COMPILERS, compile } from '../scripts/commands/scaffold/project.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

// Queries as plain functions, and the error types of hooks: compiled as a user's code, and run without React against a real server.

const content = (type: string, schema: object) => ({ description: 'One.', content: { [type]: { schema } } });
const json = (name: string) => content('application/json', { $ref: `#/components/schemas/${name}` });
const parameter = (name: string, place: string) => ({
  name,
  in: place,
  ...(place === 'path' && { required: true }),
  schema: { type: 'string' },
});
const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Queries', version: '1' },
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        parameters: [
          parameter('id', 'path'),
          parameter('part', 'query'),
          parameter('x-tag', 'header'),
          parameter('seen', 'cookie'),
        ],
        responses: { 200: json('Pet'), 404: json('Gone'), default: json('Problem') },
      },
      put: {
        operationId: 'putPet',
        parameters: [parameter('id', 'path')],
        requestBody: json('Pet'),
        responses: { 200: json('Pet'), 409: json('Gone') },
      },
    },
    '/photo': {
      get: { operationId: 'getPhoto', responses: { 200: content('image/png', { type: 'string' }) } },
    },
    '/either': {
      get: {
        operationId: 'getEither',
        responses: {
          200: {
            description: 'One.',
            content: { ...json('Pet').content, 'text/csv': { schema: { type: 'string' } } },
          },
        },
      },
    },
    '/events': {
      get: { operationId: 'watch', responses: { 200: content('text/event-stream', { type: 'string' }) } },
      post: { operationId: 'chat', responses: { 200: content('text/event-stream', { type: 'string' }) } },
    },
    '/lines': {
      get: { operationId: 'tail', responses: { 200: content('application/x-ndjson', { type: 'object' }) } },
    },
  },
  components: {
    schemas: Object.fromEntries(
      ['Pet', 'Gone', 'Problem'].map((name) => [
        name,
        {
          type: 'object',
          required: [name.toLowerCase()],
          properties: { [name.toLowerCase()]: { type: 'string' } },
        },
      ]),
    ),
  },
};

const TYPES = `
import { type Client, isApiError } from './client.ts';
import type { Gone, Pet, Problem } from './types.ts';

export type Is<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
export const is = <_ extends true>() => undefined;
export const isOf = <Wanted>() => <Given>(_value: Given, ..._is: Is<Given, Wanted> extends true ? [] : [never]) => undefined;
export declare const client: Client;
export type { Gone, Pet, Problem };
export { isApiError };
`;

/** A page and a loader use each of them like this. */
const REACT = `
import { QueryClient, skipToken, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { client, type Gone, type Is, is, isApiError, isOf, type Pet, type Problem } from './types-of-use.ts';
import { getEitherQueryOptions, getPetQueryKey, getPetQueryOptions, getPhotoQueryOptions } from './react/query-options.ts';
import { useChat, useGetPet, usePutPet } from './react/react-query.ts';

const queries = new QueryClient();

export async function loader(): Promise<string> {
  await queries.prefetchQuery(getPetQueryOptions(client, 'a'));
  const pet = await queries.ensureQueryData(getPetQueryOptions(client, 'a', { query: { part: 'b' }, timeoutMs: 5 }));
  is<Is<typeof pet, Pet>>();
  const cached = queries.getQueryData(getPetQueryKey('a'));
  is<Is<typeof cached, Pet | undefined>>();
  queries.setQueryData(getPetQueryOptions(client, 'a').queryKey, { pet: 'x' });
  // @ts-expect-error not a pet
  queries.setQueryData(getPetQueryKey('a'), { gone: 'x' });
  await queries.invalidateQueries({ queryKey: getPetQueryKey('a') });
  const photo = await queries.fetchQuery(getPhotoQueryOptions(client));
  is<Is<typeof photo, Blob>>();
  const either = await queries.fetchQuery(getEitherQueryOptions(client, { accept: 'text/csv' }));
  is<Is<typeof either, string | Pet>>();
  // @ts-expect-error the path argument is required
  getPetQueryOptions(client);
  // @ts-expect-error no such parameter
  getPetQueryOptions(client, 'a', { query: { prat: 'b' } });
  return pet.pet;
}

export function useAll(id: string | undefined): unknown {
  const { data, error } = useQuery(getPetQueryOptions(client, 'a'));
  is<Is<typeof data, Pet | undefined>>();
  if (error !== null && error.kind === 'status') {
    if (error.status === 404) is<Is<typeof error.body, Gone>>();
    else is<Is<typeof error.body, Problem>>();
  }
  const chosen = useQuery({ ...getPetQueryOptions(client, 'a'), select: ({ pet }) => pet.length, enabled: true, staleTime: 5 });
  is<Is<typeof chosen.data, number | undefined>>();
  if (chosen.error?.kind === 'status' && chosen.error.status === 404) isOf<Gone>()(chosen.error.body);
  const certain = useSuspenseQuery(getPetQueryOptions(client, 'a'));
  is<Is<typeof certain.data, Pet>>();
  const initial = useQuery({ ...getPetQueryOptions(client, 'a'), initialData: { pet: 'x' } });
  is<Is<typeof initial.data, Pet>>();
  const options = getPetQueryOptions(client, id ?? '');
  const skipped = useQuery({ ...options, queryFn: id === undefined ? skipToken : options.queryFn });
  is<Is<typeof skipped.data, Pet | undefined>>();
  const [first, second] = useQueries({ queries: [getPetQueryOptions(client, 'a'), getPhotoQueryOptions(client)] });
  is<Is<typeof first.data, Pet | undefined>>();
  is<Is<typeof second.data, Blob | undefined>>();

  const hook = useGetPet('a', undefined, { query: { select: ({ pet }) => pet.length, enabled: id !== undefined } });
  is<Is<typeof hook.data, number | undefined>>();
  if (isApiError(hook.error, client.getPet) && hook.error.status === 404) return hook.error.body.gone;
  if (hook.error?.kind === 'status' && hook.error.status === 500) isOf<Problem>()(hook.error.body);
  const put = usePutPet();
  if (put.error?.kind === 'status' && put.error.status === 409) isOf<Gone>()(put.error.body);
  // @ts-expect-error only an error response has a body with a type
  if (put.error?.status === 409) put.error.body.gone;
  if (put.error?.kind === 'network') isOf<unknown>()(put.error.body);
  useChat().mutate();
  return [data, chosen, certain, initial, skipped];
}
`;

/** The other frameworks of TanStack Query take the same options. */
const OTHERS = `
import { createQuery } from '@tanstack/svelte-query';
import { useQuery as useSolidQuery } from '@tanstack/solid-query';
import { useQuery as useVueQuery } from '@tanstack/vue-query';
import { client, type Is, is, type Pet } from './types-of-use.ts';
import { getPetQueryOptions as forSolid } from './solid/query-options.ts';
import { getPetQueryOptions as forSvelte } from './svelte/query-options.ts';
import { getPetQueryOptions as forVue } from './vue/query-options.ts';

export function useAll(): unknown {
  const vue = useVueQuery(forVue(client, 'a'));
  is<Is<typeof vue.data.value, Pet | undefined>>();
  const solid = useSolidQuery(() => forSolid(client, 'a'));
  is<Is<typeof solid.data, Pet | undefined>>();
  const svelte = createQuery(() => forSvelte(client, 'a'));
  is<Is<typeof svelte.data, Pet | undefined>>();
  if (svelte.error?.kind === 'status' && svelte.error.status === 404) return svelte.error.body.gone;
  return [vue, solid];
}
`;

let folder: string;
let pair: MadePair;
let server: Server;
let requests: string[];

beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
  await mkdir(join(ROOT, 'build'), { recursive: true });
  // Inside the repository, so that the packages of the generated modules are found.
  folder = await mkdtemp(join(ROOT, 'build', 'queries-'));
  await cp(pair.folder, folder, { recursive: true });
  const model = buildModel(DESCRIPTION);
  for (const kind of Object.keys(HOOKS_KINDS) as HooksKind[]) {
    await mkdir(join(folder, kind));
    for (const [path, text] of Object.entries(await makeHooks(model, kind)))
      await writeFile(join(folder, path.replace('hooks', kind)), text);
  }
  for (const [name, text] of Object.entries({ 'types-of-use': TYPES, react: REACT, others: OTHERS }))
    await writeFile(join(folder, `${name === 'types-of-use' ? name : `use-${name}`}.ts`), text);
  const tsconfig = { compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const isGone = request.url?.startsWith('/pets/gone');
    response.writeHead(isGone ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isGone ? { gone: 'yes' } : { pet: request.url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server?.close();
  await pair?.remove();
  await rm(folder, { recursive: true, force: true });
});

test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])(
  'options, keys and errors of queries have their types under %s',
  async (compiler) => {
    expect(await compile(folder, compiler)).toBe('');
  },
  180_000,
);

interface Options {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: object) => Promise<unknown>;
  readonly retry: (count: number) => boolean;
}
type Functions = Record<string, (...args: unknown[]) => Options> & {
  getPetQueryKey: (...args: unknown[]) => readonly unknown[];
};

async function loadOptions(): Promise<Functions> {
  return import(pathToFileURL(join(folder, 'react/query-options.ts')).href);
}

function clientOf(): Record<string, unknown> {
  requests = [];
  const { port } = server.address() as AddressInfo;
  return pair.client.createClient({ baseUrl: `http://127.0.0.1:${port}`, retry: false }) as never;
}

test('a server prefetches, and what it cached is found by the key of the hook', async () => {
  const { getPetQueryOptions, getPetQueryKey } = await loadOptions();
  const client = clientOf();
  const queries = new QueryClient();
  const options = getPetQueryOptions?.(client, 'a', { query: { part: 'b' }, timeoutMs: 5000 }) as Options;
  await queries.prefetchQuery(options);
  expect(queries.getQueryData(getPetQueryKey('a', { query: { part: 'b' } }))).toEqual({
    pet: '/pets/a?part=b',
  });
  // As orval's hooks make it.
  expect(options.queryKey).toEqual(['getPet', 'a', { query: { part: 'b' } }]);
  expect(await queries.ensureQueryData({ ...options, staleTime: Infinity })).toEqual({
    pet: '/pets/a?part=b',
  });
  expect(requests).toEqual(['/pets/a?part=b']);
});

test('a failed query rejects with the error of the client, and is not repeated', async () => {
  const { getPetQueryOptions } = await loadOptions();
  const queries = new QueryClient();
  const failed = queries.fetchQuery(getPetQueryOptions?.(clientOf(), 'gone') as Options);
  await expect(failed).rejects.toMatchObject({ name: 'ApiError', status: 404, body: { gone: 'yes' } });
  expect(requests).toHaveLength(1);
});

test('the signal of TanStack Query ends the call', async () => {
  const { getPetQueryOptions } = await loadOptions();
  const options = getPetQueryOptions?.(clientOf(), 'a') as Options;
  const call = options.queryFn({ signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(requests).toEqual([]);
});

test('only what decides the response is in a key', async () => {
  const { getPetQueryKey, getEitherQueryKey } = (await loadOptions()) as unknown as Record<
    string,
    (...args: unknown[]) => readonly unknown[]
  >;
  const options = {
    headers: { 'x-tag': 'c' },
    cookies: { seen: 'd' },
    retry: false,
    credentials: { key: 'secret' },
  };
  expect(getPetQueryKey?.('a', options)).toEqual([
    'getPet',
    'a',
    { headers: { 'x-tag': 'c' }, cookies: { seen: 'd' } },
  ]);
  expect(getPetQueryKey?.('a', { timeoutMs: 5 })).toEqual(['getPet', 'a']);
  expect(getEitherQueryKey?.({ accept: 'text/csv' })).toEqual(['getEither', { accept: 'text/csv' }]);
});

test('streams have no cached query, and nothing at run time needs React', async () => {
  const names = Object.keys(await loadOptions()).sort();
  expect(names).toEqual(
    ['getEither', 'getPet', 'getPhoto'].flatMap((id) => [`${id}QueryKey`, `${id}QueryOptions`]),
  );
  for (const [kind, { client }] of Object.entries(HOOKS_KINDS)) {
    const hooks = await readFile(join(folder, kind, `${client}.ts`), 'utf8');
    expect([kind, /watch|tail/i.test(hooks), /chat/i.test(hooks)]).toEqual([kind, false, true]);
  }
  const made = await build({
    entryPoints: [join(folder, 'react/query-options.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  expect(Object.keys(made.metafile.inputs)).toHaveLength(1);
});
