import { expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import { contentsOf, openSandbox, problem, toRequest } from '../sandbox-calls.ts';

const contact = examples.createContact.requests.createContactRequest;

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

test('concurrent calls share a fault call by call', async () => {
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
    '{"status": 500, "times": 2}',
    'The header x-sandbox-fault is not a valid fault.',
    [
      {
        pointer: '#/times',
        in: 'header',
        name: 'x-sandbox-fault',
        detail: 'has no effect: a fault in a header applies to its own call only',
        keyword: 'effect',
      },
    ],
  ],
  [
    '{"status": 99}',
    'The header x-sandbox-fault is not a valid fault.',
    [
      {
        pointer: '#/status',
        in: 'header',
        name: 'x-sandbox-fault',
        detail: 'must be >= 200',
        keyword: 'minimum',
      },
    ],
  ],
  [
    '{"status": 500, "operation": "createCard"}',
    'The header x-sandbox-fault holds a fault that does not apply to this call: its operation, its conditions or its changes of records do not match.',
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

test('non-local callers cannot send a fault in a header, but active faults apply to them', async () => {
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
