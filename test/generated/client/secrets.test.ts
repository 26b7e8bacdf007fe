import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AnyClient, type ClientModule, rejection } from './any-client.ts';
import { breakOff, FaultServer, json, reset, silence, text } from './fault-server.ts';
import { BANK, FERRY, type GeneratedClient, generateClient } from './generated-client.ts';

let server: FaultServer;
let other: FaultServer;
const made: GeneratedClient[] = [];
let bank: ClientModule;
let ferry: ClientModule;

beforeAll(async () => {
  made.push(await generateClient(BANK));
  made.push(
    await generateClient(FERRY, (model) => ({
      ...model,
      credentials: [
        { name: 'bearer', kind: 'bearer', wireName: 'authorization', description: '' },
        { name: 'door', kind: 'basic', wireName: 'authorization', description: '' },
        { name: 'ticket', kind: 'query', wireName: 'ticket', description: '' },
      ],
      operations: model.operations.map((operation) => ({
        ...operation,
        security: { kind: 'open', alternatives: [], mandatory: false, names: [] },
      })),
    })),
  );
  [bank, ferry] = (await Promise.all(made.map((one) => one.load()))) as unknown as [
    ClientModule,
    ClientModule,
  ];
  server = await FaultServer.start();
  other = await FaultServer.start();
});

afterAll(async () => {
  await server.stop();
  await other.stop();
  for (const one of made) await one.remove();
});

/** Every way in which an error may end up in a log. */
function printed(error: unknown): string {
  const lines: string[] = [];
  const spies = (['log', 'error', 'warn', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...args) => lines.push(inspect(args, { depth: null }))),
  );
  for (const name of ['log', 'error', 'warn', 'info', 'debug'] as const) console[name](error);
  for (const spy of spies) spy.mockRestore();
  const clone = structuredClone(error);
  return [
    ...lines,
    String(error),
    (error as Error).stack,
    JSON.stringify(error),
    JSON.stringify(Object.getOwnPropertyDescriptors(error as object)),
    ...[error, clone].map((one) => inspect(one, { showHidden: true, depth: null, getters: true })),
    ...[error, clone].map((one) => inspect(Object.assign([], { one }), { showHidden: true, depth: null })),
    JSON.stringify({ ...(error as object) }),
    String((error as Error).cause),
  ].join('\n');
}

/** Text that a header takes, long enough that it stands in nothing by chance, with everything that wants escaping. */
const secretText = fc
  .string({ unit: fc.constantFrom(...'abcXYZ0189"\\/%&=+ <>$*.-_éÿ'.split('')), minLength: 3, maxLength: 30 })
  .map((middle) => `Zq7${middle}W9x`);

/** A server may do this with what it was sent, given the secret. */
const MISDEEDS: readonly ((secret: string) => Parameters<FaultServer['answers']>[0])[] = [
  (secret) => json(401, { error: `bad key ${secret}`, [secret]: [secret, { deep: [`x${secret}y`] }] }),
  (secret) => text(400, `no: ${secret}, ${JSON.stringify(secret)}, ${encodeURIComponent(secret)}`),
  (secret) => text(400, `${'x'.repeat(16_380)}${secret}`),
  (secret) => text(400, JSON.stringify({ echo: secret }).slice(0, -1)),
  (secret) =>
    json(429, secret, {
      'x-echo': encodeURIComponent(secret),
      'set-cookie': `k=${encodeURIComponent(secret)}`,
    }),
  (secret) => text(302, '', { location: `${other.url}/?k=${encodeURIComponent(secret)}` }),
  (secret) => text(200, `{"${secret}`),
  (secret) => text(201, `${secret} is not JSON`),
  () => reset,
  () => breakOff,
  () => silence,
];

test('no printed form of any error holds a credential', async () => {
  const check = async (secret: string, misdeed: number, how: number) => {
    server.answers(MISDEEDS[misdeed]?.(secret) as never);
    const options = { baseUrl: server.url, retry: { attempts: 2, baseDelayMs: 1 }, timeoutMs: 60 };
    const byBank = () => {
      const client = bank.createClient({ ...options, credentials: { apiKey: secret, personId: 'per-Zq8' } });
      return [() => client.createCard?.({}), () => client.retrieveProgram?.('prg-1')];
    };
    const byFerry = (credentials: object) => {
      const client = ferry.createClient({ ...options, credentials });
      return [() => client.createBooking?.({}), () => client.listSailings?.({ query: { from: 'ABD' } })];
    };
    const calls = [
      byBank,
      () => byFerry({ bearer: async () => secret }),
      () => byFerry({ door: { username: 'ada', password: secret } }),
      () => byFerry({ ticket: () => secret }),
    ][how]?.();
    for (const call of calls ?? []) {
      const shown = printed(await rejection(call() as Promise<unknown>));
      for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) {
        expect(shown).not.toContain(form);
      }
      expect(shown).not.toContain(Buffer.from(`ada:${secret}`).toString('base64'));
    }
  };
  await fc.assert(
    fc.asyncProperty(
      secretText,
      fc.nat({ max: MISDEEDS.length - 1 }),
      fc.nat({ max: 3 }),
      (secret, misdeed, how) => check(secret, misdeed, how),
    ),
    {
      numRuns: 150,
      examples: MISDEEDS.flatMap((_, at) =>
        [0, 1, 2, 3].map((how) => [`Zq7"\\/ é&W9x`, at, how] as [string, number, number]),
      ),
    },
  );
});

test('a key that a server echoes as a number is masked too', async () => {
  const client = bank.createClient({ baseUrl: server.url, credentials: { apiKey: '123456789012' } });
  server.answers(text(400, '{"key":123456789012,"status":400}'));
  expect(await rejection(client.createCard?.({}) as Promise<unknown>)).toMatchObject({
    body: { key: '***', status: 400 },
  });
});

test('of two credentials, one inside the other, nothing is left', async () => {
  const client = bank.createClient({
    baseUrl: server.url,
    credentials: { apiKey: 'canary', personId: 'per-canary-tail' },
  });
  server.answers(json(400, { a: 'per-canary-tail', b: 'canary' }));
  expect(await rejection(client.createCard?.({}) as Promise<unknown>)).toMatchObject({
    body: { a: '***', b: '***' },
  });
});

test('what a failing function of a credential throws is not passed on', async () => {
  const apiKey = () => {
    throw new Error('vault says Zq7-canary-W9x');
  };
  const client = bank.createClient({ baseUrl: server.url, credentials: { apiKey } });
  const error = await rejection(client.createCard?.({}) as Promise<unknown>);
  expect(error.message).toBe('createCard: POST /v1/card: request the function of "apiKey" failed');
  expect(printed(error)).not.toContain('canary');
});

test('a redirect elsewhere gets no request at all, so no credential either', async () => {
  other.answers(json(200, {}));
  server.answers(text(307, '', { location: `${other.url}/v1/card` }));
  const client = bank.createClient({ baseUrl: server.url, credentials: { apiKey: 'Zq7-canary' } });
  const calls = (one: AnyClient) => [
    () => one.createCard?.({}),
    () => one.retrieveProgram?.('prg-1'),
    () => one.raw.POST('/v1/card', { body: {}, redirect: 'follow' }),
  ];
  for (const call of calls(client)) {
    expect(await rejection(call() as Promise<unknown>)).toMatchObject({ kind: 'redirect', status: 307 });
  }
  expect(other.seen).toEqual([]);
});

test('errors of the raw client hold no credential either, not even one that the call brought itself', async () => {
  const client = bank.createClient({
    baseUrl: server.url,
    credentials: { apiKey: 'Zq7-canary' },
    timeoutMs: 100,
  });
  for (const [header, fault] of [
    ['Zq7-canary-own', reset],
    ['Zq7-canary-own', text(200, 'Zq7-canary-own is not JSON')],
    ['Zq7-canary\r\nown', json(200, {})],
  ] as const) {
    server.answers(fault);
    const call = client.raw.POST('/v1/card', { body: {}, headers: { 'sd-api-key': header } });
    const error = await rejection(call);
    expect(error).toBeInstanceOf(bank.ApiError);
    expect(printed(error)).not.toContain('canary');
  }
});

test('a very short credential masks values, and neither names nor the words of the client', async () => {
  const secrets = ['a', '1', 'st', 'status'];
  for (const apiKey of secrets) {
    const seen: object[] = [];
    const client = bank.createClient({
      baseUrl: server.url,
      credentials: { apiKey },
      hooks: bank.maskedHooks({ onError: (event) => seen.push(event) }),
    });
    server.answers(json(411, { detail: `bad ${apiKey}`, statuses: { a: 1 } }));
    const error = await rejection(client.createCard?.({}) as Promise<unknown>);
    const own = {
      kind: 'status',
      operation: 'createCard',
      method: 'POST',
      path: '/v1/card',
      status: 411,
      attempt: 1,
    };
    expect(error).toMatchObject(own);
    expect(error.message).toMatch(/^createCard: POST \/v1\/card: status 411 \(/);
    expect(error.body).toMatchObject({ detail: expect.stringContaining('***'), statuses: {} });
    expect(seen).toEqual([expect.objectContaining(own)]);
  }
});
