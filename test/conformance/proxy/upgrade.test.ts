import { afterEach, expect, test } from 'vitest';
import { collecting } from './collecting.ts';
import { connectThrough, Stopping } from './sockets.ts';

const stopping = new Stopping();
afterEach(() => stopping.stop());

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('an upgraded connection is a tunnel, with what was sent before its response', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen, `${UPGRADE}early`);
  await server.receives('\r\n\r\n');
  expect(server.received).toContain('\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n');
  const response = 'HTTP/1.1 101 Switching Protocols\r\nUPGRADE: websocket\r\nConnection: Upgrade\r\n\r\n';
  server.write(`${response}\u0081\u0002hi`);
  await client.receives(`${response}\u0081\u0002hi`);
  await server.receives('early');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await server.receives('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  server.socket.end();
  expect(await client.end()).toBe('ended');
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { failure: 'not-recorded' } }]);
  expect(seen.problems).toEqual([]);
});

test('a client that goes leaves the tunnel', async () => {
  const { client, server } = await connectThrough(stopping, {}, UPGRADE);
  await server.receives('\r\n\r\n');
  server.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  await client.receives('\r\n\r\n');
  client.socket.destroy();
  expect(await server.end()).not.toBe('open');
});

test('a refused upgrade is a call, and ends the connection', async () => {
  const seen = collecting();
  const { client, server } = await connectThrough(stopping, seen, UPGRADE);
  await server.receives('\r\n\r\n');
  server.write('HTTP/1.1 426 No\r\nContent-Length: 2\r\n\r\nno');
  expect(await client.end()).toBe('ended');
  expect(client.received).toBe('HTTP/1.1 426 No\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno');
  await seen.count(1);
  expect(seen.calls).toMatchObject([{ response: { status: 426 } }]);
});

test.each([
  ['GET', ''],
  ['POST', 'hello'],
])('clients of Java ask for HTTP/2 beside each %s, which is read as HTTP/1.1', async (method, body) => {
  const seen = collecting();
  const request =
    `${method} /a HTTP/1.1\r\nConnection: Upgrade, HTTP2-Settings\r\nContent-Length: ${body.length}\r\nHost: localhost\r\n` +
    `HTTP2-Settings: AAEAAEAA\r\nUpgrade: h2c\r\n\r\n${body}`;
  const { client, server, target } = await connectThrough(stopping, seen, request);
  for (let count = 1; count <= 2; count += 1) {
    await server.until(({ received }) => received.endsWith(`\r\n\r\n${body}`));
    expect(server.received).toBe(
      `${method} /a HTTP/1.1\r\nContent-Length: ${body.length}\r\nHost: ${target.url.host}\r\nConnection: keep-alive\r\n\r\n${body}`,
    );
    server.received = '';
    server.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    await client.until(({ received }) => received.split('ok').length > count);
    await seen.count(count);
    if (count === 1) client.write(request);
  }
  expect(seen.calls.map(({ request }) => request.content.toString())).toEqual([body, body]);
});
