import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type AnyClient, type ClientModule, rejection } from './any-client.ts';
import { breakOff, type Fault, FaultServer, json, reset, silence, stall, text } from './fault-server.ts';
import { FERRY, type GeneratedClient, generateClient } from './generated-client.ts';

let server: FaultServer;
let made: GeneratedClient;
let module: ClientModule;
/** Waits of a few milliseconds, or the tests would be slow. */
let client: AnyClient;

beforeAll(async () => {
  made = await generateClient(FERRY);
  module = (await made.load()) as unknown as ClientModule;
  server = await FaultServer.start();
  client = module.createClient({ baseUrl: server.url, retry: { baseDelayMs: 2 } });
});

afterAll(async () => {
  await server.stop();
  await made.remove();
});

const list = (options: object = {}, by = client) =>
  by.listSailings?.({ query: { from: 'ABD' }, ...options }) as Promise<unknown>;
const book = (options: object = {}, by = client) =>
  by.createBooking?.({ from: 'ABD', passengers: [] }, options) as Promise<unknown>;

test('a described error: status, headers, parsed body, operation, template', async () => {
  server.answers(json(409, { title: 'full', status: 409 }, { 'x-trace': 't7', 'set-cookie': 'session=abc' }));
  const error = await rejection(book());
  expect({ ...error }).toMatchObject({
    name: 'ApiError',
    kind: 'status',
    operation: 'createBooking',
    method: 'POST',
    path: '/bookings',
    attempt: 1,
    status: 409,
    body: { title: 'full', status: 409 },
  });
  expect(error.headers).toMatchObject({ 'x-trace': 't7', 'set-cookie': '***' });
  expect(error.message).toBe('createBooking: POST /bookings: status 409 (full)');
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ message: error.message, status: 409 });
  expect(error).toBeInstanceOf(module.ApiError);
  expect(error).toBeInstanceOf(Error);
});

test('isApiError narrows to any, or to one kind', async () => {
  server.answers(json(404, {}));
  const error = await rejection(book());
  expect(module.isApiError(error)).toBe(true);
  expect(module.isApiError(error, 'status')).toBe(true);
  expect(module.isApiError(error, 'network')).toBe(false);
  expect(module.isApiError(new Error('status'))).toBe(false);
  expect(module.isApiError(undefined)).toBe(false);
});

test('isApiError knows the error of another generated client', async () => {
  const other = (await made.load()) as unknown as ClientModule;
  server.answers(json(404, {}));
  const error = await rejection(book());
  expect(error).not.toBeInstanceOf(other.ApiError);
  expect(other.isApiError(error)).toBe(true);
  expect(other.isApiError(error, 'status')).toBe(true);
  expect(other.isApiError(error, 'network')).toBe(false);
  expect(other.isApiError(Object.assign(new Error('x'), { name: 'ApiError', status: 404 }))).toBe(false);
});

test.each([
  ['empty', '', ''],
  ['plain text', 'gone fishing', 'gone fishing'],
  ['HTML', '<h1>502</h1>', '<h1>502</h1>'],
  ['broken JSON', '{"title":', '{"title":'],
  ['a long text', 'x'.repeat(100_000), 'x'.repeat(16_384)],
])('an error body that is %s', async (_, sent, body) => {
  server.answers(text(400, sent));
  expect(await rejection(book())).toMatchObject({ kind: 'status', status: 400, body });
});

test('an error whose body is empty by its length is an error all the same', async () => {
  server.answers((response) => response.writeHead(404, { 'content-length': '0' }).end());
  expect(await rejection(book())).toMatchObject({ kind: 'status', status: 404, body: '' });
});

test.each([
  ['not JSON', 'oops'],
  ['cut JSON', '{"id":'],
  ['empty', ''],
])('a success whose body is %s', async (_, body) => {
  server.answers(text(202, body));
  const error = await rejection(book());
  expect(error).toMatchObject({ kind: 'invalid-json', status: 202 });
  expect([error.cause, error.body]).toEqual([undefined, undefined]);
  expect(error.message).not.toContain('oops');
});

test('a success of another status than described is held to JSON all the same', async () => {
  server.answers(text(200, 'fine'));
  expect(await rejection(book())).toMatchObject({ kind: 'invalid-json', status: 200 });
  server.answers(json(200, { id: 'bkg-1' }));
  expect(await book()).toEqual({ id: 'bkg-1' });
  server.answers(text(200, ''));
  expect(await client.cancelBooking?.('bkg-1')).toBeUndefined();
});

test.each([
  [301, { location: 'https://elsewhere.example/' }],
  [302, { location: '/sailings' }],
  [307, { location: 'https://elsewhere.example/' }],
  [308, {}],
])('redirect %i is not followed', async (status, headers) => {
  server.answers(text(status, 'moved', headers as Record<string, string>));
  expect(await rejection(book())).toMatchObject({ kind: 'redirect', status });
  expect(await rejection(list())).toMatchObject({ kind: 'redirect', status });
  expect(server.seen).toHaveLength(2);
});

test('a reset connection: the safe operation is repeated, up to its attempts', async () => {
  server.answers(reset, reset, json(200, []));
  expect(await list()).toEqual([]);
  expect(server.seen).toHaveLength(3);
  server.answers(reset);
  const error = await rejection(list());
  expect(error).toMatchObject({ kind: 'network', attempt: 3 });
  expect(error.cause).toMatchObject({
    name: 'TypeError',
    code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/),
  });
  expect(server.seen).toHaveLength(3);
});

test('a refused connection is a network error that says so', async () => {
  const gone = await FaultServer.start();
  await gone.stop();
  const lost = module.createClient({ baseUrl: gone.url, retry: false });
  expect(await rejection(list({}, lost))).toMatchObject({ kind: 'network', cause: { code: 'ECONNREFUSED' } });
});

test('a connection that breaks within the body is a network error, and repeated when safe', async () => {
  server.answers(breakOff, json(200, []));
  expect(await list()).toEqual([]);
  server.answers(breakOff);
  expect(await rejection(book())).toMatchObject({ kind: 'network', status: 200 });
  expect(server.seen).toHaveLength(1);
});

test.each([408, 429, 500, 502, 503, 504])('status %i is repeated when safe', async (status) => {
  server.answers(json(status, {}), json(200, []));
  expect(await list()).toEqual([]);
  expect(server.seen).toHaveLength(2);
});

test.each([400, 401, 404, 409, 501, 505])('status %i is not repeated', async (status) => {
  server.answers(json(status, {}));
  expect(await rejection(list())).toMatchObject({ status, attempt: 1 });
  expect(server.seen).toHaveLength(1);
});

test('a write is never repeated, whatever the options say', async () => {
  const retry = { attempts: 9, baseDelayMs: 1 };
  const eager = module.createClient({ baseUrl: server.url, retry });
  const writes = [
    () => eager.createBooking?.({}, { retry }),
    () => eager.replacePassenger?.('bkg-1', 1, {}, { retry }),
    () => eager.cancelBooking?.('bkg-1', { retry }),
    () => eager.raw.POST('/bookings', { body: {} }),
    () =>
      eager.raw.PUT('/bookings/{bookingId}/passengers/{seat}', {
        params: { path: { bookingId: 'b', seat: 1 } },
      }),
    () => eager.raw.DELETE('/bookings/{bookingId}', { params: { path: { bookingId: 'b' } } }),
  ];
  for (const fault of [reset, breakOff, json(503, {}, { 'retry-after': '0' }), json(429, {})]) {
    for (const write of writes) {
      server.answers(fault);
      await Promise.resolve(write()).catch(() => {});
      expect(server.seen).toHaveLength(1);
    }
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  server.answers(silence);
  const late = rejection(book({ retry, timeoutMs: 30 }, eager));
  await expect.poll(() => server.seen).toHaveLength(1);
  vi.advanceTimersByTime(30);
  expect(await late).toMatchObject({ kind: 'timeout' });
  expect(server.seen).toHaveLength(1);
});

test('retry: false, and attempts: 1, repeat nothing', async () => {
  for (const retry of [false, { attempts: 1 }]) {
    server.answers(json(503, {}));
    expect(await rejection(list({ retry }))).toMatchObject({ status: 503, attempt: 1 });
    expect(server.seen).toHaveLength(1);
  }
});

test('waits are a random part of a span that doubles', async () => {
  const delays: number[] = [];
  const hooks = module.maskedHooks({ onRetry: ({ delayMs }) => delays.push(delayMs) });
  const patient = module.createClient({ baseUrl: server.url, hooks, retry: { attempts: 5, baseDelayMs: 4 } });
  server.answers(json(503, {}));
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    expect(await rejection(list({}, patient))).toMatchObject({ attempt: 5 });
  } finally {
    random.mockRestore();
  }
  expect(delays).toEqual([2, 4, 8, 16]);
});

test.each([
  ['before the headers', silence],
  ['within the body', stall],
])('a server that falls silent %s runs into the time limit', async (_, fault) => {
  server.answers(fault);
  const error = await rejection(book({ timeoutMs: 60 }));
  expect(error).toMatchObject({ kind: 'timeout' });
  expect(error.message).toMatch(/^createBooking: POST \/bookings: timeout (200 )?60 ms$/);
});

test('Infinity is no time limit, and an explicit undefined is the default', async () => {
  server.answers(json(200, []));
  expect(await list({ timeoutMs: Infinity })).toEqual([]);
  expect(await list({ timeoutMs: undefined, deadlineMs: undefined, retry: { attempts: undefined } })).toEqual(
    [],
  );
});

test.each<[string, number, Fault | undefined]>([
  ['before it begins', 0, undefined],
  ['while it waits for the headers', 1, silence],
  ['within a slow body', 1, stall],
])('a call is aborted %s', async (_, calls, fault) => {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('secret reason'));
  const watched: typeof fetch = async (...request) => {
    const responded = fetch(...request);
    // The beginning of the slow body has arrived.
    if (fault === stall) await responded;
    else await expect.poll(() => server.seen).toHaveLength(1);
    abort();
    return responded;
  };
  server.answers(fault ?? json(200, []));
  if (fault === undefined) abort();
  const { signal } = controller;
  const by = module.createClient({ baseUrl: server.url, fetch: watched });
  const error = await rejection(list({ signal }, by));
  expect(error).toMatchObject({ kind: 'aborted' });
  expect(error.cause).toBeUndefined();
  expect(server.seen).toHaveLength(calls);
});

test('abort ends the wait for a credential, and so does the time limit', async () => {
  server.answers(json(202, {}));
  const bearer = () => new Promise<string>(() => {});
  const signal = AbortSignal.timeout(30);
  expect(await rejection(book({ credentials: { bearer }, signal }))).toMatchObject({ kind: 'aborted' });
  expect(await rejection(book({ credentials: { bearer }, timeoutMs: 30 }))).toMatchObject({
    kind: 'timeout',
  });
  expect(server.seen).toEqual([]);
});

test('a signal that outlives its calls keeps no listener of theirs', async () => {
  const { signal } = new AbortController();
  const add = vi.spyOn(signal, 'addEventListener');
  const remove = vi.spyOn(signal, 'removeEventListener');
  server.answers(json(503, {}), json(200, []));
  await list({ signal });
  expect(add).toHaveBeenCalledTimes(2);
  expect(remove).toHaveBeenCalledTimes(2);
});

test.each([
  ['by its length', (body: string) => json(200, [body])],
  [
    'as it comes, without a length',
    (body: string) => (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('["');
      response.end(`${body}"]`);
    },
  ],
])('an answer that is too large, %s', async (_, answer) => {
  const small = module.createClient({ baseUrl: server.url, maxResponseBytes: 1_000 });
  server.answers(answer('x'.repeat(900)));
  expect(await list({}, small)).toEqual(['x'.repeat(900)]);
  server.answers(answer('x'.repeat(2_000)));
  expect(await rejection(list({}, small))).toMatchObject({ kind: 'too-large', status: 200, attempt: 1 });
});

test('a small body that unpacks to a large one is too large', async () => {
  const { gzipSync } = await import('node:zlib');
  const packed = gzipSync(`["${'x'.repeat(100_000)}"]`);
  const small = module.createClient({ baseUrl: server.url, maxResponseBytes: 1_000 });
  server.answers((response) =>
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed),
  );
  expect(packed.length).toBeLessThan(1_000);
  expect(await rejection(list({}, small))).toMatchObject({ kind: 'too-large' });
});

test('a body nested without end neither overflows the stack nor hides its status', async () => {
  const depth = 20_000;
  server.answers(text(400, '['.repeat(depth) + ']'.repeat(depth)));
  expect(await rejection(book())).toMatchObject({ kind: 'status', status: 400 });
});

test('UTF-8 that is split over chunks is put together', async () => {
  const bytes = Buffer.from('["Kırıkkale ⛴"]');
  server.answers(async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    response.end();
  });
  expect(await list()).toEqual(['Kırıkkale ⛴']);
});

test('a body is read where the global Blob is that of jsdom, which Response does not know', async () => {
  vi.stubGlobal('Blob', class Blob {});
  try {
    const own = module.createClient({ fetch: async () => Response.json(['ABD']) });
    expect(await list({}, own)).toEqual(['ABD']);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a fetch of ones own is used, and its failure is a network error', async () => {
  const own = vi.fn<typeof fetch>(async () => Response.json([], { status: 200 }));
  expect(await list({}, module.createClient({ fetch: own }))).toEqual([]);
  expect(own.mock.calls[0]?.[0]).toBe('https://ferry.example/api/sailings?from=ABD');
  expect(own.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
  const broken = module.createClient({ fetch: () => Promise.reject('no'), retry: false });
  expect(await rejection(list({}, broken))).toMatchObject({ kind: 'network', operation: 'listSailings' });
});
