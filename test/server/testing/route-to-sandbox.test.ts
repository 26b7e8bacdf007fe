import type { Page, Route } from '@playwright/test';
import { expect, test } from 'vitest';
import { type RouteOptions, routeToSandbox } from '../../../server/testing/route-to-sandbox.ts';
import { openTestSandbox } from '../../../server/testing/test-sandbox.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Returns what Playwright is asked to do with a request: `fulfill` with these arguments, or `abort`. */
type Done = readonly [name: string, argument: { status?: number; headers?: object; body?: Buffer } | string];

/** A page of which only the routes are there. */
async function openPage(options?: RouteOptions) {
  const sandbox = await openTestSandbox();
  const routes: { includes: (url: URL) => boolean; handle: (route: Route) => Promise<void> }[] = [];
  const page = {
    route: async (includes: never, handle: never) => void routes.push({ includes, handle }),
    unroute: async () => void routes.pop(),
  } as unknown as Page;
  const end = await routeToSandbox(page, sandbox, options);
  const includes = (url: string) => routes.some((route) => route.includes(new URL(url)));
  async function send(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Done[]> {
    const done: Done[] = [];
    const route = {
      request: () => ({
        url: () => url,
        method: () => method,
        headers: () => headers,
        postDataBuffer: () => (body === undefined ? null : Buffer.from(body)),
      }),
      fulfill: async (response: object) => void done.push(['fulfill', response]),
      abort: async (reason: string) => void done.push(['abort', reason]),
    } as unknown as Route;
    expect(includes(url)).toBe(true);
    await routes[0]?.handle(route);
    return done;
  }
  const { apiKey, personId, programId, businessId } = sandbox.seed;
  const credentials = { 'sd-api-key': apiKey, 'sd-person-id': personId };
  return { sandbox, includes, send, end, credentials, programId, businessId };
}

const bodyOf = (done: readonly Done[]) => {
  const [, response] = done[0] as [string, { body: Buffer }];
  return JSON.parse(String(response.body)) as object;
};

test('a request for the bank goes to the sandbox', async () => {
  const { send, credentials, businessId } = await openPage();
  const headers = { ...credentials, 'content-type': 'application/json' };
  const body = JSON.stringify({
    acceptedTerms: true,
    businessId,
    label: 'Payroll',
    type: 'businessChecking',
  });
  const done = await send('https://bank.example/v1/account', { method: 'POST', headers, body });
  expect(done).toMatchObject([['fulfill', { status: 201 }]]);
  expect(bodyOf(done)).toMatchObject({ label: 'Payroll', businessId });
});

test('a page may read the headers that it may read from the sandbox over HTTP', async () => {
  const { send, credentials, programId } = await openPage();
  const [done] = await send(`https://bank.example/v1/program/${programId}`, { headers: credentials });
  expect(done?.[1]).toMatchObject({
    headers: { 'x-request-id': expect.any(String), 'access-control-expose-headers': /x-request-id/ },
  });
});

test.each(['before', 'after', 'midway'] as const)('a connection that is cut %s is an error', async (drop) => {
  const { sandbox, send, credentials, programId } = await openPage();
  sandbox.faults.add({ drop });
  const done = await send(`https://bank.example/v1/program/${programId}`, { headers: credentials });
  expect(done).toEqual([['abort', 'connectionreset']]);
});

test('credentials are those of the page, unless the option adds what is missing', async () => {
  const path = ({ programId }: { programId: string }) => `https://bank.example/v1/program/${programId}`;
  const plain = await openPage();
  expect(await plain.send(path(plain))).toMatchObject([['fulfill', { status: 401 }]]);
  const adding = await openPage({ addCredentials: true });
  expect(await adding.send(path(adding))).toMatchObject([['fulfill', { status: 200 }]]);
  const headers = { 'sd-api-key': 'another' };
  expect(await adding.send(path(adding), { headers })).toMatchObject([['fulfill', { status: 401 }]]);
});

const APP = 'http://localhost:5173';

test.each<[RouteOptions, url: string, is: boolean]>([
  [{}, 'https://bank.example/v1/account', true],
  [{}, 'https://bank.example/unknown', true],
  [{}, 'https://other.example/v1/account', false],
  [{ bankUrl: 'https://bank.example/api/' }, 'https://bank.example/api/v1/account', true],
  [{ bankUrl: 'https://bank.example/api' }, 'https://bank.example/apis/v1/account', false],
  [{ bankUrl: '/api', baseURL: APP }, `${APP}/api/v1/account`, true],
  [{ bankUrl: '/api', baseURL: APP }, `${APP}/api/session`, false],
  [{ bankUrl: '/', baseURL: APP }, `${APP}/v1/account`, true],
  [{ bankUrl: '/', baseURL: APP }, `${APP}/src/main.tsx`, false],
  [{ bankUrl: 'http://localhost:4020', baseURL: APP }, 'http://localhost:4020/other', true],
])('with %j, %s belongs to the bank: %s', async (options, url, is) => {
  expect((await openPage(options)).includes(url)).toBe(is);
});

test('what comes before the paths of the API is left out', async () => {
  const { send, programId } = await openPage({ bankUrl: '/api', baseURL: APP, addCredentials: true });
  expect(bodyOf(await send(`${APP}/api/v1/program/${programId}`))).toMatchObject({ id: programId });
});

test.each([['/api'], ['no URL']])('bankUrl %j without a baseURL is refused', async (bankUrl) => {
  await expect(openPage({ bankUrl })).rejects.toThrow(TypeError);
});

test('the end cuts a request that a fault delays', async () => {
  const { sandbox, send, end, includes, credentials, programId } = await openPage();
  sandbox.faults.add({ delayMs: 30_000 });
  const late = send(`https://bank.example/v1/program/${programId}`, { headers: credentials });
  await end();
  expect(await late).toEqual([['abort', 'connectionreset']]);
  expect(includes('https://bank.example/v1/account')).toBe(false);
});
