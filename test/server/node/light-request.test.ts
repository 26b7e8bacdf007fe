import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { LightRequest } from '../../../server/node/light-request.ts';

const rawHeaders = [
  'Accept',
  'text/html',
  'X-Many',
  'one',
  'Cookie',
  'a=1',
  'x-many',
  'two',
  'Cookie',
  'b=2',
];
const incoming = { method: 'GET', url: '/v1/program/prg-1?a=b', rawHeaders } as unknown as IncomingMessage;
const light = () => new LightRequest(incoming, 'http://127.0.0.1:4020') as unknown as Request;

test('has what a Request has', async () => {
  const request = light();
  expect(request).toBeInstanceOf(Request);
  expect([request.method, request.url]).toEqual(['GET', 'http://127.0.0.1:4020/v1/program/prg-1?a=b']);
  expect([request.signal.aborted, request.bodyUsed, request.body, request.redirect]).toEqual([
    false,
    false,
    null,
    'follow',
  ]);
  expect(await request.text()).toBe('');
  expect(request.clone().url).toBe(request.url);
  expect(new Request(request.url, { headers: request.headers }).headers.get('accept')).toBe('text/html');
});

test('has the headers that Headers has', () => {
  const { headers } = light();
  expect(headers).toBeInstanceOf(Headers);
  const real = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    real.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  for (const name of ['accept', 'X-MANY', 'cookie', 'none']) {
    expect(headers.get(name), name).toBe(real.get(name));
    expect(headers.has(name), name).toBe(real.has(name));
  }
  expect([...headers]).toEqual([...real]);
});
