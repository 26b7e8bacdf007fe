import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnyClient, type ClientModule, rejection } from './any-client.ts';
import { FaultServer, json } from './fault-server.ts';
import { BANK, FERRY, type GeneratedClient, generateClient } from './generated-client.ts';

let server: FaultServer;
const made: GeneratedClient[] = [];
let ferryModule: ClientModule;
let bankModule: ClientModule;
let ferry: AnyClient;

beforeAll(async () => {
  made.push(await generateClient(FERRY), await generateClient(BANK));
  [ferryModule, bankModule] = (await Promise.all(made.map((one) => one.load()))) as unknown as [
    ClientModule,
    ClientModule,
  ];
  server = await FaultServer.start();
  ferry = ferryModule.createClient({ baseUrl: server.url, credentials: { bearer: 'harbour' } });
});

afterAll(async () => {
  await server.stop();
  for (const one of made) await one.remove();
});

beforeEach(() => server.answers(json(200, [])));

test('a query: arrays repeat the name, unset members are left out, text is encoded', async () => {
  const query = { from: 'ABD', status: ['open', 'full'], limit: 5, withCars: false, extra: undefined };
  await ferry.listSailings?.({ query, headers: { 'X-Request-Tag': 'a b' } });
  expect(server.seen[0]).toMatchObject({
    method: 'GET',
    url: '/sailings?from=ABD&status=open&status=full&limit=5&withCars=false',
    body: '',
  });
  expect(server.seen[0]?.headers).toMatchObject({ 'x-request-tag': 'a b' });
  expect(server.seen[0]?.headers).not.toHaveProperty('content-type');
});

test('a header is sent even if every object has a member of its name', async () => {
  const sent: Request[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    return Response.json([]);
  };
  const client = ferryModule.createClient({ baseUrl: server.url, credentials: { bearer: 'harbour' }, fetch });
  const headers = { constructor: 'a', valueOf: 'b', toString: 'c' };
  await client.listSailings?.({ query: { from: 'ABD' }, headers });
  const got = ['constructor', 'valueof', 'tostring'].map((name) => sent[0]?.headers.get(name));
  expect(got).toEqual(['a', 'b', 'c']);
});

test('a list that does not explode is joined with commas, the others repeat their name', async () => {
  const joined = await generateClient(FERRY, (model) => ({
    ...model,
    operations: model.operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((one) =>
        one.in === 'query' ? { ...one, explode: one.name !== 'status' } : one,
      ),
    })),
  }));
  try {
    const { createClient } = (await joined.load()) as unknown as ClientModule;
    const query = { from: 'A&B', status: ['open', 'full'], limit: undefined, more: ['x', 'y'], none: [] };
    await createClient({ baseUrl: server.url }).listSailings?.({ query });
    expect(server.seen[0]?.url).toBe('/sailings?from=A%26B&status=open,full&more=x&more=y');
  } finally {
    await joined.remove();
  }
});

test('path parameters are encoded, in their order', async () => {
  server.answers(json(200, { id: 'bkg-1', passengers: [], total: 1 }));
  const booking = await ferry.replacePassenger?.('bkg-1/../x?', 12, { kind: 'person', name: 'Ada' });
  expect(booking).toEqual({ id: 'bkg-1', passengers: [], total: 1 });
  expect(server.seen[0]).toMatchObject({
    method: 'PUT',
    url: '/bookings/bkg-1%2F..%2Fx%3F/passengers/12',
    body: '{"kind":"person","name":"Ada"}',
  });
  expect(server.seen[0]?.headers['content-type']).toBe('application/json');
});

test.each([['..'], ['.'], [''], [undefined]])(
  'a path parameter %j is refused before sending',
  async (value) => {
    const error = await rejection(ferry.cancelBooking?.(value) as Promise<unknown>);
    expect(error).toMatchObject({
      kind: 'request',
      operation: 'cancelBooking',
      path: '/bookings/{bookingId}',
    });
    expect(error.message).toBe(
      'cancelBooking: DELETE /bookings/{bookingId}: request "bookingId" is empty or made of dots',
    );
    expect(server.seen).toEqual([]);
  },
);

test('204 resolves to undefined, 202 to its body; withResponse tells which', async () => {
  server.answers((response) => response.writeHead(204).end());
  expect(await ferry.cancelBooking?.('bkg-1')).toBeUndefined();
  server.answers(json(202, { id: 'bkg-1' }, { 'x-trace': 't1' }));
  const answer = await ferry.createBooking?.withResponse({ from: 'ABD', passengers: [] });
  expect(answer).toMatchObject({ status: 202, data: { id: 'bkg-1' } });
  expect(answer?.headers.get('x-trace')).toBe('t1');
  expect(answer?.response.ok).toBe(true);
});

test('a path in baseUrl is kept, a slash at its end is not', async () => {
  for (const baseUrl of [`${server.url}/api/v2`, `${server.url}/api/v2/`, `${server.url}/api/v2//`]) {
    await ferryModule.createClient({ baseUrl }).listSailings?.({ query: { from: 'ABD' } });
  }
  expect(new Set(server.seen.map(({ url }) => url))).toEqual(new Set(['/api/v2/sailings?from=ABD']));
});

test.each([
  [''],
  ['nonsense'],
  ['ftp://bank.example'],
  ['https://user:hunter2hunter2@bank.example'],
  ['https://bank.example?key=hunter2hunter2'],
  ['https://bank.example#x'],
  ['https://'],
  ['https://{host}/'],
])('baseUrl %j is refused without being repeated', (baseUrl) => {
  const make = () => bankModule.createClient({ baseUrl });
  expect(make).toThrow(TypeError);
  expect(make).toThrow('baseUrl must be an http(s) URL without user, query and fragment');
});

test('baseUrl may be left out only where the description has a server', () => {
  expect(() => ferryModule.createClient()).not.toThrow();
  expect(() => bankModule.createClient({})).toThrow(TypeError);
});

test('only the credentials that an operation lists are sent', async () => {
  const credentials = { apiKey: 'key-1', personId: 'per-1' };
  const bank = bankModule.createClient({ baseUrl: server.url, credentials });
  const sent = async (call: Promise<unknown> | undefined) => {
    server.answers(json(200, {}));
    await call;
    const { 'sd-api-key': key, 'sd-person-id': person } = server.seen[0]?.headers ?? {};
    return { key, person };
  };
  expect(await sent(bank.retrieveProgram?.('prg-1'))).toEqual({ key: 'key-1', person: undefined });
  expect(await sent(bank.createCard?.({}))).toEqual({ key: 'key-1', person: 'per-1' });
  // Nothing is said of it, so it gets what there is.
  expect(await sent(bank.createContact?.({}))).toEqual({ key: 'key-1', person: 'per-1' });
  expect(await sent(bank.createCard?.({}, { credentials: { personId: null } }))).toEqual({
    key: 'key-1',
    person: undefined,
  });
  expect(await sent(bank.createCard?.({}, { credentials: { apiKey: 'key-2', personId: false } }))).toEqual({
    key: 'key-2',
    person: undefined,
  });
});

test('an operation without security gets no credential, a bearer token gets its word', async () => {
  await ferry.listSailings?.({ query: { from: 'ABD' } });
  expect(server.seen[0]?.headers.authorization).toBeUndefined();
  await ferry.createBooking?.({}).catch(() => {});
  expect(server.seen[1]?.headers.authorization).toBe('Bearer harbour');
});

test('a credential may be a function, async too, asked for every call; what it leaves unset is not sent', async () => {
  let count = 0;
  const given = [undefined, null, '', false];
  const bearer = async () => (count < 4 ? given[count++] : `token-${count++}`);
  const client = ferryModule.createClient({ baseUrl: server.url, credentials: { bearer } });
  for (let call = 0; call < 6; call++) await client.createBooking?.({});
  const sent = server.seen.map(({ headers }) => headers.authorization);
  expect(sent).toEqual([undefined, undefined, undefined, undefined, 'Bearer token-4', 'Bearer token-5']);
});

test.each([['a\r\nx-evil: 1'], ['a\nb'], ['käse\u0000'], ['ключ'], ['a\u2028b']])(
  'credential %j is refused without being repeated',
  async (bearer) => {
    const error = await rejection(ferry.createBooking?.({}, { credentials: { bearer } }) as Promise<unknown>);
    expect(error).toMatchObject({ kind: 'request' });
    expect(error.message).toBe('createBooking: POST /bookings: request "bearer" cannot be a header value');
    expect(server.seen).toEqual([]);
  },
);

test('white space around a credential, as of a file that ends in a line, does no harm', async () => {
  await ferry.createBooking?.({}, { credentials: { bearer: ' harbour\n' } });
  expect(server.seen[0]?.headers.authorization).toBe('Bearer harbour');
});

test('a header parameter with a line break is refused', async () => {
  const options = { query: { from: 'ABD' }, headers: { 'X-Request-Tag': 'a\r\nb' } };
  const error = await rejection(ferry.listSailings?.(options) as Promise<unknown>);
  expect(error).toMatchObject({ kind: 'request', attempt: 1 });
  expect(error.message).toContain('"X-Request-Tag" cannot be a header value');
});

test('a body that JSON cannot hold is refused before sending', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const body of [circular, { amount: 1n }]) {
    expect(await rejection(ferry.createBooking?.(body) as Promise<unknown>)).toMatchObject({
      kind: 'request',
      cause: { name: 'TypeError' },
    });
  }
  expect(server.seen).toEqual([]);
});

test('calls one after another share their connections, errors too', async () => {
  server.answers(json(404, { title: 'no' }));
  for (let call = 0; call < 12; call++) await ferry.cancelBooking?.('bkg-1').catch(() => {});
  // Fetch itself goes to and fro between two: it gives one back a moment after its body was read.
  expect(new Set(server.seen.map(({ connection }) => connection)).size).toBeLessThanOrEqual(2);
});
