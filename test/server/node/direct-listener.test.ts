import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashKey } from '../../../server/node/keys.ts';
import { type Serving, serveSandbox } from '../../../server/node/serve.ts';
import { createSandbox, DEVELOPMENT_KEY, type Sandbox } from '../../../server/sandbox.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import { openRaw } from './raw.ts';

const store = memoryStore();
let sandbox: Sandbox;
let serving: Serving;
let hashed = 0;
beforeAll(async () => {
  sandbox = await createSandbox({
    store,
    hashKey(key) {
      hashed += 1;
      return hashKey(key);
    },
  });
  serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0 });
  // The listener takes the short way only for a Host that it has accepted before.
  await fetch(`${serving.url}/`);
});
afterAll(() => serving.stop(0));

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Without what differs from call to call. */
function comparable({ status, headers, body }: Heard): Heard {
  const { 'x-request-id': id = '', date, connection, 'keep-alive': keepAlive, ...rest } = headers;
  expect(id).toMatch(/^\w+-\w+$/);
  return { status, headers: rest, body };
}

async function overSocket(lines: readonly string[]): Promise<Heard> {
  const raw = openRaw(serving.port);
  raw.say(`${[...lines, `Host: 127.0.0.1:${serving.port}`, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const [head = '', ...body] = (await raw.ended).split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field) => field.split(': ') as [string, string]);
  return comparable({
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(body.join('\r\n\r\n'), 'latin1').toString(),
  });
}

async function asFetch(path: string, init: RequestInit): Promise<Heard> {
  const response = await sandbox.fetch(new Request(`${serving.url}${path}`, init));
  const body = await response.text();
  const headers = {
    ...Object.fromEntries(response.headers),
    'content-length': String(Buffer.byteLength(body)),
  };
  return comparable({ status: response.status, headers, body });
}

const KEY = { 'sd-api-key': DEVELOPMENT_KEY };

test.each<[what: string, path: (programId: string) => string, headers: Record<string, string>]>([
  ['a record', (id) => `/v1/program/${id}`, KEY],
  ['a record with a query', (id) => `/v1/program/${id}?a=%2F&b`, KEY],
  ['an unknown key', (id) => `/v1/program/${id}`, { 'sd-api-key': 'unknown' }],
  ['no key', (id) => `/v1/program/${id}`, {}],
  ['an unknown record', () => '/v1/program/prg-00000000', KEY],
  ['an invalid id', () => '/v1/program/none', KEY],
  ['an escaped path', () => '/v1/program/%70rg', KEY],
  ['a broken escape', () => '/v1/program/%zz', KEY],
  ['dots', (id) => `/v1/../v1/program/./${id}`, KEY],
  ['an unknown path', () => '/v2', KEY],
  ['another method', () => '/v1/account', KEY],
  ['control', () => '/_sandbox/seed', {}],
])('a GET over a socket and through fetch get the same response: %s', async (_what, path, headers) => {
  const target = path(sandbox.seed.programId);
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  expect(await overSocket([`GET ${target} HTTP/1.1`, ...given])).toEqual(await asFetch(target, { headers }));
});

test('a text that is not ASCII is sent as UTF-8, the first time and again', async () => {
  const { programId } = sandbox.seed;
  const productName = 'Größe 東京 😀';
  await store.change([programId], ([text = '']) => ({
    put: [{ id: programId, text: JSON.stringify({ ...JSON.parse(text), productName }) }],
    result: undefined,
  }));
  const lines = [`GET /v1/program/${programId} HTTP/1.1`, `sd-api-key: ${DEVELOPMENT_KEY}`];
  for (let time = 0; time < 3; time += 1)
    expect(JSON.parse((await overSocket(lines)).body)).toMatchObject({ productName });
});

test('a fault applies to a GET over a socket', async () => {
  const target = `/v1/program/${sandbox.seed.programId}`;
  const lines = [`GET ${target} HTTP/1.1`, `sd-api-key: ${DEVELOPMENT_KEY}`];
  const fault = { answer: { status: 418 } };
  expect((await overSocket([...lines, `x-sandbox-fault: ${JSON.stringify(fault)}`])).status).toBe(418);
  sandbox.faults.add(fault);
  expect((await overSocket(lines)).status).toBe(418);
  expect((await overSocket(lines)).status).toBe(200);
});

test('an equal GET gets the same response with another request id, and is recorded like the first', async () => {
  const { programId } = sandbox.seed;
  const repeated = { method: 'GET', headers: KEY };
  await sandbox.reset();
  const before = hashed;
  const responses: Response[] = [];
  for (let time = 0; time < 4; time += 1)
    responses.push(await fetch(`${serving.url}/v1/program/${programId}`, repeated));
  // The operation ran once.
  expect(hashed - before).toBe(1);
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
  const ids = responses.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(ids.length);
  const recorded = sandbox.requests();
  expect(recorded.map(({ requestId }) => requestId)).toEqual(ids);
  const same = recorded.map(({ requestId, time, milliseconds, ...rest }) => rest);
  expect(same).toEqual(ids.map(() => same[0]));
  expect(same[0]).toMatchObject({ operation: 'retrieveProgram', programId, status: 200 });
});

test('an equal GET gets another response once what it depends on has changed', async () => {
  const { programId } = sandbox.seed;
  const ask = async () => {
    const response = await fetch(`${serving.url}/v1/program/${programId}`, { headers: KEY });
    return { status: response.status, body: (await response.json()) as { productName?: string } };
  };
  const rename = (productName: string) =>
    store.change([programId], ([text = '']) => ({
      put: [{ id: programId, text: JSON.stringify({ ...JSON.parse(text), productName }) }],
      result: undefined,
    }));
  await sandbox.reset();
  const before = await ask();
  await rename('Other');
  expect((await ask()).body).toEqual({ ...before.body, productName: 'Other' });
  await rename(before.body.productName ?? '');
  expect(await ask()).toEqual(before);

  const keyId = `key-${hashKey(DEVELOPMENT_KEY)}`;
  const [key = ''] = await store.read([keyId]);
  await store.change([], () => ({ put: [], remove: [keyId], result: undefined }));
  expect((await ask()).status).toBe(401);
  await store.change([], () => ({ put: [{ id: keyId, text: key }], result: undefined }));
  expect(await ask()).toEqual(before);
});

test('a GET that differs in a header gets its own response', async () => {
  const target = `${serving.url}/v1/program/${sandbox.seed.programId}`;
  const statusWith = async (headers: Record<string, string>) => (await fetch(target, { headers })).status;
  expect(await statusWith(KEY)).toBe(200);
  expect(await statusWith({ 'sd-api-key': 'unknown' })).toBe(401);
  expect(await statusWith({})).toBe(401);
  expect(await statusWith(KEY)).toBe(200);
});
