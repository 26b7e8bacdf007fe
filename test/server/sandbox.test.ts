import { expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { DEVELOPMENT_KEY, StoreUnavailable } from '../../server/sandbox.ts';
import type { SandboxEvent } from '../../server/sandbox-types.ts';
import { memoryStore } from '../../server/store/memory.ts';
import type { Store } from '../../server/store/store.ts';
import { BASE, openSandbox, toRequest } from './sandbox-calls.ts';

test('each answer has a request id of its own, whatever the caller calls it', async () => {
  const { sandbox, send, events } = await openSandbox();
  const mine = { 'x-request-id': 'mine' };
  const answers = [
    await send('retrieveProgram', { headers: mine }),
    await send('createCard', { body: [] }),
    await sandbox.fetch(new Request(`${BASE}/nowhere`, { headers: mine })),
    await sandbox.fetch(new Request(`${BASE}/_sandbox/health`, { headers: mine })),
    await (await openSandbox()).send('retrieveProgram'),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{8}-[0-9a-z]+$/);
  expect(events.map(({ requestId }) => requestId)).toEqual(ids.slice(0, -1));
});

test('tells of each call what a log may know', async () => {
  const { sandbox, send, events } = await openSandbox();
  const { programId } = sandbox.seed;
  await send('createContact');
  await send('createContact', { headers: { 'sd-api-key': 'wrong' } });
  await sandbox.fetch(new Request(`${BASE}/v1/nothing?secret`, { method: 'DELETE' }));
  await sandbox.fetch(new Request(`${BASE}/_sandbox/seed`));
  await sandbox.fetch(new Request(`${BASE}/_sandboxes`));
  const { path } = operations.createContact;
  const [id, ms] = [expect.any(String), expect.any(Number)];
  const answered = (fields: object) => ({
    kind: 'answered',
    requestId: id,
    milliseconds: ms,
    time: expect.any(Number),
    operation: undefined,
    path: undefined,
    code: undefined,
    pointers: [],
    programId: undefined,
    control: false,
    fault: undefined,
    ...fields,
  });
  expect(events).toEqual([
    answered({ method: 'POST', operation: 'createContact', path, programId, status: 201 }),
    answered({ method: 'POST', operation: 'createContact', path, status: 401, code: 'unauthenticated' }),
    answered({ method: 'DELETE', status: 404, code: 'unknown-path' }),
    answered({ method: 'GET', path: '/_sandbox/seed', control: true, status: 200 }),
    answered({ method: 'GET', control: true, status: 404, code: 'unknown-path' }),
  ]);
});

test('without the control plane nothing is below /_sandbox/', async () => {
  const { sandbox, events } = await openSandbox({ control: false });
  const response = await sandbox.fetch(new Request(`${BASE}/_sandbox/seed`));
  expect(await response.json()).toMatchObject({ status: 404, code: 'unknown-path' });
  expect(events).toMatchObject([{ control: false }]);
});

function failingStore(error: Error): Store {
  const store = memoryStore();
  let failing = false;
  return {
    ...store,
    fillIfEmpty: (records) => {
      failing = true;
      return store.fillIfEmpty(records);
    },
    read: (ids) => {
      if (failing && !ids.every((id) => id.startsWith('key-'))) throw error;
      return store.read(ids);
    },
    ping: () => Promise.reject(error),
  };
}

test('a fault that reads a failing database tells of it too', async () => {
  const store = failingStore(new StoreUnavailable('connection', 'ECONNREFUSED'));
  const { send, events } = await openSandbox({ store });
  const fault = { patch: [{ op: 'take' as const, of: 'before' as const, from: '', path: '' }] };
  expect((await send('updateAccount', { fault })).status).toBe(503);
  expect(events.map(({ kind }) => kind)).toEqual(['store-unavailable', 'answered']);
});

class OddError extends Error {
  override readonly name = 'OddError';
}

test('a failure is reported by name and place, without its message', async () => {
  const store = failingStore(new OddError('canary\n    at canary (canary.ts:1:1)'));
  const { send, events } = await openSandbox({ store });
  const response = await send('createAccount');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'server-error' });
  expect(events).toMatchObject([
    {
      kind: 'failed',
      requestId: response.headers.get('x-request-id'),
      operation: 'createAccount',
      error: 'OddError',
      stack: expect.stringMatching(/^\s+at .*sandbox\.test\.ts/),
      errors: [],
    },
    { kind: 'answered', status: 500 },
  ]);
  expect(JSON.stringify(events)).not.toContain('canary');
});

test('an error without a message is reported with its place', async () => {
  const { send, events } = await openSandbox({ store: failingStore(new OddError('')) });
  await send('createAccount');
  expect(events[0]).toMatchObject({ error: 'OddError', stack: expect.stringMatching(/^\s+at /) });
});

test('a response that violates the description is reported by place', async () => {
  const store = memoryStore();
  const { sandbox, send, events } = await openSandbox({ store });
  await store.change([], () => ({ put: [{ id: sandbox.seed.programId, text: '{"id":7}' }], result: 0 }));
  expect((await send('retrieveProgram')).status).toBe(500);
  const [failed] = events;
  expect(failed).toMatchObject({ kind: 'failed', error: 'InvalidReply', operation: 'retrieveProgram' });
  const { errors } = failed as Extract<SandboxEvent, { kind: 'failed' }>;
  expect(errors).toContainEqual({ pointer: '#/code', keyword: 'required' });
});

test('a log that fails takes no answer with it', async () => {
  const onEvent = vi.fn(() => {
    throw new Error('full');
  });
  const { send } = await openSandbox({ onEvent });
  expect((await send('createCard')).status).toBe(201);
  expect(onEvent).toHaveBeenCalledOnce();
});

test('is filled with the seed when it is empty, and else left as it is', async () => {
  const store = memoryStore();
  const first = await openSandbox({ store });
  await first.send('createContact');
  const second = await openSandbox({ store });
  expect(await store.list('con-', '', 10)).toHaveLength(2);
  expect(second.sandbox.seed).toEqual(first.sandbox.seed);
  expect(second.sandbox.seed.apiKey).toBe(DEVELOPMENT_KEY);
});

test('a key of its own takes the place of the development key, and is shown nowhere', async () => {
  const store = memoryStore();
  const apiKey = 'canary-0123456789abcdef';
  const { sandbox, send } = await openSandbox({ store, apiKey });
  expect(sandbox.seed.apiKey).toBeUndefined();
  expect((await send('retrieveProgram')).status).toBe(401);
  expect((await send('retrieveProgram', { headers: { 'sd-api-key': apiKey } })).status).toBe(200);
  expect(JSON.stringify(await store.list('', '', 100))).not.toContain('canary');
  // The same store is opened without that key. The development key has not come back.
  const again = await openSandbox({ store });
  expect(again.sandbox.seed.apiKey).toBeUndefined();
  await again.sandbox.reset();
  expect((await again.send('retrieveProgram')).status).toBe(401);
});

test('a closed sandbox answers 503', async () => {
  const { sandbox, send } = await openSandbox();
  await sandbox.close();
  expect((await send('retrieveProgram')).status).toBe(503);
});

test('keys are hashed alike with Web Crypto and in Node', async () => {
  const { hash } = await import('node:crypto');
  const store = memoryStore();
  const { sandbox } = await openSandbox({ store });
  const again = await openSandbox({ store, hashKey: (key) => hash('sha256', key, 'hex') });
  expect((await again.sandbox.fetch(toRequest(sandbox, 'retrieveProgram'))).status).toBe(200);
});
