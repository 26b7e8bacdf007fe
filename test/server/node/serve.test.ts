import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../lib/deferred.ts';
import { type ServeOptions, type Serving, serveSandbox } from '../../../server/node/serve.ts';
import { exchange, openRaw, readProblem } from './raw.ts';

const serving: Serving[] = [];
afterEach(async () => {
  await Promise.all(serving.splice(0).map((one) => one.stop(0)));
});

type Fetch = ServeOptions['sandbox']['fetch'];

const echo: Fetch = async (request, from) =>
  Response.json({
    method: request.method,
    url: request.url,
    from: from?.remoteAddress,
    body: await request.text().catch(() => 'unreadable'),
  });

async function serve(fetch: Fetch, limits: ServeOptions['limits'] = {}) {
  const refused: string[] = [];
  const one = await serveSandbox({
    sandbox: { fetch },
    host: '127.0.0.1',
    port: 0,
    limits,
    onRefused: (status, code) => refused.push(`${status} ${code}`),
  });
  serving.push(one);
  return { ...one, refused };
}

/** A sandbox whose answers wait until they are let go. */
function slow() {
  const arrived = deferred<void>();
  const release = deferred<void>();
  const fetch: Fetch = async () => {
    arrived.resolve();
    await release.promise;
    return new Response('done');
  };
  return { fetch, arrived: arrived.promise, release: () => release.resolve() };
}

const HEAD = 'Host: 127.0.0.1\r\n';

test('a request reaches the sandbox with its body and the address of who asks', async () => {
  const { url } = await serve(echo);
  const response = await fetch(`${url}/v1/contact?a=1`, { method: 'POST', body: 'text' });
  expect(await response.json()).toEqual({
    method: 'POST',
    url: `${url}/v1/contact?a=1`,
    from: '127.0.0.1',
    body: 'text',
  });
});

test('a response that is an error cuts the connection without a byte', async () => {
  const { port } = await serve(async () => Response.error());
  expect(await exchange(port, `GET / HTTP/1.1\r\n${HEAD}\r\n`)).toBe('');
});

test('a port that is taken is the system’s own error', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(serveSandbox({ sandbox: { fetch: echo }, host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  holder.close();
});

test.each([
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['::1', /^http:\/\/\[::1\]:\d+$/],
  ['localhost', /^http:\/\/localhost:\d+$/],
  ['0.0.0.0', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['::', /^http:\/\/\[::1\]:\d+$/],
])('listening on %s it is reached where it says', async (host, pattern) => {
  const one = await serveSandbox({ sandbox: { fetch: echo }, host, port: 0 });
  serving.push(one);
  expect(one.url).toMatch(pattern);
  expect((await fetch(one.url)).status).toBe(200);
});

test('headers of more than 16 KiB are refused with 431', async () => {
  const { port, refused } = await serve(echo);
  const long = `X-Long: ${'x'.repeat(17_000)}\r\n`;
  const { head, problem } = readProblem(await exchange(port, `GET / HTTP/1.1\r\n${HEAD}${long}\r\n`));
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toMatch(/\r\nconnection: close/);
  expect(head).toMatch(/\r\ncontent-type: application\/problem\+json/);
  expect(problem).toMatchObject({ status: 431, code: 'headers-too-large' });
  expect(refused).toEqual(['431 headers-too-large']);
});

test.each([
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ['a method that does not exist', `NONSENSE / HTTP/1.1\r\n${HEAD}\r\n`],
  ['a space in a header name', `GET / HTTP/1.1\r\n${HEAD}bad name: 1\r\n\r\n`],
  ['a control character in a header', `GET / HTTP/1.1\r\n${HEAD}x: a\x00b\r\n\r\n`],
  [
    'two ways to tell a length',
    `POST / HTTP/1.1\r\n${HEAD}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `POST / HTTP/1.1\r\n${HEAD}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`],
  ['a length that is none', `POST / HTTP/1.1\r\n${HEAD}Content-Length: -1\r\n\r\n`],
  ['a chunk without a size', `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['another version', `GET / HTTP/3.7\r\n${HEAD}\r\n`],
])('%s is refused with a 400 that closes', async (_what, text) => {
  const { port, refused } = await serve(echo);
  const { head, problem } = readProblem(await exchange(port, text));
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(problem).toMatchObject({ status: 400, code: 'malformed-request' });
  expect(refused).toEqual(['400 malformed-request']);
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no host, in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ['an impossible host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a host that only looks like one', 'GET / HTTP/1.1\r\nHost: .0.0.1\r\nConnection: close\r\n\r\n'],
  ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n'],
  ['a second host', `GET / HTTP/1.1\r\n${HEAD}host: bank.example\r\nConnection: close\r\n\r\n`],
  ['the same host twice', `GET / HTTP/1.1\r\n${HEAD}${HEAD}Connection: close\r\n\r\n`],
  ['a path that is none', `GET * HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`],
])('%s is refused with a 400', async (_what, text) => {
  const { port, refused } = await serve(echo);
  const { head, problem } = readProblem(await exchange(port, text));
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(problem).toMatchObject({ status: 400, code: 'malformed-request' });
  expect(refused).toEqual(['400 malformed-request']);
});

test('headers that do not come in time are refused with 408, and so is silence', async () => {
  const { port, refused } = await serve(echo, { headersMs: 100, requestMs: 200 });
  const late = openRaw(port);
  late.say(`GET / HTTP/1.1\r\n${HEAD}X-Slow: `);
  const silent = openRaw(port);
  for (const raw of [late, silent]) {
    const { head, problem } = readProblem(await raw.ended);
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(problem).toMatchObject({ status: 408, code: 'request-timeout' });
  }
  expect(refused).toEqual(['408 request-timeout', '408 request-timeout']);
});

test('a body that does not arrive in time is refused with 408, and the refusal is reported', async () => {
  const read = deferred<unknown>();
  const { port } = await serve(
    async (request) => {
      await request.text().catch((error: unknown) => read.resolve(error));
      return new Response('late');
    },
    { headersMs: 1000, requestMs: 1000 },
  );
  const raw = openRaw(port);
  raw.say(`POST / HTTP/1.1\r\n${HEAD}Content-Length: 10\r\n\r\nhalf`);
  expect(await raw.ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(await read.promise).toBeInstanceOf(Error);
});

test('a connection that is silent after an answer is closed', async () => {
  const { port } = await serve(echo, { keepAliveMs: 50 });
  const raw = openRaw(port);
  raw.say(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  expect(await raw.ended).toMatch(/^HTTP\/1\.1 200 /);
});

test('an answer that takes too long without a byte is cut', async () => {
  const { fetch: waiting } = slow();
  const { port } = await serve(waiting, { silenceMs: 50 });
  expect(await exchange(port, `GET / HTTP/1.1\r\n${HEAD}\r\n`)).toBe('');
});

describe('connections beyond the limit', () => {
  const ask = `GET / HTTP/1.1\r\n${HEAD}\r\n`;

  test('are closed immediately while all others have a request', async () => {
    const arrived: (() => void)[] = [];
    const { port } = await serve(
      () => new Promise((resolve) => arrived.push(() => resolve(new Response('done')))),
      {
        connections: 2,
      },
    );
    const busy = [openRaw(port), openRaw(port)];
    for (const raw of busy) raw.say(ask);
    await expect.poll(() => arrived.length).toBe(2);
    expect(await openRaw(port).ended).toBe('');
    for (const answer of arrived) answer();
    for (const raw of busy) expect(await raw.hear('done')).toContain('HTTP/1.1 200');
  });

  test('take the place of silent ones first, then of those between two requests', async () => {
    const { port } = await serve(echo, { connections: 3 });
    const used = openRaw(port);
    used.say(ask);
    await used.hear('HTTP/1.1 200');
    const silent = [openRaw(port), openRaw(port)];
    for (const raw of silent) await once(raw.socket, 'connect');
    for (const [at, closed] of [...silent, used].entries()) {
      const next = openRaw(port);
      next.say(ask);
      expect([at, await next.hear('HTTP/1.1 200')]).toEqual([at, expect.stringContaining('200 OK')]);
      expect(await closed.ended).toBe(closed.heard());
    }
  });
});

test('who asks before sending a large body is refused without it', async () => {
  const { port } = await serve(async (request) => {
    await request.body?.cancel();
    return new Response(null, { status: 413 });
  });
  const raw = openRaw(port);
  raw.say(`POST / HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\nContent-Length: 1048577\r\n\r\n`);
  expect(await raw.hear('HTTP/1.1 ')).toMatch(/^HTTP\/1\.1 413 /);
  raw.socket.destroy();
});

test('who asks before sending another body may send it', async () => {
  const { port } = await serve(echo);
  const raw = openRaw(port);
  raw.say(`POST / HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\nContent-Length: 4\r\n\r\n`);
  await raw.hear('HTTP/1.1 100 Continue');
  raw.say('body');
  expect(await raw.hear('"body":"body"')).toContain('HTTP/1.1 200 OK');
  raw.socket.destroy();
});

test('several requests in one go are answered in their order, and nonsense behind them last', async () => {
  const { port } = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    // The first takes longest.
    await new Promise((resolve) => setTimeout(resolve, pathname === '/1' ? 30 : 0));
    return new Response(pathname);
  });
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`;
  const raw = openRaw(port);
  raw.say(`${get('/1')}${get('/2')}${get('/3')}nonsense\r\n\r\n`);
  // More of it while the answers are still to come.
  const warned = vi.fn();
  process.on('warning', warned);
  for (let index = 0; index < 20; index += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    raw.say('nonsense\r\n\r\n');
  }
  const text = await raw.ended;
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 400',
  ]);
  expect(text.match(/\r\n\r\n\/\d/g)).toEqual(['\r\n\r\n/1', '\r\n\r\n/2', '\r\n\r\n/3']);
});

test('a caller who closes their side counts as gone: the answer is not waited for', async () => {
  const gone = deferred<void>();
  const { port } = await serve(({ signal }) => {
    signal.addEventListener('abort', () => gone.resolve());
    return new Promise(() => {});
  });
  const raw = openRaw(port);
  raw.socket.end(`GET /v1/x HTTP/1.1\r\n${HEAD}\r\n`);
  await gone.promise;
  expect(await raw.ended).toBe('');
});

test('a stop lets what has begun finish, closes what is silent, and takes nothing new', async () => {
  const { fetch: waiting, arrived, release } = slow();
  const { port, stop } = await serve(waiting);
  const busy = openRaw(port);
  const silent = openRaw(port);
  busy.say(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  await arrived;
  const stopped = stop(10_000);
  expect(await silent.ended).toBe('');
  const late = openRaw(port);
  expect(await late.ended).toBe('');
  release();
  expect(await busy.ended).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/);
  await stopped;
});

test('what is not done at the deadline is cut', async () => {
  const { fetch: waiting, arrived } = slow();
  const { port, stop } = await serve(waiting);
  const busy = openRaw(port);
  busy.say(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  await arrived;
  await stop(50);
  expect(await busy.ended).toBe('');
});

test('while it stops, an answer tells that its connection will close', async () => {
  const { fetch: waiting, arrived, release } = slow();
  const { port, stop } = await serve(async (request, from) =>
    request.url.endsWith('/slow') ? await waiting(request, from) : new Response('quick'),
  );
  const busy = openRaw(port);
  busy.say(`GET /slow HTTP/1.1\r\n${HEAD}\r\n`);
  await arrived;
  const stopped = stop(10_000);
  // A request on this connection is still taken, and gets its response after the slow one.
  busy.say(`GET /quick HTTP/1.1\r\n${HEAD}\r\n`);
  release();
  expect(await busy.ended).toMatch(/done/);
  await stopped;
});
