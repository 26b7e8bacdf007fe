import { expect, test } from 'vitest';
import { createTransport, type TransportOptions } from '../../../conformance/transport/create-transport.ts';
import type { TransportCall } from '../../../conformance/transport/transport.ts';

const transport = (options: Partial<TransportOptions> = {}) =>
  createTransport({
    clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
    timeoutMs: 20_000,
    ...options,
  });
const post = (url: string): TransportCall => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', 'sd-api-key': 'sk-canary' },
  body: { name: 'Zoë' },
});

test('a fetch function may stand in for the network', async () => {
  const { send } = transport({
    fetch: async (request) =>
      Response.json({ got: await request.json(), key: request.headers.get('sd-api-key') }),
  });
  expect(await send(post('https://bank.example/v1/card'))).toMatchObject({
    status: 200,
    body: { value: { got: { name: 'Zoë' }, key: 'sk-canary' } },
  });
});

test.each<[string, (request: Request) => Promise<Response>, object]>([
  ['fails', () => Promise.reject(new Error('canary')), { reason: 'unreachable' }],
  [
    'throws',
    () => {
      throw new Error('canary');
    },
    { reason: 'unreachable' },
  ],
  ['throws nothing sensible', () => Promise.reject('canary'), { reason: 'unreachable' }],
  ['answers with a network error', async () => Response.error(), { reason: 'unreachable' }],
  [
    'fails as TLS does',
    () =>
      Promise.reject(
        new TypeError('x', {
          cause: Object.assign(new Error('canary'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
        }),
      ),
    {
      reason: 'unreachable',
      detail: expect.stringMatching(/authority is unknown.* \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/),
    },
  ],
  [
    'fails at every address',
    () =>
      Promise.reject(
        new TypeError('x', {
          cause: new AggregateError([Object.assign(new Error('canary'), { code: 'ECONNREFUSED' })]),
        }),
      ),
    { reason: 'unreachable', detail: 'connection refused (ECONNREFUSED)' },
  ],
  [
    'fails in the body',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new Error('canary')) })),
    { reason: 'cut-off' },
  ],
  ['heeds no signal', () => new Promise(() => {}), { reason: 'timeout' }],
  [
    'gives a body that never ends',
    async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
    { reason: 'timeout' },
  ],
])('a fetch function that %s is a failure', async (_, fetch, expected) => {
  const outcome = await transport({ fetch, timeoutMs: 150 }).send(post('https://bank.example/'));
  expect(outcome).toMatchObject({ kind: 'failure', ...expected });
  expect(JSON.stringify(outcome)).not.toContain('canary');
});

test('a stream that is too long is told so', async () => {
  let gaveUp = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(600)),
    cancel: () => {
      gaveUp = true;
    },
  });
  const { send } = transport({ maxBytes: 1000, fetch: async () => new Response(body) });
  expect(await send(post('https://bank.example/'))).toMatchObject({ reason: 'too-large' });
  expect(gaveUp).toBe(true);
});
