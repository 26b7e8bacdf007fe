import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startProxy } from '../../../conformance/proxy/start-proxy.ts';
import { collecting } from './collecting.ts';
import { connectThrough, connectTo, Stopping, startTarget } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

async function deadUrl(): Promise<URL> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return new URL(`http://127.0.0.1:${port}`);
}

test.each([
  ['GET', /^HTTP\/1\.1 502 Bad Gateway\r\nx-conformance-proxy: .*ECONNREFUSED.*\n$/s],
  ['HEAD', /^HTTP\/1\.1 502 Bad Gateway\r\n(?:.+\r\n)+\r\n$/],
])('without a target, the proxy responds to %s itself and says so', async (method, expected) => {
  const seen = collecting();
  const proxy = stopping.add(await startProxy({ target: await deadUrl(), port: 0, ...seen }));
  const client = await connectTo(proxy.url);
  client.write(`${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(expected);
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { failure: 'unreachable' } }]);
});

test('a client that sends all of its body before it reads learns that there is no target', async () => {
  const proxy = stopping.add(await startProxy({ target: await deadUrl(), port: 0 }));
  const client = await connectTo(proxy.url);
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${2 ** 22}\r\n\r\n`);
  client.socket.pause();
  await new Promise((resolve) => client.socket.write(Buffer.alloc(2 ** 22), resolve));
  client.socket.resume();
  await client.until(({ received }) => received.startsWith('HTTP/1.1 502 '));
});

test('a target that cannot be connected to in time is a 504', async () => {
  // An address of documentation, which no network has: either nobody responds, or the system says so at once.
  const target = new URL('http://192.0.2.1:9');
  const proxy = stopping.add(await startProxy({ target, port: 0, connectTimeoutMs: 1 }));
  const { status, headers } = await fetch(proxy.url);
  expect([502, 504]).toContain(status);
  expect(headers.get('x-conformance-proxy')).toContain('no connection to the target');
});

test.each([
  ['both a length and chunking', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 3\r\nContent-Length: 4'],
  ['the same length twice', 'Content-Length: 3\r\nContent-Length: 3'],
  ['a space before the colon', 'Content-Length : 3'],
  ['a folded line', 'X: a\r\n b'],
  ['chunking within another coding', 'Transfer-Encoding: chunked, gzip'],
  ['a signed length', 'Content-Length: +3'],
  ['a control character', 'X: a\u0000b'],
  ['a line feed alone', 'X: a\nY: b'],
])('a request with %s is refused, since two servers could read it differently', async (_name, field) => {
  const target = stopping.add(await startTarget());
  const seen = collecting();
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0, ...seen }));
  const client = await connectTo(proxy.url);
  client.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\n${field}\r\n\r\nabcGET / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  );
  expect(await client.end()).not.toBe('open');
  expect(client.received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-conformance-proxy: .*HPE_/);
  expect(client.received.match(/^HTTP/gm)).toHaveLength(1);
  expect(target.peers.map(({ received }) => received).join()).not.toContain('GET');
  expect(seen.problems).toEqual([expect.stringContaining('a request was refused')]);
});

test('a malformed chunk ends the call on both sides, and it is not checked', async () => {
  const seen = collecting();
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n';
  const { client, server } = await connectThrough(stopping, seen, request);
  await server.receives('2\r\nab\r\n');
  client.write('nonsense\r\n');
  expect(await server.end()).not.toBe('open');
  expect(await client.end()).not.toBe('open');
  expect(server.received).not.toMatch(/\r\n0\r\n\r\n$/);
  await seen.count(1);
  expect(seen.calls).toMatchObject([
    { request: { content: 'not-recorded' }, response: { failure: 'not-recorded' } },
  ]);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc'],
])('a response with %s is a 502 of the proxy, and is not checked', async (_name, response) => {
  const seen = collecting();
  const { client, server } = await connectThrough(
    stopping,
    seen,
    'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  );
  await server.receives('\r\n\r\n');
  server.write(response);
  await client.until(({ received }) => /^HTTP\/1\.1 502 .*\r\nx-conformance-proxy: .*HPE_/.test(received));
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { failure: 'unreachable' } }]);
});

test('CONNECT and requests that name another host are refused, also with the own port of the proxy', async () => {
  const target = stopping.add(await startTarget());
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0 }));
  const { port } = new URL(proxy.url);
  const ask = async (line: string) => {
    const client = await connectTo(proxy.url);
    client.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return client;
  };
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost:1', '127.0.0.1']) {
    const client = await ask(`GET http://${host}/v1/card`);
    await client.end();
    expect(client.received).toMatch(/^HTTP\/1\.1 400 /);
  }
  const tunnel = await ask('CONNECT bank.example:443');
  await tunnel.end();
  expect(tunnel.received).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nx-conformance-proxy: /);
  expect(target.peers).toEqual([]);
  await ask(`GET http://127.0.0.1:${port}/v1/card?x=1`);
  const server = await target.next();
  await server.receives('\r\n\r\n');
  expect(server.received).toMatch(/^GET \/v1\/card\?x=1 HTTP/);
});

test('a request without a Host is passed on, as no browser sends one', async () => {
  for (const version of ['1.0', '1.1']) {
    const { server } = await connectThrough(stopping, {}, `GET /${version} HTTP/${version}\r\n\r\n`);
    await server.receives('\r\n\r\n');
    expect(server.received).toMatch(new RegExp(`^GET /${version} `));
  }
});

test('a Host of another name is refused, and says how to allow it', async () => {
  const target = stopping.add(await startTarget());
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0, allowedHosts: ['proxy.test'] }));
  const { port } = new URL(proxy.url);
  const ask = async (line: string, host: string) => {
    const client = await connectTo(proxy.url);
    client.write(`GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return client;
  };
  const refused = await ask('/', `evil.example:${port}`);
  expect(await refused.end()).toBe('ended');
  expect(refused.received).toMatch(
    /^HTTP\/1\.1 403 Forbidden\r\nx-conformance-proxy: .*--allow-host NAME\n$/s,
  );
  expect(refused.received).not.toContain('evil');
  expect(target.peers).toEqual([]);
  for (const [line, host] of [
    ['/', `proxy.test:${port}`],
    ['/', 'localhost:1'],
    [`${target.url.origin}/`, target.url.host],
  ] as const) {
    const client = await ask(line, host);
    const server = await target.next();
    await server.receives('\r\n\r\n');
    client.socket.destroy();
  }
});

test('a client that sends requests without end and reads nothing is closed', async () => {
  const seen = collecting();
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const { client } = await connectThrough(stopping, seen, request.repeat(1000));
  expect(await client.end()).not.toBe('open');
  await seen.count(100);
  expect(seen.problems).toEqual([expect.stringContaining('100 requests')]);
});

test('heads that do not fit in memory pass, and their calls are not kept', async () => {
  const seen = collecting();
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const { client, server } = await connectThrough(stopping, { ...seen, memory: 500 }, request);
  await server.receives('\r\n\r\n');
  server.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  await client.receives('ok');
  await expect.poll(() => seen.problems).toEqual(['too many heads wait in memory']);
  expect(seen.calls).toEqual([]);
});
