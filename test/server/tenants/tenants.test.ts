import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEVELOPMENT_KEY } from '../../../server/sandbox.ts';
import { CallLimit } from '../../../server/tenants/call-limit.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { type Headers, OPERATOR, openServers } from './tenant-servers.ts';

test('a tenant is neither created, listed nor deleted with the key of one, nor without a key', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const { id, apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR);
  const others: Headers[] = [{}, { 'sd-api-key': apiKey }, { ...OPERATOR, 'sd-api-key': apiKey }];
  for (const headers of others)
    for (const [method, path] of [
      ['POST', ''],
      ['GET', ''],
      ['DELETE', `/${id}`],
    ] as const) {
      const { status, text } = await send(method, `/_sandbox/tenants${path}`, headers);
      expect([status, JSON.parse(text).code]).toEqual([403, 'operator-only']);
    }
  expect((await send('DELETE', `/_sandbox/tenants/${id}`, OPERATOR)).status).toBe(204);
  expect((await send('GET', '/_sandbox/seed', { 'sd-api-key': apiKey })).status).toBe(403);
  expect((await json('GET', '/_sandbox/tenants', OPERATOR)).tenants).toEqual([]);
});

test('a tenant that is full is refused until a reset, and others are not', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const [small, other] = [
    await json('POST', '/_sandbox/tenants', OPERATOR, { records: 100, callsPerSecond: 10_000 }),
    await json('POST', '/_sandbox/tenants', OPERATOR),
  ];
  const create = ({ apiKey }: { apiKey: string }) =>
    send('POST', '/_sandbox/people', { 'sd-api-key': apiKey }, {});
  const replies = [];
  for (let index = 0; index < 110; index += 1) replies.push(await create(small));
  expect(
    replies
      .map(({ status }) => status)
      .sort()
      .at(-1),
  ).toBe(403);
  expect(JSON.parse(replies.at(-1)?.text ?? '').code).toBe('record-limit');
  expect((await create(other)).status).toBe(201);
  expect((await send('POST', '/_sandbox/reset', { 'sd-api-key': small.apiKey })).status).toBe(204);
  expect((await create(small)).status).toBe(201);
});

test('a tenant that calls too often waits, and is then refused with Retry-After', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const { apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR, { callsPerSecond: 10 });
  const call = () => send('GET', '/_sandbox/clock', { 'sd-api-key': apiKey });
  const replies = await Promise.all(Array.from({ length: 40 }, call));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(JSON.parse(refused[0]?.text ?? '').code).toBe('call-limit');
  expect(replies.filter(({ status }) => status === 200).length).toBe(replies.length - refused.length);
});

test('work with many records is done one at a time, and others are served meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new CallLimit(200, () => performance.now());
  const done: string[] = [];
  const work = (name: string, records: number, milliseconds: number) =>
    limit.inTurn(async () => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      limit.count(records);
      done.push(name);
      return name;
    });
  const first = work('first', 1000, 10).then(() => done.push('response to first'));
  const second = work('second', 1, 10);
  await vi.advanceTimersByTimeAsync(99);
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(11);
  expect(await second).toBe('second');
  await first;
  expect(done).toEqual(['first', 'response to first', 'second']);
  const gone = AbortSignal.abort();
  expect(await limit.inTurn(async () => done.push('made for nobody'), { signal: gone })).toBe(undefined);
  expect(done).toHaveLength(3);
  const many = Array.from({ length: 20 }, () => work('more', 1, 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect((await Promise.all(many)).filter((one) => one === undefined)).toHaveLength(12);
});

test('long work waits for twenty seconds at most, once a second of it has been done within two minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new CallLimit(200, () => performance.now());
  async function call(work: number): Promise<number> {
    const start = performance.now();
    let end = Number.NaN;
    void limit
      .inTurn(async () => {
        await new Promise((resolve) => setTimeout(resolve, work));
        limit.count(1000);
      })
      .then(() => {
        end = performance.now();
      });
    while (Number.isNaN(end)) await vi.advanceTimersByTimeAsync(1);
    return end - start;
  }
  expect(await call(502)).toBe(5020);
  expect(await call(502)).toBe(5020);
  expect(await call(502)).toBe(20_502);
  // The limit gives back more than a tenth of a second meanwhile.
  expect(await call(12)).toBe(120);
  expect(await call(502)).toBe(20_502);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await call(502)).toBe(5020);
});

test('a call of few records does not wait for one of many', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const { apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR);
  const own = { 'sd-api-key': apiKey };
  const snapshot = await json('GET', '/_sandbox/snapshot', own);
  const [id, contact] = Object.entries(snapshot.records).find(([one]) => one.startsWith('con-')) as [
    string,
    object,
  ];
  for (let index = 100; index < 400; index += 1) {
    const copy = id.slice(0, -3) + index;
    snapshot.records[copy] = { ...contact, id: copy };
  }
  const done: string[] = [];
  const calls = [
    ['PUT', '/_sandbox/snapshot', snapshot],
    ['GET', '/_sandbox/records'],
    ['GET', '/_sandbox/clock'],
  ] as const;
  await Promise.all(
    calls.map(async ([method, path, body]) => {
      expect((await send(method, path, own, body)).status).toBeLessThan(300);
      done.push(method + path);
    }),
  );
  expect(done).toEqual(['GET/_sandbox/clock', 'PUT/_sandbox/snapshot', 'GET/_sandbox/records']);
});

test('a large snapshot that is refused waits as one that is restored does', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const { apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR);
  const own = { 'sd-api-key': apiKey };
  const records = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`con-${index}`, {}]));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let refused: number | undefined;
  const restoring = send('PUT', '/_sandbox/snapshot', own, { version: 1, records }).then(({ status }) => {
    refused = status;
  });
  for (let turns = 0; turns < 500; turns += 1) await new Promise(setImmediate);
  expect(refused).toBe(undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  await restoring;
  expect(refused).toBe(400);
});

test('a tenant begins with its own seed, in each process, and goes back to it', async () => {
  const { send, json, close } = await openServers({
    kind: 'sqlite',
    file: join(folderForTest(), 'bank.sqlite'),
  });
  onTestFinished(async () => void (await close()));
  const seed = {
    version: 1,
    clock: { now: '2031-05-06T07:08:09Z', frozen: true },
    accounts: { rich: { availableBalance: '2500.00' } },
  };
  const { apiKey, ...tenant } = await json('POST', '/_sandbox/tenants', OPERATOR, { seed });
  expect((await json('GET', '/_sandbox/tenants', OPERATOR)).tenants).toEqual([tenant]);
  const as = { 'sd-api-key': apiKey };
  const { rich } = (await json('GET', '/_sandbox/seed', as)).ids.accounts;
  const path = `/_sandbox/records/${rich}`;
  const balances = async () =>
    [0, 1].map(
      async (server) => JSON.parse((await send('GET', path, as, undefined, server)).text).availableBalance,
    );
  expect(await Promise.all(await balances())).toEqual(['2500.00', '2500.00']);
  await send('PATCH', path, as, { availableBalance: '1.00' });
  expect(await Promise.all(await balances())).toEqual(['1.00', '1.00']);
  for (const server of [1, 0]) {
    await send('PATCH', path, as, { availableBalance: '1.00' });
    expect((await send('POST', '/_sandbox/reset', as, undefined, server)).status).toBe(204);
    expect(await Promise.all(await balances())).toEqual(['2500.00', '2500.00']);
  }
  const snapshot = await json('GET', '/_sandbox/snapshot', as);
  const copy = await json('POST', '/_sandbox/tenants', OPERATOR, { seed: snapshot });
  const other = { 'sd-api-key': copy.apiKey };
  expect((await json('GET', path, other)).availableBalance).toBe('2500.00');
  expect((await json('GET', '/_sandbox/clock', other)).now).toBe('2031-05-06T07:08:09Z');
  await send('PATCH', path, other, { availableBalance: '3.00' });
  expect(await Promise.all(await balances())).toEqual(['2500.00', '2500.00']);
});

test.each([
  [400, ['#/seed/version'], { version: 2 }],
  [
    400,
    ['#/seed/accounts/a/availableBalance'],
    { version: 1, accounts: { a: { availableBalance: 'much' } } },
  ],
  [400, ['#/seed/programs/b/apiKey'], { version: 1, programs: { a: {}, b: { apiKey: DEVELOPMENT_KEY } } }],
  [400, ['#/seed/faults/0', '#/seed/faults/0/operation'], { version: 1, faults: [{ operation: 'none' }] }],
  [400, ['#/seed/records/acc-x'], { version: 1, records: { 'acc-x': {} }, faults: [] }],
  [400, ['#/seed'], 'bank.yaml'],
  [
    403,
    [],
    {
      version: 1,
      contacts: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`c${index}`, {}])),
    },
  ],
])('a seed that a tenant cannot have leaves nothing behind: %i %j', async (status, pointers, seed) => {
  const { send, idsOf } = await openServers({ kind: 'memory' });
  const before = await idsOf('');
  const refused = await send('POST', '/_sandbox/tenants', OPERATOR, { records: 100, seed });
  const { errors = [] } = JSON.parse(refused.text);
  expect([refused.status, errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    status,
    pointers,
  ]);
  expect(await idsOf('')).toEqual(before);
});

test('two operators who create a tenant of one name at once have two', async () => {
  const { json } = await openServers({ kind: 'memory' });
  const make = () => json('POST', '/_sandbox/tenants', OPERATOR, { label: 'payments' });
  const made = await Promise.all([make(), make()]);
  expect(new Set(made.flatMap(({ id, apiKey }) => [id, apiKey])).size).toBe(4);
  const { tenants } = await json('GET', '/_sandbox/tenants', OPERATOR);
  expect(tenants.map(({ label }: { label: string }) => label)).toEqual(['payments', 'payments']);
});

test('events of a tenant, refusals too, name it and nobody else', async () => {
  const { send, json, events } = await openServers({ kind: 'memory' });
  const { id, apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR, { callsPerSecond: 1 });
  const other = await json('POST', '/_sandbox/tenants', OPERATOR);
  events.length = 0;
  const as = { 'sd-api-key': apiKey };
  await Promise.all(Array.from({ length: 6 }, () => send('GET', '/v1/program/x', as)));
  await send('GET', '/_sandbox/clock', { 'sd-api-key': other.apiKey });
  await send('GET', '/v1/program/x', { 'sd-api-key': `${id}.${other.apiKey}` });
  await send('GET', '/_sandbox/clock', OPERATOR);
  const names = new Map([
    [id, 'first'],
    [other.id, 'other'],
  ]);
  const told = events.map((event) =>
    [names.get(event.tenantId) ?? event.tenantId, 'status' in event && `${event.status} ${event.code}`].join(
      ' ',
    ),
  );
  expect([...new Set(told)].sort()).toEqual([
    ' 200 undefined',
    ' 400 invalid-parameters',
    'first 400 invalid-parameters',
    'first 429 call-limit',
    'other 200 undefined',
  ]);
  expect(JSON.stringify(events)).not.toContain(apiKey);
});
