import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentRequest } from '../../../console/console-types.ts';
import { localBaseUrl, localTarget } from '../../../console/targets/local-target.ts';
import { type Serving, serveSandbox } from '../../../server/node/serve.ts';
import { createSandbox } from '../../../server/sandbox.ts';

const REQUEST: SentRequest = { operation: 'x', method: 'GET', path: '/x', headers: [], body: undefined };

test.each([
  ['http://127.0.0.1:4020', 'http://127.0.0.1:4020'],
  ['http://localhost:4010/', 'http://localhost:4010'],
  [' localhost:4010/base/ ', 'http://localhost:4010/base'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['http://2130706433:80', 'http://127.0.0.1'],
])('%s is on this machine', (typed, base) => {
  expect(localBaseUrl(typed)).toBe(base);
});

test.each([
  '',
  '/',
  'https://127.0.0.1:4020',
  'http://bank.example',
  'http://localhost.bank.example',
  'http://127.0.0.1.bank.example',
  'http://localhost@bank.example',
  'http://key:secret@127.0.0.1',
  'http://127.0.0.1:4020/?a=b',
  'http://127.0.0.2',
  'http://[::1]:4020',
  'http://[::ffff:127.0.0.1]',
  'http://0.0.0.0:4020',
  'http://192.168.0.1',
  'http://foo.localhost',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'bank.example',
  '//bank.example',
  'http:\\\\bank.example',
])('%j is refused, with a sentence for the reader', (typed) => {
  expect(() => localBaseUrl(typed)).toThrow(/^[A-Z].*[.:]|http:\/\/127/);
  expect(() => localTarget(typed)).toThrow(TypeError);
});

test.each(['.bank.example/x', '@bank.example/x', ':80@bank.example', 'x', ''])(
  'no path leads to another host: %j',
  async (path) => {
    let called = 0;
    const fetch = async () => {
      called += 1;
      return new Response();
    };
    const target = localTarget('http://127.0.0.1', fetch as typeof globalThis.fetch);
    await expect(target.send({ ...REQUEST, path })).rejects.toThrow('another host');
    expect(called).toBe(0);
  },
);

test('a page sets no cookies, keeps none, follows no redirect and says not where it is', async () => {
  const calls: RequestInit[] = [];
  const fetch = async (_url: unknown, init: RequestInit) => {
    calls.push(init);
    return new Response('{}');
  };
  const target = localTarget('http://127.0.0.1', fetch as typeof globalThis.fetch);
  await target.send(REQUEST);
  expect(calls).toMatchObject([{ credentials: 'omit', redirect: 'manual', referrerPolicy: 'no-referrer' }]);
  await expect(target.send({ ...REQUEST, headers: [['cookie', 'a=b']] })).rejects.toThrow('curl');
  expect(calls).toHaveLength(1);
});

describe('with a sandbox', () => {
  let serving: Serving;
  beforeAll(async () => {
    serving = await serveSandbox({ sandbox: await createSandbox(), host: '127.0.0.1', port: 0 });
  });
  afterAll(() => serving.stop(0));

  test('a call goes there and comes back', async () => {
    const response = await localTarget(serving.url).send({ ...REQUEST, path: '/v1/nowhere' });
    expect(response).toMatchObject({ status: 404, text: expect.stringContaining('unknown-path') });
    expect(response.headers.map(([name]) => name)).toContain('x-request-id');
  });

  test('one that nobody hears names the address', async () => {
    const gone = await serveSandbox({ sandbox: await createSandbox(), host: '127.0.0.1', port: 0 });
    await gone.stop(0);
    await expect(localTarget(gone.url).send(REQUEST)).rejects.toThrow(gone.url);
  });
});
