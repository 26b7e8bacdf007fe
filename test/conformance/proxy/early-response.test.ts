import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { startProxy } from '../../../conformance/proxy/start-proxy.ts';
import { makeCertificate } from '../transport/certificates.ts';
import { connectThrough, connectTo, Stopping } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

const RESPONSE = 'HTTP/1.1 413 Content Too Large\r\nContent-Length: 9\r\nConnection: close\r\n\r\ntoo large';
const BODY = Buffer.alloc(2 ** 20, 'x');
const REQUEST = Buffer.concat([
  Buffer.from(`POST / HTTP/1.1\r\nContent-Length: ${BODY.length}\r\n\r\n`),
  BODY,
]);

/** Responds before it has read the body, and closes: the system then aborts the connection. */
function refuseEarly(socket: Socket): void {
  socket.pause();
  socket.write(RESPONSE, () => socket.destroy());
}

test('a response that comes before the end of its request arrives although the target then aborts the connection', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { client, server } = await connectThrough(stopping);
    server.socket.once('data', () => refuseEarly(server.socket));
    client.socket.write(REQUEST);
    expect(await client.end()).toBe('aborted');
    expect(client.received).toBe(RESPONSE);
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
    client.socket.write(REQUEST);
    expect(await client.end()).not.toBe('open');
    expect(client.received).toBe(RESPONSE);
  }
  server.close();
});
