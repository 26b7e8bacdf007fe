import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startProxy } from '../../../conformance/proxy/start-proxy.ts';
import { collecting } from './collecting.ts';
import { connectThrough, connectTo, Stopping } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

test('duplicate fields, their order, their case and bytes above ASCII reach both sides as they are', async () => {
  const { client, server } = await connectThrough(stopping, { keepHost: true });
  const request = 'GET / HTTP/1.1\r\nx-b: 1\r\nX-A: \u00ff\u0080\r\nX-B: 2\r\nx-b:3\r\nHost: h\r\n\r\n';
  client.write(request);
  await server.receives(request);
  const response =
    'HTTP/1.1 200 \u00e4\r\nSET-COOKIE: a\r\nx: \u00e9\r\nset-cookie: b\r\nContent-Length: 0\r\n\r\n';
  server.write(response);
  await client.receives(response);
});

test.each(['gzip', 'br', 'zstd', 'unheard-of'])('content in %s passes as it is', async (coding) => {
  const { client, server } = await connectThrough(stopping);
  const body = '\u0000\u001f\u008b\u00ff';
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  const response = `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\nContent-Length: 4\r\n\r\n${body}`;
  server.write(response);
  await client.receives(response);
});

test.each([
  ['a response to HEAD', 'HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n'],
  ['a 204', 'DELETE', 'HTTP/1.1 204 No Content\r\n\r\n'],
  ['a 304', 'GET', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 100\r\n\r\n'],
])('%s has no content, so the next response is the next one', async (_name, method, response) => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen);
  client.write(`${method} /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\n`);
  await server.until(({ received }) => received.split('\r\n\r\n').length === 3);
  const next = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
  server.write(response + next);
  await client.receives(response + next);
  await seen.count(2);
  expect(seen.calls.map(({ response }) => 'content' in response && response.content)).toEqual([
    'none',
    new Uint8Array(Buffer.from('ok')),
  ]);
  expect(seen.problems).toEqual([]);
});

test('a target that closes while the next request is on its way: nothing is sent twice, and the client sees the end', async () => {
  const seen = collecting();
  const { target, client, server } = await connectThrough(stopping, seen);
  client.write('GET /a HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  server.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  client.write('POST /b HTTP/1.1\r\nContent-Length: 1\r\n\r\nx');
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(/ok$/);
  client.socket.end();
  await seen.count(2);
  expect(target.peers).toHaveLength(1);
  expect(seen.calls).toMatchObject([
    { response: { start: 'HTTP/1.1 200 OK' } },
    { response: { failure: 'cut-off' } },
  ]);
});

test('a response that ends before its request does reaches the client at once, and the rest of the request the target', async () => {
  const { client, server } = await connectThrough(stopping);
  client.write('POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nab');
  await server.receives('ab');
  const response = 'HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n';
  server.write(response);
  await client.receives(response);
  client.write('cd');
  await server.receives('abcd');
});

test('one that sends its head byte by byte holds nobody up', async () => {
  const { proxy, target, client, server } = await connectThrough(stopping);
  for (const byte of 'GET /slow HTTP/1.1\r\nHo') client.write(byte);
  await server.receives('GET /slow HTTP/1.1\r\n');
  const other = await connectTo(proxy.url);
  const next = await target.next();
  other.write('GET /fast HTTP/1.1\r\n\r\n');
  await next.receives('\r\n\r\n');
  next.write('HTTP/1.1 204 No Content\r\n\r\n');
  await other.receives('\r\n\r\n');
  for (const byte of 'st: here\r\n\r\n') client.write(byte);
  await server.receives(`\r\nHost: ${target.url.host}\r\n\r\n`);
});

test('bytes of the client that HTTP forbids are for the target to refuse', async () => {
  const { client, server } = await connectThrough(stopping, { keepHost: true });
  const request = 'GET / HTTP/1.1\r\nX: a\u0000b\u0001\r\n\r\n';
  client.write(request);
  await server.receives(request);
  const response = 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
  server.socket.end(response, 'latin1');
  expect(await client.end()).toBe('ended');
  expect(client.received).toBe(response);
});

test('it listens and connects over IPv6', async (context) => {
  const server = createHttpServer((incoming, response) => response.end(incoming.headers.host));
  server.listen(0, '::1');
  const isThere = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  // Some machines have none.
  if (!isThere) return context.skip('no IPv6 here');
  const { port } = server.address() as AddressInfo;
  const proxy = stopping.add(
    await startProxy({ target: new URL(`http://[::1]:${port}`), host: '::1', port: 0 }),
  );
  expect(proxy.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  const response = await fetch(`${proxy.url}/v1/account`);
  expect(await response.text()).toBe(`[::1]:${port}`);
  server.closeAllConnections();
  server.close();
});
