import { Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { collecting } from './collecting.ts';
import { connectThrough, connectTo, Stopping } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

test('a receiver of calls that throws harms no call', async () => {
  const seen = collecting();
  const onCall = () => {
    throw new Error('no space left');
  };
  const { client, server } = await connectThrough(stopping, { ...seen, onCall }, GET);
  for (let count = 1; count <= 2; count += 1) {
    await server.receives('\r\n\r\n');
    server.received = '';
    server.write(OK);
    await client.until(({ received }) => received.split('ok').length > count);
    if (count === 1) client.write(GET);
  }
  await expect.poll(() => seen.problems).toEqual(Array(2).fill('a call could not be taken: no space left'));
});

test('it stops when the calls under way are over, and idle connections at once', async () => {
  const { proxy, client, server } = await connectThrough(stopping, {}, GET);
  const idle = await connectTo(proxy.url);
  await server.receives('\r\n\r\n');
  expect(proxy.isIdle).toBe(false);
  const stopped = proxy.stop(60_000);
  expect(await idle.end()).toBe('ended');
  server.write(OK);
  expect(await client.end()).toBe('ended');
  expect(client.received).toMatch(/ok$/);
  await stopped;
});

test('what does not end in time is aborted', async () => {
  const seen = collecting();
  const { proxy, client, server } = await connectThrough(stopping, seen, GET);
  await server.receives('\r\n\r\n');
  await proxy.stop(0);
  expect(await client.end()).not.toBe('open');
  expect(await server.end()).not.toBe('open');
  expect(seen.calls).toMatchObject([{ response: { failure: 'interrupted' } }]);
});

test('a client that keeps an idle connection does not keep the proxy from stopping', async () => {
  const { proxy, client, server } = await connectThrough(stopping, {}, GET);
  await server.receives('\r\n\r\n');
  server.write('HTTP/1.1 204 No Content\r\n\r\n');
  await client.receives('\r\n\r\n');
  await expect.poll(() => proxy.isIdle).toBe(true);
  await proxy.stop(2 ** 30);
  expect(await client.end()).toBe('ended');
});

test('what the system refuses to accept is said, and what it has accepted goes on', async () => {
  const seen = collecting();
  const listening = vi.spyOn(Server.prototype, 'listen');
  const { client, server } = await connectThrough(stopping, seen, GET);
  const own = listening.mock.contexts.at(-1) as Server;
  listening.mockRestore();
  own.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  expect(seen.problems).toEqual(['a connection could not be accepted: accept EMFILE']);
  await server.receives('\r\n\r\n');
  server.write(OK);
  await client.receives('ok');
});
