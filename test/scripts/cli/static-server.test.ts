import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaticServer, serveStatic } from '../../../scripts/cli/static-server.ts';

let server: StaticServer;
const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;

beforeAll(async () => {
  server = await serveStatic({ '/': { type: 'text/html; charset=utf-8', body: '<p>ä</p>' } }, 0);
});
afterAll(() => server.close());

test('a page comes with its type, length and a tag that saves the next transfer', async () => {
  const response = await fetch(url('/?x=1'));
  expect(await response.text()).toBe('<p>ä</p>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': '9',
    'x-content-type-options': 'nosniff',
  });
  const again = await fetch(url('/'), { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('HEAD has no body, anything else is refused', async () => {
  const head = await fetch(url('/'), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '9', '']);
  const post = await fetch(url('/'), { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(url('/other'))).status).toBe(404);
});

test('a taken port is the system’s own error', async () => {
  await expect(serveStatic({}, server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing ends open connections and frees the port', async () => {
  const one = await serveStatic({ '/': { type: 'text/plain', body: 'x' } }, 0);
  await (await fetch(`http://127.0.0.1:${one.port}/`)).text();
  await one.close();
  const two = await serveStatic({}, one.port);
  await two.close();
});
