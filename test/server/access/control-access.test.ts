import { expect, test } from 'vitest';
import { hashKey } from '../../../server/node/keys.ts';
import { createSandbox, type Sandbox } from '../../../server/sandbox.ts';
import type { Caller } from '../../../server/sandbox-types.ts';

const KEY = 'a-control-key-of-the-suite';
const API_KEY = 'an-api-key-of-the-suite';
const CONTAINER: Caller = { remoteAddress: '172.17.0.2' };
const LOCAL: Caller = { remoteAddress: '127.0.0.1' };

async function statusOf(
  sandbox: Sandbox,
  headers: Record<string, string>,
  caller: Caller = CONTAINER,
  url = 'http://bank.internal:4020/_sandbox/seed',
): Promise<string> {
  const response = await sandbox.fetch(new Request(url, { headers }), caller);
  const { code = '' } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`.trim();
}

const withKey = { 'x-sandbox-control-key': KEY };

test('a caller elsewhere needs the key, one on this machine does not', async () => {
  const sandbox = await createSandbox({ hashKey, apiKey: API_KEY, controlKey: KEY });
  const url = 'http://127.0.0.1:4020/_sandbox/seed';
  expect(await statusOf(sandbox, withKey)).toBe('200');
  expect(await statusOf(sandbox, { ...withKey, 'x-forwarded-for': '203.0.113.9' })).toBe('200');
  expect(await statusOf(sandbox, {})).toBe('403 loopback-only');
  expect(await statusOf(sandbox, {}, LOCAL, url)).toBe('200');
  expect(await statusOf(sandbox, withKey, LOCAL, url)).toBe('200');
});

test.each([
  ['another key', 'a-control-key-of-the-suitf'],
  ['a part of it', KEY.slice(0, -1)],
  ['more than it', `${KEY}x`],
  ['nothing', ''],
  ['the API key', API_KEY],
  ['its hash', hashKey(KEY)],
])('%s is refused, on this machine too', async (_what, key) => {
  const sandbox = await createSandbox({ hashKey, apiKey: API_KEY, controlKey: KEY });
  const headers = { 'x-sandbox-control-key': key };
  expect(await statusOf(sandbox, headers)).toBe('403 wrong-control-key');
  expect(await statusOf(sandbox, headers, LOCAL, 'http://127.0.0.1/_sandbox/seed')).toBe(
    '403 wrong-control-key',
  );
});

test('a web page of another origin is refused with the key', async () => {
  const sandbox = await createSandbox({ hashKey, apiKey: API_KEY, controlKey: KEY });
  for (const headers of [
    { origin: 'https://bank.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect(await statusOf(sandbox, { ...withKey, ...headers } as Record<string, string>)).toBe(
      '403 loopback-only',
    );
});

test('a fault in a header needs it, too', async () => {
  const sandbox = await createSandbox({ hashKey, apiKey: API_KEY, controlKey: KEY });
  const url = `http://bank.internal/v1/program/${sandbox.seed.programId}`;
  const headers = { 'sd-api-key': API_KEY, 'x-sandbox-fault': '{"answer":{"status":599,"body":{}}}' };
  expect(await statusOf(sandbox, headers, CONTAINER, url)).toBe('403 loopback-only');
  expect(await statusOf(sandbox, { ...headers, ...withKey }, CONTAINER, url)).toBe('599');
});

test('without a control key nobody elsewhere is served, whatever is sent', async () => {
  const sandbox = await createSandbox({ hashKey, apiKey: API_KEY });
  for (const key of [KEY, '', 'undefined'])
    expect(await statusOf(sandbox, { 'x-sandbox-control-key': key })).toBe('403 loopback-only');
});

test('a key that is short, or an API key, is refused', async () => {
  const open = (controlKey: string) => createSandbox({ hashKey, apiKey: API_KEY, controlKey });
  await expect(open('short')).rejects.toThrow('The control key must have at least 16 characters.');
  await expect(open('')).rejects.toThrow('at least 16 characters');
  await expect(open(API_KEY)).rejects.toThrow('The control key must not be an API key.');
  const seed = { version: 1, programs: { other: { apiKey: KEY } } } as const;
  await expect(createSandbox({ seed, controlKey: KEY })).rejects.toThrow('must not be an API key');
});
