import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, request as sendRequest } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type ProxyOptions, startProxy } from '../../../conformance/proxy/start-proxy.ts';
import { makeCertificate } from '../transport/certificates.ts';
import { collecting } from './collecting.ts';
import { inPieces, pieceLengths, wireCalls } from './messages.ts';
import { connectThrough, connectTo, Stopping, startTarget } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

test('hostile exchanges pass both ways, byte for byte, in whatever pieces', async () => {
  const target = stopping.add(await startTarget());
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0, keepHost: true }));
  await fc.assert(
    fc.asyncProperty(wireCalls, pieceLengths, async (wire, lengths) => {
      const client = await connectTo(proxy.url);
      const server = await target.next();
      const requests = Buffer.concat(wire.map(({ request }) => request));
      const responses = Buffer.concat(wire.map(({ response }) => response));
      for (const piece of inPieces(requests, lengths)) client.socket.write(piece);
      await server.until(({ received }) => received.length >= requests.length);
      for (const piece of inPieces(responses, lengths)) server.socket.write(piece);
      await client.until(({ received }) => received.length >= responses.length);
      expect(server.received).toBe(requests.toString('latin1'));
      expect(client.received).toBe(responses.toString('latin1'));
      client.socket.destroy();
    }),
    { numRuns: 30 },
  );
});

test('the target gets its own Host, or with keepHost the one that was sent', async () => {
  const text = 'GET / HTTP/1.1\r\nHOST: here\r\nhost: here\r\n\r\n';
  const own = await connectThrough(stopping);
  own.client.write(text);
  await own.server.receives('\r\n\r\n');
  const { host } = own.target.url;
  expect(own.server.received).toBe(`GET / HTTP/1.1\r\nHOST: ${host}\r\nhost: ${host}\r\n\r\n`);
  const kept = await connectThrough(stopping, { keepHost: true });
  kept.client.write(text);
  await kept.server.receives(text);
});

test('bytes pass as they come: a head line by line, a body that nobody has finished, what is not HTTP', async () => {
  const { client, server } = await connectThrough(stopping);
  client.write('POST / HTTP/1.1\r\n');
  await server.receives('POST / HTTP/1.1\r\n');
  client.write('Transfer-Encoding: chunked\r\n\r\n5\r\nab');
  await server.receives('\r\n\r\n5\r\nab');
  server.write('HTTP/1.1 103 Early Hints\r\n');
  await client.receives('103 Early Hints\r\n');
  client.write('cde\r\nnonsense');
  server.write('\r\n\u0000 nonsense');
  await client.receives('nonsense');
  client.socket.end();
  await server.receives('nonsense');
  expect(await server.end()).toBe('ended');
});

test('Expect: 100-continue waits for the target', async () => {
  const { client, server } = await connectThrough(stopping);
  client.write('POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n');
  await server.receives('\r\n\r\n');
  server.write('HTTP/1.1 100 Continue\r\n\r\n');
  await client.receives('Continue\r\n\r\n');
  client.write('ok');
  await server.receives('ok');
});

test('an HTTP/1.0 client is answered until the target closes', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen);
  client.write('GET / HTTP/1.0\r\n\r\n');
  await server.receives('\r\n\r\n');
  server.socket.end('HTTP/1.0 200 OK\r\n\r\nall of it');
  expect(await client.end()).toBe('ended');
  expect(client.received).toBe('HTTP/1.0 200 OK\r\n\r\nall of it');
  client.socket.end();
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { start: 'HTTP/1.0 200 OK' } }]);
});

test('a client that sends no more still gets its response', async () => {
  const { client, server } = await connectThrough(stopping);
  client.socket.end('GET / HTTP/1.1\r\n\r\n');
  expect(await server.end()).toBe('ended');
  server.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  await client.receives('ok');
  expect(await client.end()).toBe('ended');
});

test('an abort of the target is an abort for the client, after all that came before it', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  // Without a length, an end would look like the end of the body.
  server.write('HTTP/1.1 200 OK\r\n\r\nhalf');
  await client.receives('half');
  server.socket.resetAndDestroy();
  expect(await client.end()).toBe('aborted');
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { failure: 'cut-off' } }]);
});

test('a target that ends within a response ends it for the client', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  server.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf');
  expect(await client.end()).toBe('ended');
  expect(client.received).toBe('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf');
  client.socket.end();
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { failure: 'cut-off' } }]);
  expect(seen.problems).toEqual([]);
});

test('an abort of the client is an abort for the target', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen);
  client.write('POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nhalf');
  await server.receives('half');
  client.socket.resetAndDestroy();
  expect(await server.end()).toBe('aborted');
  await seen.count(1);
  expect(seen.calls).toMatchObject([
    { request: { content: 'not-recorded' }, response: { failure: 'not-recorded' } },
  ]);
});

test('a target that closes an idle connection closes it for the client', async () => {
  const { client, server } = await connectThrough(stopping);
  server.socket.end();
  expect(await client.end()).toBe('ended');
  expect(client.received).toBe('');
});

test('an upgraded connection is a tunnel', async () => {
  const { client, server } = await connectThrough(stopping);
  client.write('GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await server.receives('\r\n\r\n');
  client.write('early');
  server.write('HTTP/1.1 101 Switching Protocols\r\n\r\n\u0081\u0002hi');
  await client.receives('hi');
  await server.receives('early');
  client.write('Host: a\r\n');
  await server.receives('Host: a\r\n');
  server.socket.end();
  expect(await client.end()).toBe('ended');
});

const UPGRADE = 'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test.each([
  ['ended', 'end'],
  ['aborted', 'resetAndDestroy'],
] as const)(
  'a client that has %s while its upgrade is undecided has done so for the target',
  async (ending, end) => {
    const { client, server } = await connectThrough(stopping);
    client.write(UPGRADE);
    await server.receives('\r\n\r\n');
    client.write('early');
    client.socket[end]();
    expect(await server.end()).toBe(ending);
  },
);

test('so many bytes that follow an undecided upgrade pass as they are', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen);
  const early = 'Host: a\n'.repeat(50_000);
  client.write(UPGRADE + early);
  await server.until(({ received }) => received.length >= early.length);
  await server.receives(early);
  expect(seen.problems).toEqual([expect.stringContaining('a request for another protocol')]);
});

/** A port where nobody listens. */
async function startHttp(listener: RequestListener): Promise<URL> {
  const server = createHttpServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopping.add({
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('a target behind TLS gets the certificate of the client, and one that nobody trusts gets nothing', async () => {
  const authority = makeCertificate({ subject: 'Authority', isAuthority: true });
  const certificate = makeCertificate({ subject: 'bank', issuer: authority, hosts: ['localhost'] });
  const own = makeCertificate({ subject: 'client', issuer: authority });
  const server = createTlsServer(
    { cert: certificate.cert, key: certificate.key, ca: authority.cert, requestCert: true },
    (socket) => {
      socket.once('data', () => {
        const body = `${socket.getPeerCertificate().subject.CN} ${socket.servername}`;
        socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      });
    },
  );
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  const ask = async (tls: ProxyOptions['tls']) => {
    const proxy = stopping.add(await startProxy({ target, port: 0, ...(tls !== undefined && { tls }) }));
    const client = await connectTo(proxy.url);
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await client.end();
    client.socket.destroy();
    return client.received;
  };
  expect(await ask({ ca: authority.cert, cert: own.cert, key: own.key })).toMatch(/client localhost$/);
  expect(await ask(undefined)).toMatch(
    /^HTTP\/1\.1 502 .*\r\nx-conformance-proxy: .*(?:SELF_SIGNED|UNABLE_TO)_/,
  );
  server.close();
});

test('a body larger than what is kept in memory passes both ways', async () => {
  const piece = Buffer.alloc(2 ** 20, 'x');
  const pieces = 64;
  const target = await startHttp((incoming, response) => {
    incoming.pipe(response);
  });
  const seen = collecting();
  const proxy = stopping.add(await startProxy({ target, port: 0, memory: 2 ** 21, ...seen }));
  const sending = sendRequest(proxy.url, { method: 'POST' });
  const [[response]] = await Promise.all([
    once(sending, 'response'),
    (async () => {
      for (let count = 0; count < pieces; count += 1) if (!sending.write(piece)) await once(sending, 'drain');
      sending.end();
    })(),
    once(sending, 'response').then(async ([response]) => {
      let length = 0;
      for await (const chunk of response) length += chunk.length;
      expect(length).toBe(pieces * piece.length);
    }),
  ]);
  expect(response.statusCode).toBe(200);
  await seen.count(1);
  expect(seen.calls).toMatchObject([
    { request: { content: 'not-recorded' }, response: { content: 'not-recorded' } },
  ]);
});

test('a client that does not read stops the target', async () => {
  const { client, server } = await connectThrough(stopping);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  client.socket.pause();
  server.write('HTTP/1.1 200 OK\r\n\r\n');
  const piece = Buffer.alloc(2 ** 20);
  let sent = 0;
  // Until the buffers of the system and the proxy are full; far more than those take is an endless loop here.
  while (server.socket.writableLength < 2 ** 25 && sent < 2 ** 30) {
    server.socket.write(piece);
    sent += piece.length;
    await new Promise(setImmediate);
  }
  expect(sent).toBeLessThan(2 ** 28);
  client.socket.resume();
  await new Promise<void>((resolve) => server.socket.write('', () => resolve()));
});

test('a receiver of calls that throws harms no call', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, {
    ...seen,
    onCall() {
      throw new Error('no space left');
    },
  });
  for (const path of ['/a', '/b']) {
    client.write(`GET ${path} HTTP/1.1\r\n\r\n`);
    await server.receives('\r\n\r\n');
    server.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    await client.receives('ok');
    client.received = '';
    server.received = '';
  }
  expect(seen.problems).toEqual(Array(2).fill('a call could not be taken: no space left'));
});

test('it stops when the calls under way are over, and idle connections at once', async () => {
  const { target, proxy, client, server } = await connectThrough(stopping);
  const idle = await connectTo(proxy.url);
  await target.next();
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  const stopped = proxy.stop(60_000);
  expect(await idle.end()).toBe('ended');
  idle.socket.end();
  server.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(/ok$/);
  client.socket.end();
  server.socket.end();
  for (const peer of target.peers) peer.socket.end();
  await stopped;
});

test('what does not end in time is aborted', async () => {
  const { proxy, client, server } = await connectThrough(stopping);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  await proxy.stop(0);
  expect(await client.end()).toBe('aborted');
  expect(await server.end()).toBe('aborted');
});

test('what the system refuses to accept is said, and what it has accepted goes on', async () => {
  const seen = collecting();
  const listening = vi.spyOn(Server.prototype, 'listen');
  const { client, server } = await connectThrough(stopping, seen);
  const own = listening.mock.contexts.at(-1) as Server;
  listening.mockRestore();
  own.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  expect(seen.problems).toEqual(['a connection could not be accepted: accept EMFILE']);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
});

test('a client that keeps an idle connection does not keep the proxy from stopping', async () => {
  const { proxy, client, server } = await connectThrough(stopping);
  client.write('GET / HTTP/1.1\r\n\r\n');
  await server.receives('\r\n\r\n');
  expect(proxy.isIdle).toBe(false);
  server.write('HTTP/1.1 204 No Content\r\n\r\n');
  await client.receives('\r\n\r\n');
  await expect.poll(() => proxy.isIdle).toBe(true);
  await proxy.stop(2 ** 30);
  expect(await client.end()).toBe('ended');
});
