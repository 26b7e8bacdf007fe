import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serveSandbox } from '../../../server/node/serve.ts';

let serving: Serving;
let open: Serving;
beforeAll(async () => {
  const fetch = async (request: Request) =>
    request.method === 'OPTIONS'
      ? new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } })
      : Response.json({});
  serving = await serveSandbox({ sandbox: { fetch }, host: '127.0.0.1', port: 0 });
  open = await serveSandbox({
    sandbox: { fetch },
    host: '127.0.0.1',
    port: 0,
    allowedOrigins: ['null', 'http://app.test:5173'],
  });
});
afterAll(() => Promise.all([serving.stop(0), open.stop(0)]));

async function headersFor(path: string, headers: Record<string, string>, method = 'GET', { url } = serving) {
  const response = await fetch(`${url}${path}`, { method, headers });
  const cors = [...response.headers].filter(
    ([name]) => name.startsWith('access-control-') || name === 'vary' || name === 'allow',
  );
  return Object.fromEntries(cors);
}

test.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'https://localhost'])(
  'a page of %s may ask the API and see the answer',
  async (origin) => {
    expect(await headersFor('/v1/program/x', { origin })).toEqual({
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-request-id, retry-after',
    });
  },
);

test('a preflight request is answered with what may be sent', async () => {
  const asks = { origin: 'http://localhost:5173', 'access-control-request-method': 'PATCH' };
  expect(await headersFor('/v1/account/x', asks, 'OPTIONS')).toEqual({
    allow: 'POST, OPTIONS',
    vary: 'Origin',
    'access-control-allow-origin': 'http://localhost:5173',
    'access-control-allow-methods': 'GET, POST, PATCH',
    'access-control-allow-headers': 'content-type, sd-api-key, sd-person-id, x-sandbox-fault',
    'access-control-max-age': '600',
  });
});

test.each([
  'https://bank.example',
  'http://localhost.bank.example',
  'http://127.0.0.1.bank.example:80',
  'http://10.0.0.1',
  'null',
  'file://',
  'localhost:5173',
])('a page of %s may not', async (origin) => {
  expect(await headersFor('/v1/program/x', { origin })).toEqual({ vary: 'Origin' });
  const asks = { origin, 'access-control-request-method': 'POST' };
  expect(await headersFor('/v1/account', asks, 'OPTIONS')).toEqual({
    vary: 'Origin',
    allow: 'POST, OPTIONS',
  });
});

test.each(['/_sandbox/', '/_sandbox/seed', '/_sandbox'])('no page is let in to %s', async (path) => {
  const origin = 'http://localhost:5173';
  expect(await headersFor(path, { origin })).toEqual({});
  const asks = { origin, 'access-control-request-method': 'POST' };
  expect(await headersFor(path, asks, 'OPTIONS')).toEqual({ allow: 'POST, OPTIONS' });
});

test.each(['null', 'http://app.test:5173', 'http://localhost:3000'])(
  'a page of %s may where its origin is named',
  async (origin) => {
    expect(await headersFor('/v1/program/x', { origin }, 'GET', open)).toMatchObject({
      'access-control-allow-origin': origin,
    });
    expect(await headersFor('/_sandbox/seed', { origin }, 'GET', open)).toEqual({});
  },
);

test.each(['http://app.test', 'https://app.test:5173', 'http://other.test:5173', 'file://'])(
  'a page of %s may not where others are named',
  async (origin) => {
    expect(await headersFor('/v1/program/x', { origin }, 'GET', open)).toEqual({ vary: 'Origin' });
  },
);

test('a browser that asks for the private network is told yes for pages that may call, and nothing for others', async () => {
  const asks = { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' };
  const allowed = { 'access-control-allow-private-network': 'true' };
  const origin = 'http://localhost:5173';
  expect(await headersFor('/v1/account', { origin, ...asks }, 'OPTIONS')).toMatchObject(allowed);
  const foreign = { origin: 'https://bank.example', ...asks };
  expect(await headersFor('/v1/account', foreign, 'OPTIONS')).not.toHaveProperty(
    'access-control-allow-private-network',
  );
});

test('without an origin nothing is added', async () => {
  expect(await headersFor('/v1/program/x', {})).toEqual({});
});

test.each(['http://localhost/_sandbox/seed', '/v1/../_sandbox/seed', '/_sandbox/seed'])(
  'however the address is written, %s is shown to no page',
  async (path) => {
    const asked = get(serving.url, { path, headers: { origin: 'http://localhost:5173' }, agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  },
);
