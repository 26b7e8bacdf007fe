import type { ServerResponse } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './chromium.ts';
import { FaultServer, json, type Seen, silence } from './fault-server.ts';
import { BANK, type GeneratedClient, generateClient } from './generated-client.ts';

let made: GeneratedClient;
let server: FaultServer;
let site: Site;

/** Runs the same calls wherever it is loaded, and returns what came of them. */
const ENTRY = `
import { createClient, isApiError, maskedHooks } from './client.ts';
import { responses } from './validators.ts';

const kindOf = (call) => call.then((data) => ({ data }), (error) => ({
  api: isApiError(error), kind: error.kind, status: error.status, body: error.body, printed: String(error) + JSON.stringify(error),
}));

globalThis.runCalls = async (baseUrl) => {
  const events = [];
  const client = createClient({
    baseUrl,
    credentials: { apiKey: async () => 'key-canary', personId: 'per-canary' },
    validateResponse: responses,
    retry: { baseDelayMs: 2 },
    hooks: maskedHooks({ onRequest: ({ headers }) => events.push(headers), onResponse: ({ status }) => events.push(status) }),
  });
  const slow = new AbortController();
  setTimeout(() => slow.abort(), 50);
  return {
    card: await kindOf(client.createCard({ label: 'x' })),
    program: await kindOf(client.retrieveProgram('prg-1')),
    refused: await kindOf(client.updateAccount('acc-1', {})),
    redirected: await kindOf(client.createAccount({})),
    aborted: await kindOf(client.receiveAchPull({}, { signal: slow.signal })),
    late: await kindOf(client.receiveAchPull({}, { timeoutMs: 50 })),
    raw: await client.raw.PATCH('/v1/send/check/{transferId}', { params: { path: { transferId: 'tra-1' } }, body: { title: 'Rent' } })
      .then(({ error, response }) => ({ error, status: response.status })),
    events,
  };
};
globalThis.onmessage = async ({ data }) => globalThis.postMessage(await globalThis.runCalls(data));
`;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

beforeAll(async () => {
  made = await generateClient(BANK);
  return () => made.remove();
});

beforeAll(async () => {
  server = await FaultServer.start();
  return () => server.stop();
});

beforeAll(async () => {
  site = await openSite({ '/client.js': await made.bundle(ENTRY, 'iife') });
  await site.page.addScriptTag({ url: '/client.js' });
  return () => site.stop();
});

function exampleOf(id: string): unknown {
  const operation = made.model.operations.find((one) => one.id === id);
  return operation?.responses.find(({ success }) => success)?.contents[0]?.examples[0]?.value;
}

/** Answers by address, with what a browser asks for beforehand. */
function behave(): void {
  let programs = 0;
  server.answers((response: ServerResponse, seen: Seen) => {
    const answer = (status: number, body: unknown, headers = {}) =>
      json(status, body, { ...cors, ...headers })(response, seen);
    if (seen.method === 'OPTIONS')
      return void response.writeHead(204, { ...cors, 'access-control-max-age': '60' }).end();
    if (seen.url === '/v1/card') return answer(201, exampleOf('createCard'));
    if (seen.url.startsWith('/v1/program/')) {
      programs++;
      return programs === 1 ? answer(503, {}) : answer(200, exampleOf('retrieveProgram'));
    }
    if (seen.url.startsWith('/v1/account/')) return answer(422, { echo: seen.headers['sd-api-key'] });
    if (seen.url === '/v1/account') return answer(307, {}, { location: `${server.url}/stolen` });
    if (seen.url === '/v1/receive/ach') return silence(response, seen);
    return answer(409, { sent: seen.body });
  });
}

const EXPECTED = {
  refused: { api: true, kind: 'status', status: 422, body: { echo: '***' } },
  redirected: { api: true, kind: 'redirect' },
  aborted: { api: true, kind: 'aborted' },
  late: { api: true, kind: 'timeout' },
  raw: { error: { sent: '{"title":"Rent"}' }, status: 409 },
};

function check(outcome: Record<string, unknown>): void {
  expect(outcome).toMatchObject({
    ...EXPECTED,
    card: { data: exampleOf('createCard') },
    program: { data: exampleOf('retrieveProgram') },
  });
  expect(JSON.stringify(outcome)).not.toContain('canary');
  const paths = server.seen.filter(({ method }) => method !== 'OPTIONS').map(({ url }) => url);
  expect(paths).not.toContain('/stolen');
  expect(paths.filter((path) => path.startsWith('/v1/program/'))).toHaveLength(2);
  expect(
    server.seen.find(({ url, method }) => url === '/v1/card' && method === 'POST')?.headers,
  ).toMatchObject({
    'sd-api-key': 'key-canary',
    'sd-person-id': 'per-canary',
  });
}

test('in a page of another origin', async () => {
  behave();
  const outcome = await site.page.evaluate(
    (baseUrl) => (globalThis as unknown as { runCalls(url: string): Promise<object> }).runCalls(baseUrl),
    server.url,
  );
  check(outcome as Record<string, unknown>);
});

test('in a worker', async () => {
  behave();
  const outcome = await site.page.evaluate(
    (baseUrl) =>
      new Promise<object>((resolve, reject) => {
        const worker = new Worker('/client.js');
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(baseUrl);
      }),
    server.url,
  );
  check(outcome as Record<string, unknown>);
});
