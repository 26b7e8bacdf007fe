import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { startProxy } from '../../../conformance/proxy/start-proxy.ts';
import { makeCertificate } from '../transport/certificates.ts';
import { collecting } from './collecting.ts';
import { connectThrough, connectTo, Stopping } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

const RESPONSE = 'HTTP/1.1 413 Content Too Large\r\nContent-Length: 9\r\nConnection: close\r\n\r\ntoo large';
const BODY = Buffer.alloc(2 ** 20, 'x');
const HEAD = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n\r\n`;
/** As the client gets it: its connection is its own. */
const RECEIVED = RESPONSE.replace('Connection: close', 'Connection: keep-alive');

/** Responds before it has read the body, and closes: the system then aborts the connection. */
function refuseEarly(socket: Socket): void {
  socket.pause();
  socket.write(RESPONSE, () => socket.destroy());
}

test('a response that comes before the end of its request arrives although the target then aborts the connection', async () => {
  for (let count = 0; count < 5; count += 1) {
    const seen = collecting();
    const { client, server } = await connectThrough(stopping, seen, HEAD);
    await server.receives('\r\n\r\n');
    refuseEarly(server.socket);
    client.socket.write(BODY);
    await client.receives('too large');
    expect(client.received).toBe(RECEIVED);
    // A client that sends everything before it reads gets it, too; and its connection can be used again.
    await seen.count(1);
    expect(seen.calls).toMatchObject([{ response: { status: 413 } }]);
    expect(client.ending).toBe('open');
  }
});

test('the same over TLS', async () => {
  const authority = makeCertificate({ subject: 'Authority', isAuthority: true });
  const { cert, key } = makeCertificate({ subject: 'bank', issuer: authority, hosts: ['localhost'] });
  const server = createTlsServer({ cert, key }, (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => refuseEarly(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  const proxy = stopping.add(await startProxy({ target, port: 0, tls: { ca: authority.cert } }));
  for (let count = 0; count < 5; count += 1) {
    const client = await connectTo(proxy.url);
    client.socket.write(HEAD);
    client.socket.write(BODY);
    await client.receives('too large');
    expect(client.received).toBe(RECEIVED);
  }
  server.close();
});

test('a response that ends before its request does reaches the client at once, and the rest of the request the target', async () => {
  const seen = collecting();
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab';
  const { client, server } = await connectThrough(stopping, seen, request);
  await server.receives('ab');
  server.write('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n');
  await client.receives('\r\n\r\n');
  expect(seen.calls).toEqual([]);
  client.write('cd');
  await server.receives('abcd');
  await seen.count(1);
  expect(seen.calls.map(({ request }) => request.content.toString())).toEqual(['abcd']);
});
