import { expect, test } from 'vitest';
import { MAX_REQUESTS, RequestList } from '../../../server/request-list.ts';
import type { AnsweredEvent, SandboxRequest } from '../../../server/sandbox-types.ts';
import { requestsWith, type Sent, twoPrograms } from './two-programs.ts';

async function open() {
  const bank = await twoPrograms();
  await bank.sandbox.reset();
  const { other } = bank;
  const made = await bank.control('/_sandbox/programs');
  const list = async (query = '') => {
    const response = await bank.sandbox.fetch(new Request(`http://127.0.0.1/_sandbox/requests${query}`));
    return {
      status: response.status,
      body: (await response.json()) as { requests: SandboxRequest[]; code: string },
    };
  };
  return { ...bank, other: { ...other, ...made } as typeof other, list };
}

const createCard = (bank: Awaited<ReturnType<typeof open>>) =>
  requestsWith(bank.seeded).find(({ operation }) => operation === 'createCard') as Sent;

test('says of each request what happened, and nothing that it held', async () => {
  const bank = await open();
  const { call, seeded, list, sandbox } = bank;
  const sent = createCard(bank);
  await call(seeded, sent);
  await call(seeded, { ...sent, body: { ...sent.body, limitAmount: 4111 } });
  await call({ ...seeded, apiKey: 'a-secret' }, { ...sent, path: '/v1/nothing/secret' });
  const { id } = sandbox.faults.add({ operation: 'createCard', answer: { status: 503 } });
  await call(seeded, sent);
  const { requests } = (await list()).body;
  const one = {
    requestId: expect.any(String),
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    milliseconds: expect.any(Number),
  };
  const ofCard = {
    ...one,
    operation: 'createCard',
    method: 'POST',
    path: '/v1/card',
    programId: seeded.programId,
  };
  expect(requests).toEqual([
    { ...ofCard, status: 201, code: null, pointers: [], fault: null },
    { ...ofCard, status: 400, code: 'invalid-body', pointers: ['#/limitAmount'], fault: null },
    {
      ...ofCard,
      operation: null,
      path: null,
      programId: null,
      status: 404,
      code: 'unknown-path',
      pointers: [],
      fault: null,
    },
    { ...ofCard, status: 503, code: null, pointers: [], fault: id },
  ]);
  expect(JSON.stringify(requests)).not.toMatch(/secret|4111/);
  expect(sandbox.requests()).toEqual(requests);
});

test('is limited to a number, to a program, and to what followed a request', async () => {
  const bank = await open();
  const { call, seeded, other, list } = bank;
  const sent = createCard(bank);
  for (const own of [seeded, other, seeded, other]) await call(own, { ...sent, body: {} });
  const { requests } = (await list()).body;
  expect(requests.map(({ programId }) => programId)).toEqual(
    [seeded, other, seeded, other].map(({ programId }) => programId),
  );
  const ids = requests.map(({ requestId }) => requestId);
  const idsOf = async (query: string) => (await list(query)).body.requests.map(({ requestId }) => requestId);
  expect(await idsOf('?limit=1')).toEqual([ids[3]]);
  expect(await idsOf(`?programId=${other.programId}`)).toEqual([ids[1], ids[3]]);
  expect(await idsOf(`?after=${ids[0]}&limit=2`)).toEqual([ids[1], ids[2]]);
  expect(await idsOf(`?after=${ids[3]}`)).toEqual([]);
});

test('what it is not asked for rightly is refused', async () => {
  const { list } = await open();
  for (const [query, status] of [
    ['?limit=0', 400],
    [`?limit=${MAX_REQUESTS + 1}`, 400],
    ['?limit=many', 400],
    ['?after=nothing', 404],
    ['?programId=prg-00000000-0000-4000-8000-000000000000', 404],
  ] as const)
    expect([query, (await list(query)).status]).toEqual([query, status]);
});

test('a reset forgets them, those of one program or all', async () => {
  const bank = await open();
  const { call, seeded, other, list, sandbox } = bank;
  const sent = createCard(bank);
  const programs = async () => (await list()).body.requests.map(({ programId }) => programId);
  for (const own of [seeded, other]) await call(own, sent);
  await sandbox.reset(other.programId);
  expect(await programs()).toEqual([seeded.programId]);
  await sandbox.reset();
  expect(await programs()).toEqual([]);
});

test('the last ones are kept in order, whatever their number', () => {
  const list = new RequestList();
  const event = (index: number): AnsweredEvent => ({
    kind: 'answered',
    requestId: `r-${index}`,
    time: 0,
    method: 'GET',
    operation: undefined,
    path: undefined,
    control: false,
    programId: `prg-${index % 2}`,
    status: 200,
    code: undefined,
    pointers: [],
    milliseconds: 1,
    fault: undefined,
  });
  const ids = () => list.list({ limit: MAX_REQUESTS })?.map(({ requestId }) => requestId);
  const total = MAX_REQUESTS * 2 + 7;
  const all = Array.from({ length: total }, (_, index) => `r-${index}`);
  for (let index = 0; index < total; index += 1) list.add(event(index));
  expect(ids()).toEqual(all.slice(-MAX_REQUESTS));
  expect(list.list({ after: 'r-0' })).toBeUndefined();
  list.clear('prg-1');
  expect(ids()).toEqual(
    all.slice(-MAX_REQUESTS).filter((_, index) => (index + total - MAX_REQUESTS) % 2 === 0),
  );
  for (let index = total; index < total + MAX_REQUESTS; index += 1) list.add(event(index));
  expect(ids()?.[0]).toBe(`r-${total}`);
  expect(ids()?.at(-1)).toBe(`r-${total + MAX_REQUESTS - 1}`);
});
