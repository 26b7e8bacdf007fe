import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Middleware } from '../../../templates/runtime/client-middleware.ts';
import { type AnyClient, rejection } from '../client/any-client.ts';
import { FaultServer, json, reset, silence } from '../client/fault-server.ts';
import { type MadePair, makePair } from './made-pair.ts';

const content = { 'application/json': { schema: { type: 'object' } } };
const responses = { 200: { description: 'One.', content }, default: { description: 'An error.', content } };
const path = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };

let pair: MadePair;
let server: FaultServer;
beforeAll(async () => {
  server = await FaultServer.start();
  pair = await makePair({
    openapi: '3.1.0',
    info: { title: 'Middleware', version: '1.0.0' },
    paths: {
      '/pets/{id}': { get: { operationId: 'get', parameters: [path], responses } },
      '/pets': { post: { operationId: 'post', requestBody: { content }, responses } },
    },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
});
afterAll(async () => {
  await server.stop();
  await pair.remove();
});

const connect = (options: object = {}): AnyClient =>
  pair.client.createClient({
    baseUrl: server.url,
    credentials: { token: 'canary-token' },
    retry: { baseDelayMs: 1 },
    ...options,
  });

/** The method client and the raw one make the same call, with the body of a success or of an error. */
const CALLS: [string, (client: AnyClient, options?: object) => Promise<unknown>][] = [
  ['a method', async (client, options) => client.get?.('7', options)],
  [
    'the raw client',
    (client, options) =>
      client.raw.GET('/pets/{id}', { params: { path: { id: '7' } }, ...options }).then(({ data }) => data),
  ],
];

test.each(CALLS)('%s goes through middleware in order, and back in reverse', async (_, call) => {
  const log: string[] = [];
  const named = (name: string): Middleware => ({
    onRequest({ request, schemaPath, params }) {
      log.push(`${name} ${request.method} ${schemaPath} ${params.path?.id}`);
      request.headers.append('x-by', name);
    },
    onResponse: ({ response }) => void log.push(`${name} ${response.status}`),
  });
  const client = connect();
  const [first, gone, second, third] = ['first', 'gone', 'second', 'third'].map(named) as [
    Middleware,
    Middleware,
    Middleware,
    Middleware,
  ];
  client.use?.(first, gone);
  client.raw.use(second);
  client.raw.eject(gone);
  server.answers(json(200, { id: 7 }));
  expect(await call(client, { middleware: [third] })).toEqual({ id: 7 });
  const asked = ['first', 'second', 'third'].map((name) => `${name} GET /pets/{id} 7`);
  expect(log).toEqual([...asked, 'third 200', 'second 200', 'first 200']);
  expect(server.seen[0]?.headers).toMatchObject({
    'x-by': 'first, second, third',
    authorization: 'Bearer canary-token',
  });
});

test.each(CALLS)('%s has its request and its response replaced', async (_, call) => {
  const client = connect();
  client.use?.({
    onRequest: ({ request }: { request: Request }) =>
      new Request(request.url.replace('/7', '/8'), { headers: { 'x-own': '1' } }),
    onResponse: ({ response }: { response: Response }) =>
      response.status === 404 ? Response.json({ id: 'made' }) : undefined,
  });
  server.answers(json(404, {}));
  expect(await call(client)).toEqual({ id: 'made' });
  expect(server.seen).toMatchObject([{ url: '/pets/8', headers: { 'x-own': '1' } }]);
  expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
});

test('a body goes through as it is, changed or not', async () => {
  const client = connect();
  server.answers(json(200, {}));
  client.use?.({ onRequest: ({ request }: { request: Request }) => new Request(request) });
  await client.post?.({ a: 'é' });
  const replace = {
    onRequest: ({ request }: { request: Request }) => new Request(request, { body: '{"b":1}' }),
  };
  await client.post?.({ a: 1 }, { middleware: [replace] });
  await client.raw.POST('/pets', { body: { c: 1 } });
  expect(server.seen.map(({ body }) => body)).toEqual(['{"a":"é"}', '{"b":1}', '{"c":1}']);
  expect(server.seen.map(({ headers }) => headers['content-type'])).toEqual(
    Array(3).fill('application/json'),
  );
});

test.each(CALLS)('%s sends nothing where a middleware has the response', async (_, call) => {
  const client = connect();
  client.use?.({ onRequest: () => Response.json({ cached: true }) });
  server.answers(json(200, {}));
  expect(await call(client)).toEqual({ cached: true });
  expect(server.seen).toEqual([]);
});

test.each(CALLS)('%s is repeated through middleware, which may rescue it', async (_, call) => {
  const client = connect();
  let attempts = 0;
  client.use?.({ onRequest: () => void attempts++ });
  server.answers(reset, json(503, {}), json(200, { id: 7 }));
  expect(await call(client)).toEqual({ id: 7 });
  expect(attempts).toBe(3);
  const errors: unknown[] = [];
  client.use?.({
    onError({ error }: { error: unknown }) {
      errors.push(error);
      return Response.json({ rescued: true });
    },
  });
  server.answers(reset);
  expect(await call(client)).toEqual({ rescued: true });
  expect(errors).toMatchObject([{ name: 'TypeError', message: 'fetch failed' }]);
});

test.each(CALLS)(
  '%s rejects with an ApiError where a middleware fails, and is not repeated',
  async (_, call) => {
    for (const [name, fault] of [
      ['onRequest', json(200, {})],
      ['onResponse', json(200, {})],
    ] as const) {
      const client = connect();
      let calls = 0;
      client.use?.({
        [name]: () => {
          calls++;
          throw new RangeError('no signature for canary-token');
        },
      });
      server.answers(fault);
      const error = await rejection(call(client));
      expect(error).toBeInstanceOf(pair.client.ApiError);
      expect(error).toMatchObject({
        kind: 'middleware',
        operation: 'get',
        message: 'get: GET /pets/{id}: middleware no signature for ***',
        cause: { name: 'RangeError' },
      });
      expect(calls).toBe(1);
    }
    const client = connect({ retry: false });
    client.use?.({ onError: () => new Error('replaced') });
    server.answers(reset);
    expect(await rejection(call(client))).toMatchObject({ kind: 'network', cause: { message: 'replaced' } });
  },
);

test.each(CALLS)('the time limit and the signal of %s hold for middleware that hangs', async (_, call) => {
  for (const hanging of [
    { onRequest: () => new Promise(() => {}) },
    { onResponse: () => new Promise(() => {}) },
  ]) {
    const client = connect({ timeoutMs: 50, retry: false });
    server.answers(json(200, {}));
    client.use?.(hanging);
    expect(await rejection(call(client))).toMatchObject({ kind: 'timeout' });
  }
  const client = connect({ timeoutMs: 60_000 });
  const controller = new AbortController();
  client.use?.({ onRequest: () => controller.abort() });
  server.answers(silence);
  expect(await rejection(call(client, { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
});

test('middleware sees what hooks are told, and hooks what middleware made of it, credentials masked', async () => {
  const events: { headers: object }[] = [];
  const client = connect({ hooks: pair.client.maskedHooks({ onRequest: (event) => events.push(event) }) });
  client.use?.({
    onRequest: ({ request }: { request: Request }) => {
      request.headers.set('x-trace', 't-1');
      request.headers.set('authorization', 'Bearer signed');
    },
  });
  server.answers(json(200, {}));
  await client.get?.('7');
  expect(events).toMatchObject([{ headers: { 'x-trace': 't-1', authorization: '***' } }]);
  expect(server.seen[0]?.headers).toMatchObject({ 'x-trace': 't-1', authorization: 'Bearer signed' });
});
