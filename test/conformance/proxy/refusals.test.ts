import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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
  ['GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 502 Bad Gateway\r\nx-conformance-proxy: .*ECONNREFUSED.*\n$/s],
  ['HEAD / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 502 Bad Gateway\r\n(?:.+\r\n)+\r\n$/],
  ['CONNECT a:443 HTTP/1.1\r\n', /^HTTP\/1\.1 405 Method Not Allowed\r\nx-conformance-proxy: /],
])('without a target, the proxy responds itself and says so: %s', async (text, expected) => {
  const seen = collecting();
  const proxy = stopping.add(await startProxy({ target: await deadUrl(), port: 0, ...seen }));
  const client = await connectTo(proxy.url);
  client.write(text);
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(expected);
  client.socket.destroy();
  if (text.startsWith('CONNECT')) return;
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { failure: 'unreachable' } }]);
});

test('without a target, what is not HTTP is only closed', async () => {
  const proxy = stopping.add(await startProxy({ target: await deadUrl(), port: 0 }));
  const client = await connectTo(proxy.url);
  client.write('\u0016\u0003\u0001\n\n');
  expect(await client.end()).not.toBe('open');
  expect(client.received).toBe('');
});

test('a target that cannot be connected to in time is a 504', async () => {
  // An address of documentation, which no network has: either nobody responds, or the system says so at once.
  const target = new URL('http://192.0.2.1:9');
  const proxy = stopping.add(await startProxy({ target, port: 0, connectTimeoutMs: 1 }));
  const client = await connectTo(proxy.url);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await client.end();
  expect(client.received).toMatch(
    /^HTTP\/1\.1 50[24] .*\r\nx-conformance-proxy: no connection to the target/,
  );
});

test('a refused request waits for the responses before it', async () => {
  const { client, server } = await connectThrough(stopping);
  client.write('GET / HTTP/1.1\r\n\r\nCONNECT a:443 HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  const response = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
  server.write(response);
  await client.end();
  expect(client.received).toMatch(new RegExp(`^${response}HTTP/1.1 405 `));
  expect(server.received).toBe('GET / HTTP/1.1\r\n\r\n');
});

test('a refused request waits for those before it, also while the target is being connected to', async () => {
  const target = stopping.add(await startTarget());
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0 }));
  const client = await connectTo(proxy.url);
  const first = 'GET / HTTP/1.1\r\n\r\n';
  const response = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
  target.next().then(async (server) => {
    await server.receives(first);
    server.write(response);
  });
  client.write(`${first}CONNECT a:443 HTTP/1.1\r\n\r\n`);
  await client.end();
  expect(client.received).toMatch(new RegExp(`^${response}HTTP/1.1 405 `));
});

test('without a target, the request before a refused one gets the response that says so', async () => {
  const proxy = stopping.add(await startProxy({ target: await deadUrl(), port: 0 }));
  const client = await connectTo(proxy.url);
  client.write('GET / HTTP/1.1\r\n\r\nCONNECT a:443 HTTP/1.1\r\n\r\n');
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(/^HTTP\/1\.1 502 /);
});

test('a request that names another host is refused, also with the own port of the proxy', async () => {
  const target = stopping.add(await startTarget());
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0 }));
  const { port } = new URL(proxy.url);
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost:1', '127.0.0.1']) {
    const client = await connectTo(proxy.url);
    client.write(`GET http://${host}/v1/card HTTP/1.1\r\n\r\n`);
    await client.end();
    expect(client.received).toMatch(/^HTTP\/1\.1 400 /);
    client.socket.destroy();
    await target.next();
  }
  const client = await connectTo(proxy.url);
  client.write(`GET http://127.0.0.1:${port}/v1/card HTTP/1.1\r\n\r\n`);
  await (await target.next()).receives(`GET http://${target.url.host}/v1/card HTTP/1.1\r\n\r\n`);
});
