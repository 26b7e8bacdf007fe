import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyOperation } from '../../templates/runtime/client-operation.ts';
import { rejection } from '../generated/client/any-client.ts';
import { FaultServer, json, text } from '../generated/client/fault-server.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { COMPILERS, compileUsage } from './compile-usage.ts';

const jsonOf = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
const of = (name: string) => ({ description: 'One.', content: jsonOf(name) });
const csv = { 'text/csv': { schema: { type: 'string' } } };
const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
const limit = { in: 'query', name: 'limit', schema: { type: 'integer' } };
const cookie = { in: 'cookie', name: 'session', schema: { type: 'string' } };
const multipart = { schema: { type: 'object', properties: { file: { type: 'string' } } } };
/** Names that a module has for itself, or that its imports bring. */
const AWKWARD = [
  'api',
  'connect',
  'runtime',
  'clientModule',
  'content',
  'Pet',
  'CallOptions',
  'operationFunctions',
];

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/pets/{id}': {
      get: { operationId: 'getPet', parameters: [id, limit], responses: { 200: of('Pet'), 404: of('Gone') } },
    },
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: { required: true, content: jsonOf('Pet') },
        responses: { 201: of('Pet') },
      },
    },
    '/export': {
      get: {
        operationId: 'exportPets',
        responses: { 200: { description: 'All.', content: { ...jsonOf('Pet'), ...csv } }, 404: of('Gone') },
      },
    },
    '/upload': {
      post: {
        operationId: 'upload',
        parameters: [cookie],
        requestBody: { content: { 'multipart/form-data': multipart } },
        responses: { 204: { description: 'Done.' } },
      },
    },
    '/listed': {
      get: {
        operationId: 'listed',
        parameters: [{ in: 'query', name: 'after', schema: { type: 'string' } }],
        'x-fern-pagination': {
          cursor: '$request.after',
          next_cursor: '$response.next',
          results: '$response.pets',
        },
        responses: { 200: of('Pets') },
      },
    },
    '/watch': {
      get: {
        operationId: 'watch',
        responses: {
          200: { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        },
      },
    },
    ...Object.fromEntries(
      AWKWARD.map((name) => [`/${name}`, { get: { operationId: name, responses: { 200: of('Pet') } } }]),
    ),
  },
  security: [{ token: [] }],
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      Pets: {
        type: 'object',
        properties: {
          pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
          next: { type: 'string' },
        },
      },
      Gone: { type: 'object', required: ['gone'], properties: { gone: { type: 'string' } } },
    },
  },
};

const USAGE = `
import { type ApiErrorFor, createClient, isApiError, type PageParam } from './client.ts';
import { addPet, connect_, exportPets, getPet, listed, Pet as getNamed, runtime } from './client-operations.ts';
import type { Gone, Pet } from './types.ts';

type Is<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const is = <_ extends true>() => undefined;
const pets = connect_({ baseUrl: 'http://x.test', credentials: { token: 't' } });
const client = createClient({ baseUrl: 'http://x.test' });
pets.use({ onRequest: ({ request }) => request });

export async function calls(): Promise<void> {
  const pet = await getPet(pets, '7', { query: { limit: 5 }, cache: 'no-store' });
  is<Is<typeof pet, Pet>>();
  const whole = await getPet.withResponse(pets, '7');
  const same = await client.getPet.withResponse('7');
  is<Is<typeof whole, typeof same>>();
  const result = await getPet.result(pets, '7');
  const sameResult = await client.getPet.result('7');
  is<Is<typeof result, typeof sameResult>>();
  if (result.status === 404) is<Is<typeof result.body, Gone>>();
  const error: ApiErrorFor<typeof getPet> = {} as ApiErrorFor<typeof client.getPet>;
  const thrown: unknown = error;
  if (isApiError(thrown, getPet) && thrown.status === 404) is<Is<typeof thrown.body, Gone>>();
  const csv = await exportPets(pets, { accept: 'text/csv' });
  is<Is<typeof csv, string>>();
  const exported = await exportPets.result(pets);
  if (exported.status === 404) is<Is<typeof exported.body, Gone>>();
  is<Is<Awaited<ReturnType<typeof getNamed>>, Pet>>();
  await runtime(pets);
  for await (const item of listed.items(pets)) is<Is<typeof item, Pet>>();
  const page = await listed.page(undefined, pets, { cache: 'no-store' });
  is<Is<typeof page.next, PageParam>>();
  // @ts-expect-error the connection is missing
  await getPet('7');
  // @ts-expect-error a client is no connection
  await getPet(client.raw, '7');
  // @ts-expect-error the body is missing
  await addPet(pets);
  // @ts-expect-error a misspelled field
  await addPet(pets, { nome: 'x' });
}
`;

interface Functions {
  connect_(options: object): { use(...middleware: object[]): void };
  readonly [id: string]: unknown;
}
let pair: MadePair;
let server: FaultServer;
let functions: Functions;
beforeAll(async () => {
  server = await FaultServer.start();
  pair = await makePair(DESCRIPTION);
  functions = (await import(join(pair.folder, 'client-operations.ts'))) as Functions;
});
afterAll(async () => {
  await server.stop();
  await pair.remove();
});

const named = (name: string) => functions[name] as AnyOperation;

test.each(COMPILERS)('functions have the types of the methods under %s', async (compiler) => {
  expect(await compileUsage(pair.folder, USAGE, compiler)).toBe('');
});

test('a function sends what the method sends, with the connection’s options and middleware', async () => {
  const options = {
    baseUrl: server.url,
    credentials: { token: 't-1' },
    headers: { 'x-app': '1' },
    retry: false,
  };
  const pets = functions.connect_(options);
  pets.use({ onRequest: ({ request }: { request: Request }) => request.headers.set('x-by', 'middleware') });
  const client = pair.client.createClient(options);
  server.answers(json(200, { name: 'Rex' }));
  expect(await named('getPet')(pets, 'a b', { query: { limit: 5 } })).toEqual({ name: 'Rex' });
  await client.getPet?.('a b', { query: { limit: 5 } });
  const [one, other] = server.seen;
  expect(one).toMatchObject({ method: 'GET', url: '/pets/a%20b?limit=5' });
  expect(one?.headers).toEqual({ ...other?.headers, 'x-by': 'middleware' });
  expect(await named('addPet').withResponse(pets, { name: 'Rex' })).toMatchObject({ status: 200 });
  expect(server.seen[2]).toMatchObject({ method: 'POST', body: '{"name":"Rex"}' });
});

test('errors are those of the method, also across two clients', async () => {
  const pets = functions.connect_({ baseUrl: server.url });
  const client = pair.client.createClient({ baseUrl: server.url });
  server.answers(json(404, { gone: 'sold' }));
  const error = await rejection(named('getPet')(pets, '7'));
  const isOf = pair.client.isApiError as (error: unknown, of: unknown) => boolean;
  expect([client.getPet, named('getPet'), named('exportPets')].map((of) => isOf(error, of))).toEqual([
    true,
    true,
    false,
  ]);
  expect(await named('getPet').result(pets, '7')).toMatchObject({
    ok: false,
    status: 404,
    body: { gone: 'sold' },
  });
  const other = await makePair(DESCRIPTION);
  expect(other.client.isApiError(error)).toBe(true);
  expect(
    (other.client.isApiError as typeof isOf)(
      error,
      other.client.createClient({ baseUrl: server.url }).getPet,
    ),
  ).toBe(true);
  await other.remove();
});

test('pages of a function follow each other', async () => {
  const pets = functions.connect_({ baseUrl: server.url });
  server.answers(json(200, { pets: [{ name: 'Rex' }], next: 'b' }), json(200, { pets: [{ name: 'Tom' }] }));
  const items: unknown[] = [];
  const { items: itemsOf } = named('listed') as unknown as {
    items(...args: unknown[]): AsyncIterable<unknown>;
  };
  for await (const item of itemsOf(pets, { headers: { 'x-own': '1' } })) items.push(item);
  expect(items).toEqual([{ name: 'Rex' }, { name: 'Tom' }]);
  expect(server.seen.map(({ url, headers }) => [url, headers['x-own']])).toEqual([
    ['/listed', '1'],
    ['/listed?after=b', '1'],
  ]);
});

test.each(AWKWARD)('an operation called %s is a method, and a function of that name', async (name) => {
  const pets = functions.connect_({ baseUrl: server.url });
  server.answers(json(200, { name }));
  expect(await named(name)(pets)).toEqual({ name });
  expect(await pair.client.createClient({ baseUrl: server.url })[name]?.()).toEqual({ name });
  server.answers(text(200, 'no JSON'));
  expect(await rejection(named(name)(pets))).toMatchObject({ kind: 'invalid-json', operation: name });
});

async function bundleOf(...names: string[]) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { connect_, ${names.join(', ')} } from './client-operations.ts';`,
      resolveDir: pair.folder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
  });
  return outputFiles[0]?.text ?? '';
}

test('a bundle has the operations that are imported and the parts of the runtime that they need', async () => {
  const parts: [string, RegExp][] = [
    ['getPet', /\/pets\/\{id\}/],
    ['upload', /new FormData/],
    ['upload', /join\("; "\)/],
    ['watch', /TextDecoder/],
    ['exportPets', /"missing"/],
  ];
  for (const [name, part] of parts) {
    expect(await bundleOf(name)).toMatch(part);
    const other = parts.find(([one]) => one !== name && one !== 'upload')?.[0] ?? '';
    expect(await bundleOf(other)).not.toMatch(part);
  }
  const single = await bundleOf('getPet');
  expect(single).not.toContain('"TRACE"');
  expect(gzipSync(single, { level: 9 }).length).toBeLessThanOrEqual(4_500);
});
