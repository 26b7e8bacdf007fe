import createFetchClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRaw, ClientModule } from './any-client.ts';
import { BANK, type GeneratedClient, generateClient } from './generated-client.ts';

const BASE = 'https://bank.example/base';
const PATH = '/v1/secret-garden/{id}';

let made: GeneratedClient;
let module: ClientModule;

beforeAll(async () => {
  made = await generateClient(BANK);
  module = (await made.load()) as unknown as ClientModule;
});

afterAll(() => made.remove());

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly type: string | null;
  readonly own: string | null;
  readonly body: string;
}

type Call = (raw: AnyRaw) => Promise<object>;

/** Returns what a call sends and what it resolves to; of what it rejects with, only that it does. */
async function outcome(
  make: (fetch: typeof globalThis.fetch) => AnyRaw,
  response: () => Response,
  call: Call,
) {
  const sent: Sent[] = [];
  const raw = make(async (input, init) => {
    const request = new Request(input, init);
    const type = request.headers.get('content-type')?.replace(/boundary=.*/, '') ?? null;
    const body = (await request.text()).replace(/----?[\w-]+(?=[\r-])/g, 'boundary');
    sent.push({ method: request.method, url: request.url, type, own: request.headers.get('x-own'), body });
    return response();
  });
  const result = await call(raw).then(
    ({ response: _, ...rest }: { response?: Response }) => rest,
    () => 'rejected',
  );
  return { sent, result };
}

async function compare(call: Call, response: () => Response = () => Response.json({ id: 1 })) {
  const ours = (fetch: typeof globalThis.fetch) =>
    module.createClient({ baseUrl: BASE, fetch, retry: false }).raw;
  const theirs = (fetch: typeof globalThis.fetch) =>
    createFetchClient({ baseUrl: BASE, fetch: (request) => fetch(request) }) as unknown as AnyRaw;
  const [one, other] = [await outcome(ours, response, call), await outcome(theirs, response, call)];
  expect(one).toEqual(other);
  return one;
}

const id = { id: 'a b/c' };

test.each<[string, object]>([
  ['a path parameter that is encoded', { params: { path: id } }],
  ['a list and an object in the path', { params: { path: { id: ['a', 'b c'] } } }],
  ['an object in the path', { params: { path: { id: { x: '1', y: 'é' } } } }],
  [
    'unset query parameters',
    { params: { path: id, query: { a: undefined, b: null, c: '', d: 0, e: false, f: [] } } },
  ],
  ['a list in the query', { params: { path: id, query: { a: ['x', 'y&z', 3] } } }],
  ['an object in the query', { params: { path: id, query: { a: { b: 'c d', e: 1 } } } }],
  ['a value that cannot be written', { params: { path: id, query: { a: [{ b: 1 }] } } }],
  [
    'other styles',
    {
      params: { path: id, query: { a: ['x', 'y'], b: { c: 1, d: 2 } } },
      querySerializer: {
        array: { style: 'pipeDelimited', explode: false },
        object: { style: 'form', explode: true },
      },
    },
  ],
  [
    'joined lists and objects',
    {
      params: { path: id, query: { a: ['x', 'y'], b: { c: 1, d: 2 } } },
      querySerializer: {
        array: { style: 'form', explode: false },
        object: { style: 'form', explode: false },
      },
    },
  ],
  [
    'reserved characters',
    { params: { path: id, query: { a: '/?x' } }, querySerializer: { allowReserved: true } },
  ],
  ['a serializer of its own', { params: { path: id, query: { a: 1 } }, querySerializer: () => 'own=1' }],
  [
    'a path serializer of its own',
    { params: { path: id }, pathSerializer: (url: string) => url.replace('{id}', 'own') },
  ],
  ['another base URL', { baseUrl: 'https://other.example/v2/', params: { path: id } }],
  ['headers', { params: { path: id, header: { 'x-own': 'low' } }, headers: { 'x-own': 'high' } }],
  ['headers as pairs', { headers: new Headers({ 'x-own': 'one' }) }],
  ['a list of header values', { headers: { 'x-own': ['one', 2] } }],
])('%s is sent as openapi-fetch sends it', async (_, init) => {
  await compare((raw) => raw.GET(PATH, { params: { path: id }, ...init }));
});

test.each([{}, { id: '' }, { id: '..' }, { id: [] }])('a path with %j is not sent', async (path) => {
  const sent: unknown[] = [];
  const { raw } = module.createClient({
    baseUrl: BASE,
    fetch: async (url: unknown) => sent.push(url) as never,
  });
  await expect(raw.GET(PATH, { params: { path } })).rejects.toThrow('"id" is empty or made of dots');
  expect(sent).toEqual([]);
});

test.each<[string, () => object]>([
  ['JSON', () => ({ body: { a: [1] } })],
  ['null', () => ({ body: null })],
  [
    'a form',
    () => ({ body: { a: '1', b: 'x y' }, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
  ],
  [
    'a multipart form',
    () => {
      const body = new FormData();
      body.append('file', new Blob(['text']), 'a.txt');
      return { body };
    },
  ],
  [
    'a type of its own',
    () => ({ body: { a: 1 }, headers: { 'content-type': 'application/merge-patch+json' } }),
  ],
  ['a serializer of its own', () => ({ body: { a: 1 }, bodySerializer: () => 'text' })],
])('a body as %s is sent as openapi-fetch sends it', async (_, init) => {
  const { sent } = await compare((raw) => raw.POST(PATH, { params: { path: id }, ...init() }));
  expect(sent).toHaveLength(1);
});

test.each<[string, () => Response, object?]>([
  ['a success', () => Response.json({ id: 1 }, { status: 201 })],
  ['a success without content', () => new Response(null, { status: 204 })],
  ['an empty success', () => new Response('')],
  ['an empty success with a length', () => new Response('', { headers: { 'content-length': '0' } })],
  ['a success that is not JSON', () => new Response('plain')],
  ['the same, asked for as text', () => new Response('plain'), { parseAs: 'text' }],
  ['an error with JSON', () => Response.json({ detail: 'x' }, { status: 422 })],
  ['an error with text', () => new Response('sorry', { status: 500 })],
  [
    'an empty error with a length',
    () => new Response('', { status: 500, headers: { 'content-length': '0' } }),
  ],
])('%s resolves as in openapi-fetch', async (_, response, init = {}) => {
  await compare((raw) => raw.GET(PATH, { params: { path: id }, ...init }), response);
});

test('middleware runs in the same order, and may replace request, response and error', async () => {
  const logs: string[][] = [];
  const failing = () => {
    throw new TypeError('fetch failed');
  };
  for (const response of [() => Response.json({ id: 1 }), failing]) {
    await compare(async (raw) => {
      const log: string[] = [];
      logs.push(log);
      const named = (name: string) => ({
        onRequest: ({
          request,
          schemaPath,
          params,
        }: {
          request: Request;
          schemaPath: string;
          params: object;
        }) => {
          log.push(`${name} ${request.method} ${schemaPath} ${JSON.stringify(params)}`);
          return name === 'second' ? undefined : new Request(request, { headers: { 'x-own': name } });
        },
        onResponse: async ({ response }: { response: Response }) => {
          log.push(`${name} ${response.status}`);
          return name === 'second' ? Response.json({ id: 2 }) : undefined;
        },
        onError: () => {
          log.push(`${name} error`);
          return name === 'first' ? Response.json({ rescued: true }) : undefined;
        },
      });
      const gone = named('gone');
      raw.use(named('first'), gone, named('second'));
      raw.eject(gone);
      return raw.GET(PATH, { params: { path: { id: '1' } }, middleware: [named('third')] });
    }, response);
  }
  expect(logs[0]).toEqual(logs[1]);
  expect(logs[2]).toEqual(logs[3]);
  expect(logs[2]).toContain('first error');
});

test('a call may have a fetch of its own, as in SvelteKit', async () => {
  const { sent, result } = await compare((raw) => {
    const own = async () => Response.json({ own: true });
    return raw.GET(PATH, { params: { path: id }, fetch: own });
  });
  expect({ sent, result }).toEqual({ sent: [], result: { data: { own: true } } });
});

test.each<[string, string, (response: Response) => unknown]>([
  ['a blob', 'blob', async (response) => await (response as unknown as Blob).text()],
  ['bytes', 'arrayBuffer', (data) => new TextDecoder().decode(data as unknown as ArrayBuffer)],
  ['a stream', 'stream', (data) => new Response(data as unknown as ReadableStream).text()],
])('a success is read as %s', async (_, parseAs, textOf) => {
  await compare(
    async (raw) => {
      const { data, ...rest } = (await raw.GET(PATH, { params: { path: id }, parseAs })) as {
        data: Response;
      };
      return { ...rest, text: await textOf(data) };
    },
    () => new Response('{"id":1}'),
  );
});

test.each(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'])(
  '%s and request say the same',
  async (method) => {
    const named = await compare((raw) => raw[method as 'GET'](PATH, { params: { path: id } }));
    const asked = await compare((raw) => raw.request(method.toLowerCase(), PATH, { params: { path: id } }));
    expect(asked).toEqual(named);
    expect(named.sent.map((one) => one.method)).toEqual([method]);
  },
);

test('the serializer of a body sees the headers', async () => {
  await compare((raw) =>
    raw.POST(PATH, {
      params: { path: id },
      body: { a: 1 },
      headers: { 'content-type': 'text/x-own', 'x-own': 'yes' },
      bodySerializer: (body: object, headers: Headers) => `${headers.get('x-own')} ${JSON.stringify(body)}`,
    }),
  );
});

test('a header that is null is removed, one that is undefined is not sent', async () => {
  await compare((raw) =>
    raw.POST(PATH, {
      body: { a: 1 },
      headers: { 'content-type': 'text/plain', 'x-own': 'one' },
      params: { path: id, header: { 'x-own': null, 'x-none': undefined } },
    }),
  );
});

test('a middleware that returns a response sends nothing', async () => {
  const { sent } = await compare(async (raw) => {
    raw.use({ onRequest: () => Response.json({ cached: true }) });
    return raw.GET(PATH, { params: { path: id } });
  });
  expect(sent).toEqual([]);
});
