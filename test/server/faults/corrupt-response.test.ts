import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '../../../server/faults/fault.ts';
import { openSandbox } from '../sandbox-calls.ts';

// Responses of two calls are compared, times and all.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer may have a content type of its own', async () => {
  const { send } = await openSandbox();
  const headers = { 'content-type': 'application/vnd.bank+json' };
  const response = await send('createCard', { fault: { answer: { status: 409, headers, body: {} } } });
  expect(response.headers.get('content-type')).toBe('application/vnd.bank+json');
});

test('a refused answer is not patched, but has another status, headers and body', async () => {
  const { send } = await openSandbox();
  const body = { name: 'No account' };
  const patch = [{ op: 'remove' as const, path: '/id' }];
  const untouched = await send('createContact', { body, fault: { patch, status: 299, headers: { a: 'b' } } });
  expect([untouched.status, untouched.headers.get('a')]).toEqual([422, null]);
  const changed = await send('createContact', {
    body,
    fault: { status: 299, body: 'empty', headers: { a: 'b' } },
  });
  expect([changed.status, changed.headers.get('a'), await changed.text()]).toEqual([299, 'b', '']);
});

test('headers are put on and taken away', async () => {
  const { send } = await openSandbox();
  const headers = { 'content-type': null, location: '/elsewhere' };
  const response = await send('createCard', { fault: { headers, status: 303 } });
  expect(response.headers.has('content-type')).toBe(false);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/elsewhere']);
  expect((await send('createCard', { fault: { status: 204 } })).body).toBeNull();
});

test.each<[NonNullable<Fault['body']>, (whole: string) => Uint8Array | string]>([
  ['truncated', (whole) => whole.slice(0, whole.length / 2)],
  ['not-json', () => '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>'],
  ['empty', () => ''],
  [
    'not-utf8',
    (whole) => Buffer.concat([Buffer.from(whole.slice(0, -2)), Buffer.from([0xff]), Buffer.from('"}')]),
  ],
  ['duplicate-key', (whole) => `{"id":null,${whole.slice(1)}`],
  ['byte-order-mark', (whole) => `\ufeff${whole}`],
  ['indented', (whole) => JSON.stringify(JSON.parse(whole), undefined, 2)],
  ['in-pieces', (whole) => whole],
])('a body can be %s', async (change, expected) => {
  const { send } = await openSandbox();
  const call = { patch: [{ op: 'remove', path: '/metadata' }] as const };
  const fault = change === 'empty' ? { body: change } : { ...call, body: change };
  const whole = await (await send('updateSentCheck', { fault: call })).text();
  expect(whole.endsWith('"}')).toBe(true);
  const response = await send('updateSentCheck', { fault });
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(expected(whole)));
});

test('keys in reverse are the same value', async () => {
  const { read, send } = await openSandbox();
  const { body } = await read('retrieveProgram');
  const text = await (await send('retrieveProgram', { fault: { body: 'keys-reversed' } })).text();
  expect(JSON.parse(text)).toEqual(body);
  expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(body as object).reverse());
  expect(Object.keys(JSON.parse(text).bank)).toEqual(Object.keys((body as { bank: object }).bank).reverse());
});
