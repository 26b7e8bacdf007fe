import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { type ProxyOptions, startProxy } from '../../../conformance/proxy/start-proxy.ts';
import { makeCertificate } from '../transport/certificates.ts';
import { collecting } from './collecting.ts';
import { connectThrough, connectTo, Stopping } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok';

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

test('repeated fields, their order, their case and bytes above ASCII reach both sides as they are', async () => {
  const fields = 'x-b: 1\r\nX-A: \u00ff\u0080\r\nX-B: 2\r\nx-b: 3\r\nHost: localhost\r\nTE: trailers\r\n';
  const options = { keepHost: true };
  const request = `GET /a%2f//b?x={y} HTTP/1.1\r\n${fields}`;
  const { client, server } = await connectThrough(stopping, options, `${request}\r\n`);
  await server.receives(`${request}Connection: keep-alive\r\n\r\n`);
  const response =
    'HTTP/1.1 299 \u00e4\r\nSET-COOKIE: a\r\nx: \u00e9\r\nset-cookie: b\r\nContent-Encoding: br\r\nContent-Length: 4\r\n';
  server.write(`${response}\r\n\u0000\u001f\u008b\u00ff`);
  await client.receives(`${response}Connection: keep-alive\r\n\r\n\u0000\u001f\u008b\u00ff`);
});

test('fields of one connection stay on it, and those that delimit a message pass whatever they name', async () => {
  const request =
    'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close, X-Hop, Content-Length\r\nX-Hop: 1\r\nKeep-Alive: timeout=1\r\nContent-Length: 2\r\n\r\nhi';
  const { client, server, target } = await connectThrough(stopping, {}, request);
  await server.receives('hi');
  expect(server.received).toBe(
    `POST / HTTP/1.1\r\nHost: ${target.url.host}\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nhi`,
  );
  server.write('HTTP/1.1 200 OK\r\nConnection: X-Own\r\nX-Own: 1\r\nContent-Length: 0\r\n\r\n');
  await client.end();
  expect(client.received).toBe('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
});

test('the target gets its own Host', async () => {
  const { server, target } = await connectThrough(stopping, {}, 'GET / HTTP/1.1\r\nHOST: localhost\r\n\r\n');
  await server.receives('\r\n\r\n');
  expect(server.received).toContain(`\r\nHOST: ${target.url.host}\r\n`);
});

test('a request without content does not get one', async () => {
  const { server } = await connectThrough(stopping, {}, 'POST / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await server.receives('\r\n\r\n');
  expect(server.received).toContain('Content-Length: 0');
  expect(server.received).not.toContain('chunked');
});

test.each([
  ['a response to HEAD', 'HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n'],
  ['a 204', 'DELETE', 'HTTP/1.1 204 No Content\r\n\r\n'],
  ['a 304', 'GET', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 100\r\n\r\n'],
])(
  '%s has no content, so the next response is the next one, also on the same connections',
  async (_name, method, response) => {
    const seen = collecting();
    const first = `${method} /a HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { client, server, target } = await connectThrough(stopping, seen, first + GET);
    await server.receives('\r\n\r\n');
    server.received = '';
    server.write(response);
    await server.receives('\r\n\r\n');
    server.write(OK);
    await client.receives('ok');
    expect(client.received.split('\r\n\r\n')).toHaveLength(3);
    await seen.count(2);
    expect(seen.calls.map(({ response }) => 'content' in response && response.content.toString())).toEqual([
      'none',
      'ok',
    ]);
    expect(seen.problems).toEqual([]);
    expect(target.peers).toHaveLength(1);
  },
);

test('interim responses, chunks and trailers pass', async () => {
  const seen = collecting();
  const head =
    'POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n';
  const { client, server } = await connectThrough(stopping, seen, head);
  await server.receives('\r\n\r\n');
  expect(client.received).toBe('');
  server.write('HTTP/1.1 103 Early Hints\r\nLINK: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n');
  await client.receives('HTTP/1.1 103 Early Hints\r\nLINK: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n');
  client.write('2\r\nok\r\n');
  await server.receives('2\r\nok\r\n');
  client.write('0\r\nX-Sum: 1\r\n\r\n');
  await server.receives('0\r\nX-Sum: 1\r\n\r\n');
  server.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n');
  await client.receives('\r\n\r\n');
  server.write('2\r\nab\r\n');
  await client.receives('2\r\nab\r\n');
  server.write('0\r\nX-Sum: 2\r\n\r\n');
  await client.receives('0\r\nX-Sum: 2\r\n\r\n');
  await seen.count(1);
  expect(seen.calls.map(({ request }) => request.content.toString())).toEqual(['ok']);
});

test('a head passes before its content comes', async () => {
  const { client, server } = await connectThrough(
    stopping,
    {},
    'PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n',
  );
  await server.receives('\r\n\r\n');
  server.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n');
  await client.receives('\r\n\r\n');
});

test.each([
  [
    '1.1',
    'HTTP/1.1 200 OK\r\n',
    /^HTTP\/1\.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\na\r\nall of it!\r\n0\r\n\r\n$/,
  ],
  [
    '1.0',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n',
    /^HTTP\/1\.1 200 OK\r\nConnection: close\r\n\r\nall of it!$/,
  ],
])(
  'content that only the end of a connection delimits, of a client of HTTP/%s',
  async (version, head, expected) => {
    const seen = collecting();
    const request = `GET / HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const { client, server } = await connectThrough(stopping, seen, request);
    await server.receives('\r\n\r\n');
    server.socket.end(
      `${head}\r\n${head.includes('chunked') ? 'a\r\nall of it!\r\n0\r\n\r\n' : 'all of it!'}`,
    );
    await client.end();
    expect(client.received).toMatch(expected);
    await seen.count(1);
    expect(seen.calls.map(({ response }) => 'content' in response && response.content.toString())).toEqual([
      'all of it!',
    ]);
  },
);

test('a client that sends no more still gets its response', async () => {
  const { client, server } = await connectThrough(stopping, {}, GET);
  client.socket.end();
  await server.receives('\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  server.write(OK);
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(/ok$/);
});

test.each([
  ['with a length', '1.1', 'Content-Length: 10\r\n', 'end'],
  ['without one', '1.1', '', 'resetAndDestroy'],
  ['without one, of a client of HTTP/1.0', '1.0', '', 'resetAndDestroy'],
] as const)(
  'a response %s that is cut is cut for the client, and is not checked',
  async (_name, version, field, ending) => {
    const seen = collecting();
    const { client, server } = await connectThrough(
      stopping,
      seen,
      `GET / HTTP/${version}\r\nHost: localhost\r\n\r\n`,
    );
    await server.receives('\r\n\r\n');
    server.write(`HTTP/1.1 200 OK\r\n${field}\r\nhalf`);
    await client.until(({ received }) => received.includes('half'));
    server.socket[ending]();
    expect(await client.end()).toBe(version === '1.0' ? 'aborted' : 'ended');
    expect(client.received).not.toMatch(/\r\n0\r\n\r\n$/);
    await seen.count(1);
    expect(seen.calls).toMatchObject([{ response: { failure: 'cut-off' } }]);
  },
);

test('a target that closes without a response closes for the client, and nothing is sent twice', async () => {
  const seen = collecting();
  const { client, server, target } = await connectThrough(stopping, seen, GET);
  await server.receives('\r\n\r\n');
  server.write(OK);
  await client.receives('ok');
  server.received = '';
  client.received = '';
  client.write('POST /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx');
  await server.receives('x');
  server.socket.end();
  expect(await client.end()).toBe('ended');
  expect(client.received).toBe('');
  await seen.count(2);
  expect(target.peers).toHaveLength(1);
  expect(seen.calls).toMatchObject([{ response: { status: 200 } }, { response: { failure: 'cut-off' } }]);
});

test('a target that has closed an idle connection gets a new one', async () => {
  const { client, server, target } = await connectThrough(stopping, {}, GET);
  await server.receives('\r\n\r\n');
  server.socket.end(OK);
  await client.receives('ok');
  client.write(GET);
  const other = await target.next();
  await other.receives('\r\n\r\n');
});

test('a client that goes ends the call for the target, and it is not checked', async () => {
  const seen = collecting();
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf';
  const { client, server } = await connectThrough(stopping, seen, request);
  await server.receives('half');
  client.socket.resetAndDestroy();
  expect(await server.end()).not.toBe('open');
  await seen.count(1);
  expect(seen.calls).toMatchObject([
    { request: { content: 'not-recorded' }, response: { failure: 'not-recorded' } },
  ]);
});

test('a target behind TLS gets the certificate of the client, and one that nobody trusts gets nothing', async () => {
  const seen = collecting();
  const authority = makeCertificate({ subject: 'Authority', isAuthority: true });
  const certificate = makeCertificate({ subject: 'bank', issuer: authority, hosts: ['localhost'] });
  const own = makeCertificate({ subject: 'client', issuer: authority });
  const server = createTlsServer(
    { cert: certificate.cert, key: certificate.key, ca: authority.cert, requestCert: true },
    (socket) => {
      socket.once('data', () => {
        socket.end(`HTTP/1.1 200 OK\r\n\r\n${socket.getPeerCertificate().subject.CN} ${socket.servername}`);
      });
    },
  );
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  const ask = async (tls: ProxyOptions['tls']) => {
    const proxy = stopping.add(
      await startProxy({ target, port: 0, ...seen, ...(tls !== undefined && { tls }) }),
    );
    const response = await fetch(proxy.url);
    return [response.status, response.headers.get('x-conformance-proxy'), await response.text()];
  };
  expect(await ask({ ca: authority.cert, cert: own.cert, key: own.key })).toEqual([
    200,
    null,
    'client localhost',
  ]);
  expect(await ask(undefined)).toMatchObject([
    502,
    expect.stringMatching(/SELF_SIGNED|UNABLE_TO/),
    expect.anything(),
  ]);
  await seen.count(2);
  // The end may have been cut.
  expect(seen.calls).toMatchObject([
    { response: { status: 200, content: 'not-recorded' } },
    { response: { failure: 'unreachable' } },
  ]);
  server.close();
});

test('a body larger than what is kept in memory passes both ways', async () => {
  const piece = Buffer.alloc(2 ** 20, 'x');
  const pieces = 64;
  const target = await startHttp((incoming, response) => void incoming.pipe(response));
  const seen = collecting();
  const proxy = stopping.add(await startProxy({ target, port: 0, memory: 2 ** 21, ...seen }));
  const sending = sendRequest(proxy.url, { method: 'POST' });
  const received = once(sending, 'response').then(async ([response]) => {
    let length = 0;
    for await (const chunk of response) length += chunk.length;
    return length;
  });
  for (let count = 0; count < pieces; count += 1) if (!sending.write(piece)) await once(sending, 'drain');
  sending.end();
  expect(await received).toBe(pieces * piece.length);
  await seen.count(1);
  expect(seen.calls).toMatchObject([
    { request: { content: 'not-recorded' }, response: { content: 'not-recorded' } },
  ]);
});

test('a client that does not read stops the target', async () => {
  const { client, server } = await connectThrough(stopping, {}, GET);
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

test('one that sends its head byte by byte holds nobody up', async () => {
  const target = await startHttp((incoming, response) => response.end(incoming.url));
  const proxy = stopping.add(await startProxy({ target, port: 0 }));
  const slow = await connectTo(proxy.url);
  for (const byte of 'GET /slow HTTP/1.1\r\nHo') slow.write(byte);
  expect(await (await fetch(`${proxy.url}/fast`)).text()).toBe('/fast');
  for (const byte of 'st: localhost\r\n\r\n') slow.write(byte);
  await slow.receives('/slow');
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
