import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import * as zlib from 'node:zlib';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../../conformance/model/clock.ts';
import { createTransport, type TransportOptions } from '../../../conformance/transport/create-transport.ts';
import type { TransportCall } from '../../../conformance/transport/transport.ts';
import { type RawServer, startRawServer } from './raw-server.ts';

const clock: Clock = { now: () => Date.now(), sleep: () => Promise.resolve() };
const transport = (options: Partial<TransportOptions> = {}) =>
  createTransport({ clock, timeoutMs: 20_000, ...options });
const post = (url: string, call: Partial<TransportCall> = {}): TransportCall => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', 'sd-api-key': 'sk-canary' },
  body: { name: 'Zoë' },
  ...call,
});

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function rawServer(answer: string | Buffer | ((socket: Socket) => void)): Promise<RawServer> {
  const server = await startRawServer(typeof answer === 'function' ? answer : (socket) => socket.end(answer));
  stops.push(server.stop);
  return server;
}

const OK = 'HTTP/1.1 200 OK\r\n';

test('a call leaves as it is, once, over a connection of its own', async () => {
  const server = await rawServer('HTTP/1.1 201 Created\r\nContent-Type: a/b\r\nX: 1\r\nx: 2\r\n\r\n{"a":1}');
  const { send } = transport();
  const answer = {
    kind: 'response',
    status: 201,
    headers: { 'content-type': 'a/b', x: '1, 2' },
    bytes: 7,
    body: { kind: 'json', value: { a: 1 } },
  };
  expect(await send(post(`${server.url}/p/v1/card`))).toEqual(answer);
  expect(await send(post(`${server.url}/p/v1/card`, { method: 'GET', body: undefined }))).toEqual(answer);
  const [first = '', second = ''] = server.received;
  expect(server.received).toHaveLength(2);
  expect(first).toMatch(/^POST \/p\/v1\/card HTTP\/1.1\r\n/);
  expect(first.toLowerCase()).toContain('\r\nsd-api-key: sk-canary\r\n');
  expect(first.toLowerCase()).toContain('\r\nconnection: close\r\n');
  expect(first).toContain('\r\ncontent-length: 15\r\n');
  expect(first).not.toMatch(/transfer-encoding/i);
  expect(first).toMatch(/\r\n\r\n\{"name":"Zoë"\}$/);
  expect(second).toMatch(/^GET [\s\S]*\r\n\r\n$/);
});

test('each cookie of an answer is kept', async () => {
  const server = await rawServer(`${OK}set-cookie: a=1\r\nset-cookie: b=2\r\n\r\n{}`);
  expect(await transport().send(post(server.url))).toMatchObject({ headers: { 'set-cookie': 'a=1, b=2' } });
});

test.each([401, 403, 408, 421, 429, 500, 502, 503, 504])(
  'status %i is an answer, and nothing is sent again',
  async (status) => {
    const server = await rawServer(
      `HTTP/1.1 ${status} x\r\nretry-after: 0\r\nwww-authenticate: Basic\r\n\r\n{}`,
    );
    const answer = { kind: 'response', status };
    expect(await transport().send(post(server.url))).toMatchObject(answer);
    expect(server.received).toHaveLength(1);
    server.received.length = 0;
    const get = { method: 'GET', body: undefined };
    expect(await transport().send(post(server.url, get))).toMatchObject(answer);
    await server.closed();
    expect(server.received).toHaveLength(1);
    server.received.length = 0;
    expect(await transport({ fetch: globalThis.fetch }).send(post(server.url))).toMatchObject(answer);
    expect(server.received).toHaveLength(1);
  },
);

test.each([301, 302, 303, 307, 308])('a redirect by %i is an answer, and is not followed', async (status) => {
  const elsewhere = await rawServer(`${OK}\r\n{}`);
  const server = await rawServer(`HTTP/1.1 ${status} x\r\nlocation: ${elsewhere.url}/\r\n\r\n`);
  expect(await transport().send(post(server.url))).toMatchObject({
    kind: 'response',
    status,
    headers: { location: `${elsewhere.url}/` },
    body: { kind: 'unreadable', why: 'empty' },
  });
  expect(elsewhere.received).toEqual([]);
});

/** `{"a":1}` */
const ZSTD = Buffer.from('KLUv/SAHOQAAeyJhIjoxfQ==', 'base64');

test.each<[string, string | Buffer, object]>([
  [
    'in chunks that part a character',
    Buffer.concat([
      Buffer.from(`${OK}transfer-encoding: chunked\r\n\r\n2\r\n"`),
      Buffer.from([0xc3]),
      Buffer.from('\r\n2\r\n'),
      Buffer.from([0xab]),
      Buffer.from('"\r\n0\r\n\r\n'),
    ]),
    { bytes: 4, body: { kind: 'json', value: 'ë' } },
  ],
  [
    'packed',
    Buffer.concat([Buffer.from(`${OK}content-encoding: gzip\r\n\r\n`), gzipSync('{"a":1}')]),
    { bytes: 7, body: { kind: 'json', value: { a: 1 } } },
  ],
  ...['100 Continue', '102 Processing', '103 Early Hints'].map((line): [string, string, object] => [
    `after ${line}, twice`,
    `HTTP/1.1 ${line}\r\n\r\nHTTP/1.1 ${line}\r\nx: 1\r\n\r\n${OK}x: 2\r\n\r\n{}`,
    { status: 200, headers: { x: '2' }, body: { kind: 'json', value: {} } },
  ]),
  [
    'packed twice',
    Buffer.concat([
      Buffer.from(`${OK}content-encoding: deflate, br\r\n\r\n`),
      brotliCompressSync(deflateSync('{"a":1}')),
    ]),
    { bytes: 7, body: { kind: 'json', value: { a: 1 } } },
  ],
  [
    'packed without the header of zlib',
    Buffer.concat([Buffer.from(`${OK}content-encoding: deflate\r\n\r\n`), deflateRawSync('{"a":1}')]),
    { bytes: 7, body: { kind: 'json', value: { a: 1 } } },
  ],
  [
    'packed, without the checksum at its end',
    Buffer.concat([
      Buffer.from(`${OK}content-encoding: x-gzip\r\n\r\n`),
      gzipSync('{"a":1}').subarray(0, -8),
    ]),
    { bytes: 7, body: { kind: 'json', value: { a: 1 } } },
  ],
  [
    'packed with zstd, as far as this Node.js knows it',
    Buffer.concat([Buffer.from(`${OK}content-encoding: zstd\r\n\r\n`), ZSTD]),
    'zstdDecompressSync' in zlib
      ? { bytes: 7, body: { kind: 'json', value: { a: 1 } } }
      : { body: { why: 'not-recorded', reason: expect.stringContaining('zstd') } },
  ],
  [
    'packed in a way that nobody knows',
    `${OK}content-encoding: pigeon\r\n\r\n{}`,
    { bytes: 2, body: { kind: 'json', value: {} } },
  ],
  [
    'packed in a way that nobody knows, in bytes that are no text',
    Buffer.concat([
      Buffer.from(`${OK}content-encoding: compress\r\n\r\n`),
      Buffer.of(0x1f, 0x9d, 0x90, 0xff),
    ]),
    { body: { why: 'not-recorded', reason: 'its content coding compress cannot be decoded' } },
  ],
  [
    'packed, and empty',
    `${OK}content-encoding: gzip\r\ncontent-length: 0\r\n\r\n`,
    { bytes: 0, body: { kind: 'unreadable', why: 'empty', text: '' } },
  ],
  [
    'with more behind its end',
    `${OK}content-length: 2\r\n\r\n{}garbage`,
    { bytes: 2, body: { kind: 'json', value: {} } },
  ],
  [
    'without a body',
    'HTTP/1.1 204 x\r\n\r\n',
    { status: 204, bytes: 0, body: { kind: 'unreadable', why: 'empty', text: '' } },
  ],
])('an answer %s is read', async (_, answer, expected) => {
  const server = await rawServer(answer);
  expect(await transport().send(post(server.url))).toMatchObject({ kind: 'response', ...expected });
});

test.each<[string, string | Buffer | ((socket: Socket) => void), object]>([
  [
    'cuts the connection at once',
    (socket) => socket.destroy(),
    { reason: 'cut-off', detail: 'the connection closed before the response was complete (ECONNRESET)' },
  ],
  [
    'resets the connection',
    (socket) => socket.resetAndDestroy(),
    { reason: 'cut-off', detail: 'the connection closed before the response was complete (ECONNRESET)' },
  ],
  ['ends in the headers', `${OK}content-le`, { reason: 'cut-off' }],
  [
    'promises a longer body',
    `${OK}content-length: 50\r\n\r\n{"a":1}`,
    { reason: 'cut-off', detail: 'the connection closed before the response was complete (ECONNRESET)' },
  ],
  ['leaves out the last chunk', `${OK}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`, { reason: 'cut-off' }],
  [
    'sends chunks that are none',
    `${OK}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    { reason: 'cut-off', detail: 'the response is not valid HTTP (HPE_INVALID_CHUNK_SIZE)' },
  ],
  [
    'speaks something else',
    'SSH-2.0-x\r\n',
    { reason: 'cut-off', detail: 'the response is not valid HTTP (HPE_INVALID_CONSTANT)' },
  ],
  [
    'changes to another protocol unasked',
    'HTTP/1.1 101 x\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n{}',
    { reason: 'cut-off', detail: 'the response is not valid HTTP (HPE_INVALID_UPGRADE)' },
  ],
  [
    'packs what is not packed',
    `${OK}content-encoding: gzip\r\n\r\nhello`,
    { reason: 'cut-off', detail: 'the body cannot be decompressed (Z_DATA_ERROR)' },
  ],
  [
    'packs a part of a body',
    Buffer.concat([
      Buffer.from(`${OK}content-encoding: gzip\r\n\r\n`),
      gzipSync(`{"a":${'[1]'.repeat(90)}`).subarray(0, 20),
    ]),
    { reason: 'cut-off', detail: 'the body cannot be decompressed (Z_BUF_ERROR)' },
  ],
  [
    'packs too much',
    Buffer.concat([Buffer.from(`${OK}content-encoding: br\r\n\r\n`), brotliCompressSync(Buffer.alloc(1001))]),
    { reason: 'too-large', detail: 'the body is larger than 1000 bytes' },
  ],
  ['has endless headers', `${OK}x: ${'a'.repeat(40_000)}\r\n\r\n{}`, { reason: 'too-large' }],
  [
    'sends too much',
    `${OK}\r\n"${'a'.repeat(1000)}"`,
    { reason: 'too-large', detail: 'the body is larger than 1000 bytes' },
  ],
])('a server that %s gives no answer, and is not asked again', async (_, answer, expected) => {
  const server = await rawServer(answer);
  expect(await transport({ maxBytes: 1000 }).send(post(server.url))).toMatchObject({
    kind: 'failure',
    ...expected,
  });
  expect(server.received).toHaveLength(1);
  await server.closed();
});

test('a body may be as large as it may be', async () => {
  const server = await rawServer(`${OK}\r\n"${'a'.repeat(998)}"`);
  expect(await transport({ maxBytes: 1000 }).send(post(server.url))).toMatchObject({
    kind: 'response',
    bytes: 1000,
  });
});

test('of an endless body no more is read than is allowed', async () => {
  const server = await rawServer((socket) => {
    socket.write(`${OK}\r\n`);
    const more = () => socket.writable && socket.write('a'.repeat(65_536), () => setImmediate(more));
    more();
  });
  expect(await transport({ maxBytes: 100_000 }).send(post(server.url))).toMatchObject({
    reason: 'too-large',
  });
  await server.closed();
});

test.each<[string, string]>([
  ['nothing', ''],
  ['half of the headers', `${OK}content-le`],
  ['half of the body', `${OK}content-length: 9\r\n\r\n{"a"`],
  ['a body without end', `${OK}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`],
])('after %s nothing more comes: the time is over, and the connection is closed', async (_, start) => {
  const server = await rawServer((socket) => void socket.write(start));
  expect(await transport({ timeoutMs: 150 }).send(post(server.url))).toEqual({
    kind: 'failure',
    reason: 'timeout',
    detail: 'no complete response in 150 ms',
  });
  await server.closed();
});

test.each<[string, string]>([
  ['before the response', ''],
  ['in the body', `${OK}content-length: 9\r\n\r\n{"a"`],
])('the operator stops a call %s', async (_, start) => {
  const stopping = new AbortController();
  const server = await rawServer((socket) => {
    socket.write(start);
    setTimeout(() => stopping.abort(), 50);
  });
  expect(await transport().send(post(server.url), stopping.signal)).toEqual({
    kind: 'failure',
    reason: 'interrupted',
    detail: 'the operator interrupted the run',
  });
  await server.closed();
});

test('a run that was stopped sends nothing more', async () => {
  const server = await rawServer(`${OK}\r\n{}`);
  expect(await transport().send(post(server.url), AbortSignal.abort())).toMatchObject({
    reason: 'interrupted',
  });
  expect(server.received).toEqual([]);
});

test('where nobody listens, and where there is no such host, nothing is reached', async () => {
  const server = await rawServer('');
  await server.stop();
  expect(await transport().send(post(server.url))).toEqual({
    kind: 'failure',
    reason: 'unreachable',
    detail: 'connection refused (ECONNREFUSED)',
  });
});

test('a name that nobody knows is told as such', async () => {
  // This resolver takes the place of the system's, which may ask the network.
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void;
    queueMicrotask(() => done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })));
  }) as never);
  stops.push(() => lookup.mockRestore());
  expect(await transport().send(post('http://bank.invalid/'))).toEqual({
    kind: 'failure',
    reason: 'unreachable',
    detail: 'unknown host name (ENOTFOUND)',
  });
  expect(lookup).toHaveBeenCalled();
});

test('a server that does not speak TLS is not reached by https', async () => {
  const server = createServer((_, response) => void response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  expect(await transport().send(post(`https://127.0.0.1:${port}/`))).toMatchObject({
    reason: 'unreachable',
    detail: expect.stringMatching(/^the TLS handshake failed \(/),
  });
});

test('an address of IPv6 is called as it is given', async () => {
  // Not every machine has one to listen at.
  const called: string[] = [];
  const fetch = async ({ url }: Request) => {
    called.push(url);
    return Response.json({});
  };
  expect(await transport({ fetch }).send(post('http://[::1]:8080/v1/card'))).toMatchObject({ status: 200 });
  expect(called).toEqual(['http://[::1]:8080/v1/card']);
});

test('what cannot be sent is a failure that does not quote it', async () => {
  const outcome = await transport().send(
    post('http://127.0.0.1:9/', { headers: { 'sd-api-key': 'sk\ncanary' } }),
  );
  expect(outcome).toMatchObject({ kind: 'failure', reason: 'unreachable' });
  expect(JSON.stringify(outcome)).not.toContain('canary');
});

test('calls start no faster than the rate, by the clock', async () => {
  let now = 1000;
  const starts: number[] = [];
  const sleep = async (milliseconds: number) => {
    now += milliseconds;
  };
  const slow = transport({
    rate: 4,
    clock: { now: () => now, sleep },
    fetch: async () => {
      starts.push(now);
      now += starts.length === 3 ? 400 : 100;
      return new Response('{}');
    },
  });
  for (let call = 0; call < 4; call++) await slow.send(post('https://bank.example/'));
  expect(starts).toEqual([1000, 1250, 1500, 1900]);
});

test('whoever stops a run while it waits for its turn sends nothing', async () => {
  let sent = 0;
  const { send } = transport({
    rate: 1,
    clock: { now: () => 0, sleep: () => Promise.reject(new Error('aborted')) },
    fetch: async () => new Response(`${++sent}`),
  });
  await send(post('https://bank.example/'));
  expect(await send(post('https://bank.example/'))).toMatchObject({ reason: 'interrupted' });
  expect(sent).toBe(1);
});
