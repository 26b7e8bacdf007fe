import { existsSync, openSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import { type RunningSandbox, type RunOptions, runSandbox } from '../../../server/node/run-sandbox.ts';
import { DEVELOPMENT_KEY } from '../../../server/sandbox.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { exchange, openRaw } from './raw.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const OWN = 'own-key-0123456789';

function run(options: Partial<RunOptions> = {}): Promise<RunningSandbox> {
  const file = openSync(join(folder, 'log'), 'a');
  return runSandbox({
    store: { kind: 'sqlite', file: join(folder, 'bank.sqlite') },
    host: '127.0.0.1',
    port: 0,
    logLevel: 'info',
    logFile: file,
    ...options,
  });
}

const logged = () =>
  readFileSync(join(folder, 'log'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function read({ url, seed }: RunningSandbox, key: string): Promise<number> {
  const response = await fetch(`${url}/v1/program/${seed.programId}`, { headers: { 'sd-api-key': key } });
  await response.arrayBuffer();
  return response.status;
}

test('while it stops, it is alive and not ready, and what has begun is finished, written and logged', async () => {
  const running = await run();
  const busy = openRaw(Number(new URL(running.url).port));
  const head = 'Host: 127.0.0.1\r\n';
  const body = JSON.stringify(examples.createContact.requests.createContactRequest);
  const headers = [
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json',
    `sd-api-key: ${DEVELOPMENT_KEY}`,
  ].map((line) => `${line}\r\n`);
  busy.say(
    `GET /_sandbox/ready HTTP/1.1\r\n${head}\r\nPOST /v1/contact HTTP/1.1\r\n${head}${headers.join('')}\r\n`,
  );
  await busy.hear('"status":"ready"');
  const stopped = running.stop();
  busy.say(`${body}GET /_sandbox/ready HTTP/1.1\r\n${head}\r\nGET /_sandbox/health HTTP/1.1\r\n${head}\r\n`);
  const answers = await busy.ended;
  await stopped;
  expect(answers.match(/HTTP\/1\.1 \d{3}|"code":"stopping"/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 201',
    'HTTP/1.1 503',
    '"code":"stopping"',
  ]);
  expect(answers).toContain('"id":"con-');
  expect(logged().map(({ msg }) => msg)).toEqual([
    'listening',
    ...['answered', 'stopping', 'answered', 'answered', 'answered'],
    'stopped',
  ]);
});

test('a request that is not done at the deadline is cut, and its effect is either there or not', async () => {
  const running = await run();
  const late = openRaw(Number(new URL(running.url).port));
  late.say(
    `GET /v1/program/x HTTP/1.1\r\nHost: localhost\r\nx-sandbox-fault: {"delayMs":60000}\r\n\r\n` +
      'GET /_sandbox/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
  );
  await expect.poll(() => logged().some(({ control }) => control === true)).toBe(true);
  await running.stop(50);
  expect(await late.ended).toBe('');
});

test('a key of one’s own takes the development key away from a database that had it, and other keys stay', async () => {
  const first = await run();
  const made = await fetch(`${first.url}/_sandbox/keys`, { method: 'POST' });
  const { apiKey: other } = (await made.json()) as { apiKey: string };
  await first.stop();
  for (const _ of ['taken away', 'and again']) {
    const own = await run({ apiKey: OWN });
    expect(own.seed.apiKey).toBeUndefined();
    expect(await Promise.all([OWN, other, DEVELOPMENT_KEY].map((key) => read(own, key)))).toEqual([
      200, 200, 401,
    ]);
    await own.stop();
  }
});

test.each<RunOptions['store']['kind']>(['memory', 'sqlite'])(
  'the development key is not served to others from a new %s store, and nothing is made',
  async (kind) => {
    const file = join(folder, 'bank.sqlite');
    const store = kind === 'memory' ? { kind } : ({ kind: 'sqlite', file } as const);
    await expect(run({ host: '0.0.0.0', store })).rejects.toMatchObject({ name: 'DevelopmentKeyExposed' });
    expect(existsSync(file)).toBe(false);
  },
);

test('the development key is nobody’s own key', async () => {
  await expect(run({ host: '0.0.0.0', apiKey: DEVELOPMENT_KEY })).rejects.toMatchObject({
    name: 'DevelopmentKeyExposed',
  });
});

test('an address that cannot be listened on leaves the database as it was, closed', async () => {
  const first = await run();
  const { port } = new URL(first.url);
  await expect(run({ port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await read(first, DEVELOPMENT_KEY)).toBe(200);
  await first.stop();
  expect(existsSync(join(folder, 'bank.sqlite-wal'))).toBe(false);
});

test('the log names the file that was given, and no address of a database', async () => {
  const running = await run();
  await running.stop();
  expect(logged()[0]).toEqual({
    level: 'info',
    time: expect.any(String),
    pid: process.pid,
    msg: 'listening',
    url: running.url,
    store: 'sqlite',
    file: join(folder, 'bank.sqlite'),
  });
});

/** The status, or the code of a refusal, of a request for the program, sent to this machine with any Host header. */
async function readAs(host: string, { url, seed }: RunningSandbox, key: string): Promise<unknown> {
  const port = Number(new URL(url).port);
  const text = `GET /v1/program/${seed.programId} HTTP/1.1\r\nHost: ${host}\r\nsd-api-key: ${key}\r\nConnection: close\r\n\r\n`;
  const [head = '', body = ''] = (await exchange(port, text)).split('\r\n\r\n');
  const status = Number(head.split(' ')[1]);
  return status === 200 ? status : (JSON.parse(body) as { code: string }).code;
}

test('while the development key is valid, only local and allowed hosts are served', async () => {
  const running = await run({ store: { kind: 'memory' }, allowedHosts: ['Bank.Test'] });
  const { port } = new URL(running.url);
  for (const host of [
    `127.0.0.1:${port}`,
    'localhost',
    'LOCALHOST:1',
    'app.localhost',
    `[::1]:${port}`,
    'bank.test:80',
  ])
    expect([host, await readAs(host, running, DEVELOPMENT_KEY)]).toEqual([host, 200]);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1.evil.example',
    'notlocalhost',
    '10.0.0.1',
    'bank.test.evil',
  ])
    expect([host, await readAs(host, running, DEVELOPMENT_KEY)]).toEqual([host, 'unknown-host']);
  expect(await readAs('localhost', running, DEVELOPMENT_KEY)).toBe(200);
  await running.stop();
  expect(logged().filter(({ msg, code }) => msg === 'refused' && code === 'unknown-host')).toHaveLength(6);
});

test('with a key of its own, any host is served', async () => {
  const running = await run({ store: { kind: 'memory' }, apiKey: OWN });
  expect(await readAs('bank.example', running, OWN)).toBe(200);
  await running.stop();
});

/** As a container or another machine has it: not a loopback address. */
const LAN = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test('a caller at another address of this machine controls the bank with the control key only', async () => {
  const controlKey = 'a-control-key-of-the-suite';
  const running = await run({ host: '0.0.0.0', apiKey: OWN, controlKey });
  const { port } = new URL(running.url);
  // The name of a container stands for the address without a network: it is no loopback name either.
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      const target = { port, path, method, agent: false, host: LAN ?? '127.0.0.1' };
      const host = `${LAN ?? 'bank.internal'}:${port}`;
      request({ ...target, headers: { host, ...headers } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
  const withKey = { 'x-sandbox-control-key': controlKey };
  for (const path of ['/_sandbox/seed', '/_sandbox/requests', '/_sandbox/snapshot'])
    expect([path, await ask(path), await ask(path, withKey)]).toEqual([path, 403, 200]);
  expect(await ask('/_sandbox/reset', withKey, 'POST')).toBe(204);
  expect(await ask('/_sandbox/seed', { 'x-sandbox-control-key': OWN })).toBe(403);
  expect(await ask('/_sandbox/seed', { ...withKey, origin: 'https://bank.example' })).toBe(403);
  expect(await ask('/_sandbox/health')).toBe(200);
  await running.stop();
  expect(readFileSync(join(folder, 'log'), 'utf8')).not.toContain(controlKey);
});

test('a control key that is an API key of the database is refused', async () => {
  const first = await run({ apiKey: OWN });
  await first.stop();
  await expect(run({ apiKey: 'another-own-key-0123', controlKey: OWN })).rejects.toThrow(
    'The control key must not be an API key.',
  );
});
