import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyClient, type ClientModule, rejection } from './any-client.ts';
import { FaultServer, json, reset, silence, text } from './fault-server.ts';
import { BANK, type GeneratedClient, generateClient } from './generated-client.ts';

let server: FaultServer;
let made: GeneratedClient;
let module: ClientModule;
let client: AnyClient;

beforeAll(async () => {
  made = await generateClient(BANK);
  module = (await made.load()) as unknown as ClientModule;
  server = await FaultServer.start();
  client = module.createClient({
    baseUrl: `${server.url}/base`,
    credentials: { apiKey: 'key-1', personId: async () => 'per-1' },
    retry: { baseDelayMs: 2 },
  });
});

afterAll(async () => {
  await server.stop();
  await made.remove();
});

const program = (init: object = {}) =>
  client.raw.GET('/v1/program/{programId}', { params: { path: { programId: 'prg-1' } }, ...init });

test('data, error and response as openapi-fetch gives them, with the credentials of the operation', async () => {
  server.answers(json(200, { id: 'prg-1' }, { 'x-trace': 't' }), json(404, { why: 'gone' }));
  const { data, response } = await program();
  expect(data).toEqual({ id: 'prg-1' });
  expect([response.status, response.headers.get('x-trace')]).toEqual([200, 't']);
  expect(await program()).toMatchObject({ error: { why: 'gone' } });
  expect(server.seen[0]).toMatchObject({ url: '/base/v1/program/prg-1', headers: { 'sd-api-key': 'key-1' } });
  expect(server.seen[0]?.headers).not.toHaveProperty('sd-person-id');
});

test('a body, a header of the call in place of the credential, and 204', async () => {
  server.answers(json(201, { id: 'crd-1' }));
  const { data } = await client.raw.POST('/v1/card', {
    body: { label: 'x' },
    headers: { 'sd-api-key': 'own' },
  });
  expect(data).toEqual({ id: 'crd-1' });
  expect(server.seen[0]).toMatchObject({
    body: '{"label":"x"}',
    headers: { 'sd-api-key': 'own', 'sd-person-id': 'per-1', 'content-type': 'application/json' },
  });
  server.answers((response) => response.writeHead(204).end());
  expect(await client.raw.POST('/v1/card', { body: {} })).toMatchObject({ data: undefined });
});

test('a safe one is repeated, and its last answer comes through', async () => {
  server.answers(reset, json(503, {}), json(200, { id: 'prg-1' }));
  expect(await program()).toMatchObject({ data: { id: 'prg-1' } });
  expect(server.seen).toHaveLength(3);
  server.answers(json(503, { busy: true }));
  expect(await program()).toMatchObject({ error: { busy: true } });
  expect(server.seen).toHaveLength(3);
});

test('no answer rejects with ApiError', async () => {
  server.answers(silence);
  const hasty = module.createClient({ baseUrl: server.url, timeoutMs: 300 });
  expect(await rejection(hasty.raw.POST('/v1/card', { body: {} }))).toMatchObject({
    name: 'ApiError',
    kind: 'timeout',
    operation: 'createCard',
  });
  server.answers(json(200, {}));
  const signal = AbortSignal.abort();
  expect(await rejection(program({ signal }))).toMatchObject({ kind: 'aborted' });
});

test('a success that is not JSON rejects with ApiError; parseAs takes it', async () => {
  server.answers(text(200, 'plain'));
  expect(await rejection(program())).toMatchObject({ kind: 'invalid-json', operation: 'retrieveProgram' });
  expect(await program({ parseAs: 'text' })).toMatchObject({ data: 'plain' });
});

test('a path that the description lacks gets no credential and no second attempt', async () => {
  server.answers(json(503, {}));
  expect(await client.raw.GET('/v1/secret-garden')).toMatchObject({ error: {} });
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]?.headers).not.toHaveProperty('sd-api-key');
});

test('bytes come through as they are, with or without a length, and so does the address', async () => {
  const bytes = Buffer.from([0, 255, 128, 10, 195]);
  server.answers(
    (response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes),
    (response) => {
      response.writeHead(203, { 'x-trace': 't' });
      response.write(bytes.subarray(0, 2));
      response.end(bytes.subarray(2));
    },
    json(404, { why: 'gone' }, { 'transfer-encoding': 'chunked' }),
  );
  const first = await program({ parseAs: 'arrayBuffer' });
  expect(Buffer.from(first.data as ArrayBuffer)).toEqual(bytes);
  expect(first.response.url).toContain('/base/v1/program/prg-1');
  const second = await program({ parseAs: 'arrayBuffer' });
  expect(Buffer.from(second.data as ArrayBuffer)).toEqual(bytes);
  expect([second.response.status, second.response.headers.get('x-trace')]).toEqual([203, 't']);
  expect(await program()).toMatchObject({ error: { why: 'gone' } });
});
