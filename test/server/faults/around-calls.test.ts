import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import { changeStore } from '../../../server/faults/change-store.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import type { Store } from '../../../server/store/store.ts';
import { OPERATIONS, openSandbox, toRequest } from '../sandbox-calls.ts';

const contact = examples.createContact.requests.createContactRequest;
const problem = (status: number, code: string) => expect.objectContaining({ status, code });

/** Everything that a store holds. */
async function contentsOf(store: Store): Promise<unknown> {
  return store.list('', '', 1000);
}

test('answers instead of the operation, for so many calls of it', async () => {
  const { sandbox, send, events } = await openSandbox();
  const answer = { status: 429, headers: { 'retry-after': '7' }, body: { slow: 'down' } };
  sandbox.faults.add({ operation: 'createContact', times: 2, answer });
  expect((await send('createCard')).status).toBe(201);
  for (const left of [1, 0]) {
    const response = await send('createContact');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ slow: 'down' });
    expect(sandbox.faults.list().map((fault) => fault.left)).toEqual(left === 0 ? [] : [left]);
  }
  expect((await send('createContact')).status).toBe(201);
  expect(events.map((event) => event.kind === 'answered' && event.fault)).toEqual([
    undefined,
    'fault-1',
    'fault-1',
    undefined,
  ]);
});

test('the oldest fault that matches comes first, and one without an end holds until it is removed', async () => {
  const { sandbox, send } = await openSandbox();
  const always = sandbox.faults.add({ times: null, status: 500 });
  sandbox.faults.add({ operation: 'createCard', answer: { status: 418 } });
  expect(sandbox.faults.add({ times: 3, status: 502 })).toEqual({
    times: 3,
    status: 502,
    id: 'fault-3',
    left: 3,
  });
  expect((await send('createCard')).status).toBe(500);
  expect((await send('createCard')).status).toBe(500);
  expect(sandbox.faults.remove(always.id)).toBe(true);
  expect(sandbox.faults.remove(always.id)).toBe(false);
  expect((await send('createContact')).status).toBe(502);
  expect((await send('createCard')).status).toBe(418);
  sandbox.faults.clear();
  expect(sandbox.faults.list()).toEqual([]);
  expect((await send('createCard')).status).toBe(201);
});

test('a fault is taken as it is at that moment', async () => {
  const { sandbox, send } = await openSandbox();
  const fault = { times: 2, headers: { 'x-more': 'before' } };
  sandbox.faults.add(fault);
  fault.headers['x-more'] = 'after';
  const [shown] = sandbox.faults.list();
  (shown?.headers as typeof fault.headers)['x-more'] = 'after';
  expect((await send('createCard')).headers.get('x-more')).toBe('before');
});

test('an answer may have a content type of its own', async () => {
  const { send } = await openSandbox();
  const headers = { 'content-type': 'application/vnd.bank+json' };
  const response = await send('createCard', { fault: { answer: { status: 409, headers, body: {} } } });
  expect(response.headers.get('content-type')).toBe('application/vnd.bank+json');
});

test('calls at once share a fault call by call', async () => {
  const { sandbox, send } = await openSandbox();
  sandbox.faults.add({ operation: 'retrieveProgram', times: 3, delayMs: 5, status: 500 });
  const statuses = await Promise.all(
    Array.from({ length: 5 }, () => send('retrieveProgram').then((r) => r.status)),
  );
  expect(statuses.sort()).toEqual([200, 200, 500, 500, 500]);
  expect(sandbox.faults.list()).toEqual([]);
});

test('holds only for calls of which its conditions are true', async () => {
  const { sandbox, send } = await openSandbox();
  sandbox.faults.add({
    when: [
      { request: '/ach/bankName', is: 'Bad Bank' },
      { request: '/wire', exists: false },
      { request: '/card/address', is: { country: 'US', line1: '1 Test Road' } },
    ],
    answer: { status: 500 },
  });
  const given = (is: unknown) =>
    sandbox.faults.add({ when: [{ request: '/allowedCategories', is }], status: 500 });
  for (const other of [{ 0: '5411', 1: '5462' }, ['5411'], ['5462', '5411'], ['5411', '5462', '0'], null])
    given(other);
  expect((await send('createCard')).status).toBe(201);
  given(['5411', '5462']);
  expect((await send('createCard')).status).toBe(500);
  const card = { address: { line1: '1 Test Road', country: 'US' } };
  const ach = { ...contact.ach, bankName: 'Bad Bank' };
  const base = { accountId: contact.accountId, name: 'A', ach, card };
  const status = async (body: object) => (await send('createContact', { body })).status;
  expect(await status({ ...base, ach: contact.ach })).toBe(201);
  expect(await status({ ...base, wire: null })).toBe(201);
  expect(await status({ ...base, card: { address: { ...card.address, city: 'X' } } })).toBe(201);
  expect((await send('retrieveProgram')).status).toBe(200);
  expect(await status(base)).toBe(500);
  expect(await status(base)).toBe(201);
});

test('a cautious bank: what is unusual is refused', async () => {
  const { sandbox, send } = await openSandbox();
  const refusal = { status: 422, body: { reason: 'unusual' } };
  sandbox.faults.add({ when: [{ request: '/bin', isNot: 'debit' }], times: null, answer: refusal });
  const { bin: _, ...rest } = examples.createCard.requests.createCardRequest;
  expect((await send('createCard')).status).toBe(201);
  expect(await (await send('createCard', { body: { ...rest, bin: 'credit' } })).json()).toEqual(refusal.body);
  // Left out is not something else.
  expect(await (await send('createCard', { body: rest })).json()).toMatchObject({ code: 'refused' });
});

test('in a header it holds for that call, before any that waits', async () => {
  const { sandbox, send, events } = await openSandbox();
  sandbox.faults.add({ status: 500 });
  expect((await send('createCard', { fault: { status: 202 } })).status).toBe(202);
  expect(events.at(-1)).toMatchObject({ fault: 'header', status: 202, operation: 'createCard' });
  expect(sandbox.faults.list()).toHaveLength(1);
  expect((await send('createCard')).status).toBe(500);
});

test.each<[string, string, object[] | undefined]>([
  ['{', 'The header x-sandbox-fault is not JSON.', undefined],
  [
    '{"status": 99}',
    'The header x-sandbox-fault is no fault that the sandbox knows.',
    [
      {
        pointer: '#/status',
        in: 'header',
        name: 'x-sandbox-fault',
        detail: 'must be an integer from 200 to 599',
        keyword: 'integer',
      },
    ],
  ],
  [
    '{"status": 500, "operation": "createCard"}',
    'The header x-sandbox-fault has a fault that is not for this call.',
    undefined,
  ],
])('a header that holds %s is refused, and nothing is done', async (line, detail, errors) => {
  const store = memoryStore();
  const { read } = await openSandbox({ store });
  const before = await contentsOf(store);
  const { status, body } = await read('createContact', { headers: { 'x-sandbox-fault': line } });
  expect(status).toBe(400);
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail,
    code: 'invalid-fault',
    ...(errors && { errors }),
  });
  expect(await contentsOf(store)).toEqual(before);
});

test('strangers cannot send a fault, and meet those that wait', async () => {
  const { sandbox, send } = await openSandbox();
  const from = (remoteAddress: string, fault?: Fault) =>
    sandbox.fetch(toRequest(sandbox, 'createContact', fault && { fault }), { remoteAddress });
  const refused = await from('192.0.2.7', { status: 500 });
  expect([refused.status, await refused.json()]).toEqual([403, problem(403, 'loopback-only')]);
  expect(
    (await send('createContact', { fault: { status: 500 }, headers: { via: '1.1 proxy' } })).status,
  ).toBe(403);
  sandbox.faults.add({ status: 500 });
  expect((await from('192.0.2.7')).status).toBe(500);
  expect((await from('192.0.2.7')).status).toBe(201);
});

test('without the control plane there are no faults', async () => {
  const { sandbox, send } = await openSandbox({ control: false });
  expect((await send('createCard', { fault: { status: 500 } })).status).toBe(201);
  expect((await send('createCard', { headers: { 'x-sandbox-fault': '{' } })).status).toBe(201);
  sandbox.faults.add({ status: 500 });
  expect((await send('createCard')).status).toBe(201);
});

test('a delay comes before all else, and ends when the caller goes away', async () => {
  const store = memoryStore();
  const { sandbox, send, events } = await openSandbox({ store });
  const start = performance.now();
  expect((await send('createCard', { fault: { delayMs: 40 } })).status).toBe(201);
  expect(performance.now() - start).toBeGreaterThan(38);
  const before = await contentsOf(store);
  const gone = new AbortController();
  sandbox.faults.add({ delayMs: 60_000 });
  const late = sandbox.fetch(toRequest(sandbox, 'createCard', { signal: gone.signal }));
  await sleep(5);
  gone.abort();
  expect((await late).type).toBe('error');
  expect(await contentsOf(store)).toEqual(before);
  expect(events.at(-1)).toMatchObject({ status: 0, fault: 'fault-1' });
  expect(sandbox.faults.list()).toEqual([]);
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

test('cut off midway, the length of the whole and the first half arrive', async () => {
  const { send } = await openSandbox();
  const whole = await (await send('retrieveProgram')).text();
  const response = await send('retrieveProgram', { fault: { drop: 'midway' } });
  expect(response.headers.get('content-length')).toBe(String(new TextEncoder().encode(whole).length));
  const chunks: string[] = [];
  const read = async () => {
    for await (const chunk of response.body as ReadableStream<Uint8Array>)
      chunks.push(new TextDecoder().decode(chunk));
  };
  await expect(read()).rejects.toThrow();
  expect(chunks.join('')).toBe(whole.slice(0, whole.length / 2));
});

test.each(OPERATIONS.filter((operation) => operation !== 'retrieveProgram'))(
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
    "Step 1 of the patch (remove '/no') cannot be applied: there is no such place.",
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

test('a state that is not forgotten is told of', () => {
  const { refuseUnchanged } = changeStore({ state: 'forget' }, memoryStore(), undefined);
  expect(refuseUnchanged).toThrow('The operation wrote nothing that could be forgotten.');
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

test('a large or broken body is refused as ever while faults wait', async () => {
  const { sandbox, read } = await openSandbox();
  sandbox.faults.add({ when: [{ request: '/name', is: 'x' }], status: 500 });
  const big = { name: 'x', email: 'y'.repeat(1_100_000) };
  expect((await read('createContact', { body: big })).body).toEqual(problem(413, 'body-too-large'));
  const type = { 'content-type': 'text/plain' };
  expect((await read('createContact', { headers: type })).body).toEqual(
    problem(415, 'unsupported-media-type'),
  );
  expect(sandbox.faults.list()).toHaveLength(1);
});
