import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import { operations } from '../../../generated/operations.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { changeStore } from '../../../server/faults/faulty-store.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import { contentsOf, OPERATIONS, openSandbox, problem, toRequest } from '../sandbox-calls.ts';

const contact = examples.createContact.requests.createContactRequest;

test('a delay comes before all else, and ends when the caller goes away', async () => {
  const store = memoryStore();
  const { sandbox, send, events } = await openSandbox({ store });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const isWaiting = async () => {
    while (vi.getTimerCount() === 0) await nextTurn();
  };
  const empty = await contentsOf(store);
  const delayed = send('createCard', { fault: { delayMs: 40 } });
  await isWaiting();
  vi.advanceTimersByTime(39);
  expect([vi.getTimerCount(), await contentsOf(store)]).toEqual([1, empty]);
  vi.advanceTimersByTime(1);
  expect((await delayed).status).toBe(201);
  const before = await contentsOf(store);
  const gone = new AbortController();
  sandbox.faults.add({ delayMs: 60_000 });
  const late = sandbox.fetch(toRequest(sandbox, 'createCard', { signal: gone.signal }));
  await isWaiting();
  gone.abort();
  expect((await late).type).toBe('error');
  expect(await contentsOf(store)).toEqual(before);
  expect(events.at(-1)).toMatchObject({ status: 0, fault: 'fault-1' });
  expect(sandbox.faults.list()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['GET', 'HEAD'])('%s can be cut off before and after', async (method) => {
  const { send } = await openSandbox();
  for (const drop of ['before', 'after'] as const)
    expect((await send('retrieveProgram', { method, fault: { drop } })).type).toBe('error');
});

test('cut off before, nothing is done; after, everything', async () => {
  const store = memoryStore();
  const { send } = await openSandbox({ store });
  const before = await contentsOf(store);
  expect((await send('createContact', { fault: { drop: 'before' } })).type).toBe('error');
  expect(await contentsOf(store)).toEqual(before);
  expect((await send('createContact', { fault: { drop: 'after' } })).type).toBe('error');
  expect(await store.list('con-', '', 10)).toHaveLength(2);
});

test.each(OPERATIONS.filter((operation) => !operations[operation].safe))(
  '%s forgets: the answer is as ever, and nothing is written',
  async (operation) => {
    const store = memoryStore();
    const { read } = await openSandbox({ store });
    const before = await contentsOf(store);
    const forgotten = await read(operation, { fault: { state: 'forget' } });
    expect(await contentsOf(store)).toEqual(before);
    const kept = await read(operation);
    expect(forgotten.status).toBe(kept.status);
    expect(Object.keys(forgotten.body as object)).toEqual(Object.keys(kept.body as object));
    expect(await contentsOf(store)).not.toEqual(before);
  },
);

test('what is written differs from what is answered', async () => {
  const store = memoryStore();
  const { sandbox, read } = await openSandbox({ store });
  const written = (path: string, from: string) => [
    { kind: 'acc-', patch: [{ op: 'take', of: 'before', from, path } as const] },
  ];
  const limits = '/account/config/limits';
  const right = await read('updateAccount', { fault: { written: written(limits, limits) } });
  const [text = ''] = await store.read([sandbox.seed.accountId]);
  const stored = JSON.parse(text as string).account;
  const { limits: before } = examples.createAccount.responses.createAccountResponse.config;
  expect(stored.config.limits).toEqual(before);
  expect((right.body as typeof stored).config.limits).not.toEqual(before);
  expect({ ...stored, config: 0 }).toEqual({ ...(right.body as object), config: 0 });
});

test('a change of state waits for a call that writes, and has its turn back when that is refused', async () => {
  const { sandbox, send, events } = await openSandbox();
  sandbox.faults.add({ state: 'forget' });
  const { left } = sandbox.faults.add({ operation: 'createCard', patch: [{ op: 'remove', path: '/id' }] });
  expect((await send('retrieveProgram')).status).toBe(200);
  expect((await send('createContact', { body: { name: 'No account' } })).status).toBe(422);
  expect((await send('createCard', { body: [] })).status).toBe(400);
  expect(sandbox.faults.list().map((fault) => fault.left)).toEqual([left, 1]);
  expect(events.map((event) => 'fault' in event && event.fault)).toEqual([undefined, undefined, undefined]);
});

test('values come from the request and from the state before', async () => {
  const { read } = await openSandbox();
  const asBefore = await read('updateAccount', {
    fault: { patch: [{ op: 'take', of: 'before', from: '', path: '' }] },
  });
  expect(asBefore).toEqual({ status: 200, body: examples.createAccount.responses.createAccountResponse });
  const check = await read('updateSentCheck', {
    fault: { patch: [{ op: 'take', of: 'before', from: '/title', path: '/title' }] },
  });
  expect(check.body).toMatchObject({ title: '', description: 'Paper cups and lids, spring order' });
  const program = await read('retrieveProgram', {
    fault: { patch: [{ op: 'take', of: 'before', from: '/code', path: '/language' }] },
  });
  expect(program.body).toMatchObject({ language: 'HARBOR' });
  const echo = await read('createContact', {
    fault: { patch: [{ op: 'take', of: 'request', from: '/ach', path: '/ach' }] },
  });
  expect(echo.body).toMatchObject({ ach: contact.ach });
  expect(Object.keys((echo.body as { ach: object }).ach)).toEqual(Object.keys(contact.ach ?? {}));
});

test.each<[string, Fault, string]>([
  [
    'createContact',
    { patch: [{ op: 'remove', path: '/no' }] },
    "Step 1 of the patch (remove '/no') cannot be applied: the place does not exist.",
  ],
  [
    'createContact',
    { patch: [{ op: 'take', of: 'before', from: '', path: '' }] },
    "Step 1 of the patch (take '') cannot be applied: the state before has no ''.",
  ],
  [
    'createContact',
    { written: [{ kind: 'acc-', patch: [{ op: 'remove', path: '/account' }] }] },
    "The operation wrote no record of the kind 'acc-'.",
  ],
])(
  'a fault of %s that cannot do what it says answers 500 with the reason: %j',
  async (operation, fault, detail) => {
    const { read, events, sandbox } = await openSandbox();
    sandbox.faults.add(fault);
    const { status, body } = await read(operation as 'createContact');
    expect([status, body]).toEqual([500, problem(500, 'fault-not-applicable')]);
    expect(body).toMatchObject({ detail });
    expect(sandbox.faults.list()).toEqual([]);
    expect(events.map(({ kind }) => kind)).toEqual(['answered']);
  },
);

test('a state that is not forgotten is reported', () => {
  const { refuseUnchanged } = changeStore({ state: 'forget' }, memoryStore(), undefined);
  expect(refuseUnchanged).toThrow('The operation wrote nothing to forget.');
});

test('a record that cannot be changed is not written, and the call counts', async () => {
  const store = memoryStore();
  const { sandbox, read } = await openSandbox({ store });
  const before = await contentsOf(store);
  sandbox.faults.add({ written: [{ kind: 'con-', patch: [{ op: 'remove', path: '/no' }] }] });
  expect(await read('createContact')).toEqual({ status: 500, body: problem(500, 'fault-not-applicable') });
  expect(await contentsOf(store)).toEqual(before);
  expect(sandbox.faults.list()).toEqual([]);
});
