import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Hooks } from '../../../templates/runtime/client-types.ts';
import { type ClientModule, rejection } from './any-client.ts';
import { FaultServer, json, reset, text } from './fault-server.ts';
import { BANK, FERRY, type GeneratedClient, generateClient } from './generated-client.ts';

let server: FaultServer;
const made: GeneratedClient[] = [];
let bank: ClientModule;
let ferry: ClientModule;

beforeAll(async () => {
  made.push(await generateClient(BANK));
  made.push(
    await generateClient(FERRY, (model) => ({
      ...model,
      sensitiveNames: ['from', 'bookingId', 'X-Request-Tag', 'name'],
    })),
  );
  [bank, ferry] = (await Promise.all(made.map((one) => one.load()))) as unknown as [
    ClientModule,
    ClientModule,
  ];
  server = await FaultServer.start();
});

afterAll(async () => {
  await server.stop();
  for (const one of made) await one.remove();
});

/** A client that writes down what its hooks get. */
function listening(module: ClientModule, options: object = {}) {
  const events: [string, Record<string, unknown>][] = [];
  const note = (name: string) => (event: object) => {
    events.push([name, event as Record<string, unknown>]);
  };
  const hooks: Hooks = {
    onRequest: note('request'),
    onResponse: note('response'),
    onRetry: note('retry'),
    onError: note('error'),
  };
  const client = module.createClient({ baseUrl: server.url, hooks: module.maskedHooks(hooks), ...options });
  return { client, events };
}

test('request and response, with credentials and bank details masked, unset values as they are', async () => {
  server.answers(
    json(
      201,
      {
        id: 'con-1',
        ach: { accountNumber: '000123456789', last4: '', bankName: 'Harbour' },
        echo: 'key-canary',
      },
      { 'set-cookie': 'a=b', 'x-echo': 'key-canary!' },
    ),
  );
  const { client, events } = listening(bank, {
    credentials: { apiKey: 'key-canary', personId: 'per-canary' },
  });
  const answer = await client.createContact?.({
    name: 'Ada',
    ach: { accountNumber: '000123456789', routingNumber: '021000021', bankName: 'Harbour' },
    email: null,
  });
  expect(answer).toMatchObject({ ach: { accountNumber: '000123456789' }, echo: 'key-canary' });
  expect(events.map(([name]) => name)).toEqual(['request', 'response']);
  const call = { operation: 'createContact', method: 'POST', path: '/v1/contact', attempt: 1 };
  expect(events[0]?.[1]).toEqual({
    ...call,
    params: { path: {}, query: {} },
    headers: { 'content-type': 'application/json', 'sd-api-key': '***', 'sd-person-id': '***' },
    body: {
      name: 'Ada',
      ach: { accountNumber: '***', routingNumber: '***', bankName: 'Harbour' },
      email: null,
    },
  });
  expect(events[1]?.[1]).toMatchObject({
    ...call,
    status: 201,
    headers: { 'set-cookie': '***', 'x-echo': '***!' },
    body: { id: 'con-1', ach: { accountNumber: '***', last4: '', bankName: 'Harbour' }, echo: '***' },
    durationMs: expect.any(Number),
  });
  expect(JSON.stringify(events)).not.toMatch(/canary|000123456789|021000021/);
});

test('parameters by a sensitive name are masked, in path, query and headers', async () => {
  server.answers(json(200, []));
  const { client, events } = listening(ferry);
  await client.listSailings?.({ query: { from: 'ABD', limit: 2 }, headers: { 'X-Request-Tag': 'me' } });
  await client.cancelBooking?.('bkg-77');
  expect(events.filter(([name]) => name === 'request').map(([, event]) => event)).toMatchObject([
    { params: { path: {}, query: { from: '***', limit: 2 } }, headers: { 'x-request-tag': '***' } },
    { params: { path: { bookingId: '***' } } },
  ]);
  expect(server.seen.map(({ url }) => url)).toEqual(['/sailings?from=ABD&limit=2', '/bookings/bkg-77']);
});

test('each attempt is told, each wait, and the final error once', async () => {
  server.answers(json(503, { name: 'Ada' }), reset, json(404, { name: 'Ada', title: 'gone' }));
  const { client, events } = listening(ferry, { retry: { baseDelayMs: 2 } });
  const error = await rejection(client.listSailings?.({ query: { from: 'ABD' } }) as Promise<unknown>);
  expect(error.body).toEqual({ name: 'Ada', title: 'gone' });
  expect(events.map(([name, { attempt, kind, status }]) => [name, attempt, kind, status])).toEqual([
    ['request', 1, undefined, undefined],
    ['response', 1, undefined, 503],
    ['retry', 1, 'status', 503],
    ['request', 2, undefined, undefined],
    ['retry', 2, 'network', undefined],
    ['request', 3, undefined, undefined],
    ['response', 3, undefined, 404],
    ['error', 3, 'status', 404],
  ]);
  expect(events[2]?.[1]).toMatchObject({ delayMs: expect.any(Number) });
  expect(events[7]?.[1]).toMatchObject({
    message: 'listSailings: GET /sailings: status 404 (gone)',
    body: { name: '***', title: 'gone' },
    durationMs: expect.any(Number),
  });
});

test('what was never sent is told as an error only', async () => {
  const { client, events } = listening(ferry);
  await rejection(client.cancelBooking?.('') as Promise<unknown>);
  expect(events).toMatchObject([['error', { kind: 'request', operation: 'cancelBooking' }]]);
});

test('a hook that throws, rejects, or writes to what it got changes nothing', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const hooks = ferry.maskedHooks({
    onRequest: (event) => {
      (event as { headers: object }).headers = {};
      Object.assign(event.params.query as object, { limit: 99 });
      throw new Error('log is full');
    },
    onResponse: async () => {
      throw new Error('log is gone');
    },
  });
  const client = ferry.createClient({ baseUrl: server.url, hooks });
  server.answers(json(200, [1]));
  expect(await client.listSailings?.({ query: { from: 'ABD', limit: 1 } })).toEqual([1]);
  expect(server.seen[0]?.url).toBe('/sailings?from=ABD&limit=1');
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a body that is no JSON is shown as its text, credentials masked', async () => {
  server.answers(text(500, 'no tok-canary here'));
  const { client, events } = listening(ferry, { credentials: { bearer: 'tok-canary' } });
  await rejection(client.createBooking?.({}) as Promise<unknown>);
  expect(events[1]?.[1]).toMatchObject({ status: 500, body: 'no *** here' });
});

test('the raw client tells its hooks too', async () => {
  server.answers(json(404, { title: 'no' }));
  const { client, events } = listening(ferry, { credentials: { bearer: 'tok-canary' } });
  await client.raw.DELETE('/bookings/{bookingId}', { params: { path: { bookingId: 'bkg-5' } } });
  expect(events).toMatchObject([
    [
      'request',
      {
        operation: 'cancelBooking',
        params: { path: { bookingId: '***' } },
        headers: { authorization: '***' },
      },
    ],
    ['response', { operation: 'cancelBooking', status: 404, body: { title: 'no' } }],
  ]);
});
