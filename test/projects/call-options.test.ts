import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyClient, rejection } from '../generated/client/any-client.ts';
import { FaultServer, json, text } from '../generated/client/fault-server.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { COMPILERS, compileUsage } from './compile-usage.ts';

const schema = (type: string) => ({ schema: { type } });
const header = (name: string, one: object, required = false) => ({ in: 'header', name, required, ...one });
const done = { 204: { description: 'Done.' } };
const upload = { type: 'object', properties: { file: { type: 'string', contentMediaType: 'image/png' } } };
const json_ = { 'application/json': schema('object') };
const PATHS = {
  '/plain': { get: { operationId: 'plain', responses: done } },
  '/tagged': {
    get: {
      operationId: 'tagged',
      parameters: [
        header('X-Tag', schema('integer'), true),
        header('X-Filter', { schema: { type: 'object', properties: { a: { type: 'string' } } } }),
      ],
      responses: done,
    },
  },
  '/written': { post: { operationId: 'written', requestBody: { content: json_ }, responses: done } },
  '/several': {
    post: {
      operationId: 'several',
      requestBody: { content: { ...json_, 'text/csv': schema('string') } },
      responses: { 200: { description: 'One.', content: { ...json_, 'text/csv': schema('string') } } },
    },
  },
  '/form': {
    post: {
      operationId: 'form',
      requestBody: { content: { 'multipart/form-data': { schema: upload } } },
      responses: done,
    },
  },
};

const USAGE = `
import { type Client, createClient, type Middleware } from './client.ts';

declare global {
  interface RequestInit { next?: { revalidate?: number | false; tags?: string[] } }
}
const client = createClient({
  baseUrl: 'http://x.test', headers: { 'x-app': '1' }, cache: 'no-store', credentials: 'include',
});
export const calls = (signal: AbortSignal, one: Middleware) => [
  client.plain({ headers: { 'Idempotency-Key': 'k', traceparent: undefined, 'x-n': 5, 'x-l': ['a', 1], 'x-gone': null } }),
  client.plain({ headers: new Headers() }),
  client.plain({ headers: [['a', 'b']] }),
  client.plain({
    cache: 'no-store', keepalive: true, mode: 'cors', redirect: 'error', referrerPolicy: 'no-referrer', integrity: '',
    signal, priority: 'high', next: { revalidate: 60, tags: ['a'] }, dispatcher: {}, duplex: 'half', middleware: [one],
  }),
  client.plain({ credentials: 'include' }),
  client.plain({ credentials: { token: 't' } }),
  client.plain.result({ cache: 'reload' }),
  client.tagged.withResponse({ headers: { 'X-Tag': 5, 'X-Filter': { a: 'x' }, 'x-other': 'y' } }),
  client.written({}, { headers: { 'content-type': 'application/vnd.x+json' } }),
  client.raw.GET('/plain', { cache: 'no-store', next: { revalidate: 60 }, middleware: [one] }),
  // @ts-expect-error a described header is required
  client.tagged({ headers: { 'x-other': 'y' } }),
  // @ts-expect-error a described header has its type
  client.tagged({ headers: { 'X-Tag': 'five' } }),
  // @ts-expect-error the client owns the method
  client.plain({ method: 'POST' }),
  // @ts-expect-error and the body
  client.plain({ body: 'x' }),
  // @ts-expect-error a misspelled option
  client.plain({ timeoutMS: 5 }),
  // @ts-expect-error no such mode
  client.plain({ mode: 'corss' }),
  // @ts-expect-error a header holds no object
  client.plain({ headers: { 'x-o': { a: 1 } } }),
];
export function using(client: Client, one: Middleware): void {
  client.use(one, { onRequest: ({ request, schemaPath, params, id }) => {
    request.headers.set('x-id', id + schemaPath + String(params.query?.['a']));
    return request;
  } });
  client.eject(one);
}
`;

/** The types of fetch come from Node alone here, as a server without the library \`dom\` has them. */
const ON_NODE = `
import { Agent } from 'undici-types';
import { createClient } from './client.ts';
const client = createClient({ baseUrl: 'http://x.test', dispatcher: new Agent() });
export const call = client.plain({ headers: { a: 'b' }, keepalive: true, duplex: 'half', dispatcher: new Agent() });
`;

let pair: MadePair;
let server: FaultServer;
let client: AnyClient;
beforeAll(async () => {
  server = await FaultServer.start();
  pair = await makePair({
    openapi: '3.1.0',
    info: { title: 'Options', version: '1.0.0' },
    paths: PATHS,
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } } },
  });
  const options = { baseUrl: server.url, credentials: { token: 'secret-token' }, retry: { baseDelayMs: 1 } };
  client = pair.client.createClient(options);
});
afterAll(async () => {
  await server.stop();
  await pair.remove();
});

describe.each(COMPILERS)('under %s', (compiler) => {
  test('a call takes headers and what fetch takes, `next` too, and nothing else', async () => {
    expect(await compileUsage(pair.folder, USAGE, compiler)).toBe('');
  });

  test('the same with the types of Node, without those of the DOM', async () => {
    const options = { lib: ['es2024'], types: ['node'] };
    expect(await compileUsage(pair.folder, ON_NODE, compiler, options)).toBe('');
  });
});

/** The headers of the only request that was sent. */
async function sent(call: (one: AnyClient) => Promise<unknown> | undefined, one = client) {
  server.answers((response) => response.writeHead(204).end());
  await call(one);
  expect(server.seen).toHaveLength(1);
  return server.seen[0]?.headers ?? {};
}

test('headers that are not described are sent beside those that are, in any form that fetch takes', async () => {
  const given = { 'Idempotency-Key': 'k-1', 'x-unset': undefined, 'x-list': ['a', 1] };
  const expected = { 'idempotency-key': 'k-1', 'x-token': 'secret-token' };
  expect(await sent((one) => one.plain?.({ headers: given }))).toMatchObject({
    ...expected,
    'x-list': 'a,1',
  });
  expect(
    await sent((one) => one.plain?.({ headers: new Headers({ 'Idempotency-Key': 'k-1' }) })),
  ).toMatchObject(expected);
  expect(await sent((one) => one.plain?.({ headers: [['Idempotency-Key', 'k-1']] }))).toMatchObject(expected);
  const described = { 'X-Tag': 5, 'X-Filter': { a: 'é' }, 'Idempotency-Key': 'k-1' };
  expect(await sent((one) => one.tagged?.({ headers: described }))).toMatchObject({
    ...expected,
    'x-tag': '5',
    'x-filter': 'a,\u00e9',
  });
  expect(await sent((one) => one.raw.GET('/plain', { headers: given }))).toMatchObject({
    ...expected,
    'x-list': 'a, 1',
  });
});

test('headers of the client go with each call, which may change or remove them', async () => {
  const own = pair.client.createClient({
    baseUrl: server.url,
    headers: { 'X-App': '1', 'x-gone': 'g', 'content-type': 'text/odd' },
  });
  const headers = { 'x-app': '2', 'X-Gone': null };
  for (const call of [
    (one: AnyClient) => one.written?.({}, { headers }),
    (one: AnyClient) => one.raw.POST('/written', { body: {}, headers }),
  ]) {
    const seen = await sent(call, own);
    expect(seen).toMatchObject({ 'x-app': '2', 'content-type': 'application/json' });
    expect(seen).not.toHaveProperty('x-gone');
  }
  expect(await sent((one) => one.plain?.(), own)).toMatchObject({ 'x-app': '1', 'x-gone': 'g' });
});

test('a header of the call goes before a credential of that name, and is masked like it', async () => {
  const events: { headers: object }[] = [];
  const hooks = pair.client.maskedHooks({ onRequest: (event) => events.push(event) });
  const own = pair.client.createClient({ baseUrl: server.url, credentials: { token: 'general' }, hooks });
  expect(await sent((one) => one.plain?.({ headers: { 'x-token': 'special' } }), own)).toMatchObject({
    'x-token': 'special',
  });
  expect(events[0]?.headers).toMatchObject({ 'x-token': '***' });
});

test.each<[string, string, unknown, string | undefined, string]>([
  ['JSON under another name', 'written', {}, 'application/vnd.x+json', 'application/vnd.x+json'],
  ['the first of several', 'several', {}, undefined, 'application/json'],
  ['the second of several', 'several', 'a;b', 'text/csv; header=absent', 'text/csv; header=absent'],
  [
    'a form, whose boundary fetch writes',
    'form',
    { file: new Blob(['x']) },
    'multipart/form-data',
    'boundary=',
  ],
])('a given content type chooses %s', async (_, id, body, type, expected) => {
  const seen = await sent((one) => one[id]?.(body, { headers: { 'Content-Type': type } }));
  expect(seen['content-type']).toContain(expected);
  expect(server.seen[0]?.body).toContain(
    typeof body === 'string' ? body : id === 'form' ? 'name="file"' : '{}',
  );
});

test('a content type that is not described for the body is refused', async () => {
  const call = client.form?.({}, { headers: { 'content-type': 'application/json' } });
  const error = await rejection(call as Promise<unknown>);
  expect([error.kind, error.message]).toEqual([
    'request',
    'form: POST /form: request the content type "application/json" is not described',
  ]);
});

test('`accept` may be given as a header', async () => {
  expect(await sent((one) => one.several?.({}, { headers: { Accept: 'text/csv' } }))).toMatchObject({
    accept: 'text/csv',
  });
  expect(await sent((one) => one.several?.({}))).toMatchObject({ accept: 'application/json, text/csv' });
});

const UNSAFE = ['a\r\nx-evil: 1', 'a\nb', 'a\rb', 'a\0b', 'a\u007fb', 'ключ', 'a\u2028b'];
test('what no header can hold, as a value or a name, is refused before anything is sent', async () => {
  server.answers(json(200, {}));
  let tried = 0;
  for (const unsafe of UNSAFE) {
    for (const [headers, message] of [
      [{ 'x-own': unsafe }, '"x-own" cannot be a header value'],
      [{ [unsafe]: 'value' }, 'cannot be a header name'],
      [{ 'x-list': ['a', unsafe] }, '"x-list" cannot be a header value'],
    ] as const) {
      for (const call of [
        () => client.plain?.({ headers }),
        () => client.tagged?.({ headers: { 'X-Tag': 1, ...headers } }),
        () => client.tagged?.({ headers: { 'X-Tag': 1, 'X-Filter': { a: unsafe } } }),
        () => client.raw.GET('/plain', { headers }),
      ]) {
        const { kind, message: said } = await rejection(call() as Promise<unknown>);
        expect(kind).toBe('request');
        expect(said).toMatch(/cannot be a header (value|name)$/);
        tried++;
      }
      expect(() => pair.client.createClient({ baseUrl: server.url, headers })).toThrow(message);
    }
  }
  expect(server.seen).toEqual([]);
  expect(tried).toBe(UNSAFE.length * 12);
});

describe('options of fetch', () => {
  const GIVEN = {
    cache: 'no-store',
    credentials: 'include',
    dispatcher: { own: true },
    duplex: 'half',
    integrity: 'sha256-x',
    keepalive: true,
    mode: 'cors',
    next: { revalidate: 60 },
    priority: 'high',
    referrerPolicy: 'no-referrer',
    somethingNew: Symbol('new'),
  };
  /** fetch is called with this. */
  async function passed(call: (one: AnyClient) => Promise<unknown> | undefined, options: object = {}) {
    const inits: object[] = [];
    const fetch = async (_: string, init: object) => {
      inits.push(init);
      return new Response(null, { status: 204 });
    };
    await call(pair.client.createClient({ baseUrl: 'http://x.test', fetch, ...options }));
    expect(inits).toHaveLength(1);
    return inits[0] as Record<string, unknown>;
  }

  test.each<[string, (one: AnyClient) => Promise<unknown> | undefined, object]>([
    ['of a call', (one) => one.plain?.({ ...GIVEN, timeoutMs: 500, retry: false, validate: false }), {}],
    ['of a raw call', (one) => one.raw.GET('/plain', GIVEN), {}],
    ['of the client', (one) => one.plain?.(), { ...GIVEN, retry: false, hooks: () => {} }],
    ['of the client, for a raw call', (one) => one.raw.GET('/plain'), GIVEN],
    [
      'of a call before those of the client',
      (one) => one.plain?.(GIVEN),
      { cache: 'reload', keepalive: false },
    ],
  ])(
    '%s arrive as they are, and nothing of the client’s that a library in place of fetch would read',
    async (_, call, options) => {
      const init = await passed(call, options);
      expect(init).toMatchObject(GIVEN);
      expect(init.dispatcher).toBe(GIVEN.dispatcher);
      for (const name of ['fetch', 'hooks', 'query', 'retry']) expect(init).not.toHaveProperty(name);
      expect(init.headers).toEqual({});
    },
  );

  test('method, body and signal stay with the client', async () => {
    const init = await passed((one) =>
      one.written?.({ a: 1 }, { method: 'PUT', body: 'x', signal: undefined }),
    );
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  test('`credentials` as a text is the option of fetch, and leaves the credentials of the client', async () => {
    const init = await passed((one) => one.plain?.({ credentials: 'include' }), {
      credentials: { token: 't' },
    });
    expect(init).toMatchObject({ credentials: 'include', headers: { 'x-token': 't' } });
    expect(await passed((one) => one.plain?.(), { credentials: { token: 't' } })).not.toHaveProperty(
      'credentials',
    );
  });
});

test('a redirect is followed where a call asks for it and sends no credential', async () => {
  const there = [text(302, '', { location: '/there' }), json(200, { there: true })];
  const follow = { redirect: 'follow' };
  server.answers(...there);
  const open = pair.client.createClient({ baseUrl: server.url });
  expect(await open.raw.GET('/plain', follow)).toMatchObject({ data: { there: true } });
  for (const call of [
    (one: AnyClient) => one.plain?.(follow),
    (one: AnyClient) => one.raw.GET('/plain', follow),
  ]) {
    server.answers(...there);
    expect(await rejection(call(client) as Promise<unknown>)).toMatchObject({
      kind: 'redirect',
      status: 302,
    });
    expect(server.seen).toHaveLength(1);
  }
});

test('the description has names for the client’s own members', async () => {
  const other = await makePair({
    openapi: '3.1.0',
    info: { title: 'Names', version: '1.0.0' },
    paths: Object.fromEntries(
      ['use', 'eject', 'raw'].map((id) => [`/${id}`, { get: { operationId: id, responses: done } }]),
    ),
    components: { schemas: { RequestInit: { type: 'object' }, Middleware: { type: 'object' } } },
  });
  writeFileSync(join(other.folder, 'package.json'), '{ "type": "module" }');
  const usage = `import { createClient } from './client.ts';
const client = createClient({ baseUrl: 'http://x.test' });
client.use_({});
export const call: Promise<undefined> = client.use({ credentials: 'include' });
export const raw = client.raw_.GET('/raw');`;
  expect(await compileUsage(other.folder, usage, COMPILERS[1])).toBe('');
  const named = other.client.createClient({ baseUrl: server.url });
  expect(await sent((one) => one.use?.(), named)).toBeDefined();
  expect(Object.keys(named).sort()).toEqual(['eject', 'eject_', 'raw', 'raw_', 'use', 'use_']);
  await other.remove();
});
