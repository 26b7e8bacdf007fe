import { expect, test } from 'vitest';
import { controlPlane, hashKey, type Plane } from './control-plane.ts';

interface Page {
  readonly records: readonly { readonly id: string | null; readonly record: unknown }[];
  readonly next: string | null;
}

async function list({ ask }: Plane, query = ''): Promise<Page> {
  const { status, body } = await ask(`GET /_sandbox/records${query}`);
  expect(status).toBe(200);
  return body as Page;
}

/** Ids of all pages, and how many pages there were. */
async function walk(plane: Plane, query: string): Promise<[ids: (string | null)[], pages: number]> {
  const ids: (string | null)[] = [];
  let after = '';
  for (let pages = 1; ; pages += 1) {
    const page = await list(plane, `?${query}&after=${after}`);
    ids.push(...page.records.map(({ id }) => id));
    if (page.next === null) return [ids, pages];
    after = page.next;
  }
}

test('shows each record as it is stored, in the order of ids', async () => {
  const plane = await controlPlane();
  const { accountId, programId, contactId } = plane.seed;
  const { records, next } = await list(plane);
  expect(next).toBeNull();
  expect(records.map(({ id }) => id?.slice(0, 4))).toEqual(['acc-', 'bus-', 'con-', 'per-', 'prg-', 'tra-']);
  expect(records[0]).toMatchObject({
    id: accountId,
    record: { account: { id: accountId }, cards: { physical: 0, virtual: 0 } },
  });
  expect(records[2]).toMatchObject({ id: contactId, record: { id: contactId, programId } });
});

test('by kind, and by the beginning of ids', async () => {
  const plane = await controlPlane();
  const { businessId, checkTransferId } = plane.seed;
  expect((await list(plane, '?kind=businesses')).records.map(({ id }) => id)).toEqual([businessId]);
  expect((await list(plane, '?prefix=tra-e29')).records.map(({ id }) => id)).toEqual([checkTransferId]);
  expect((await list(plane, '?kind=cards')).records).toEqual([]);
  expect((await list(plane, '?prefix=nothing')).records).toEqual([]);
});

test('page by page, each record once', async () => {
  const plane = await controlPlane();
  const all = (await list(plane)).records.map(({ id }) => id);
  for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
    const [ids] = await walk(plane, `limit=${limit}`);
    expect([limit, ids]).toEqual([limit, all]);
  }
  expect((await walk(plane, 'limit=1'))[1]).toBeGreaterThan(6);
});

test('keys without their hash, whichever way they are asked for', async () => {
  const plane = await controlPlane();
  const key = { programId: plane.seed.programId, label: 'development', createdAt: '2026-11-20T08:09:10Z' };
  expect(await list(plane, '?kind=keys')).toEqual({ records: [{ id: null, record: key }], next: null });
  const hash = hashKey('key');
  for (const query of [
    '',
    '?kind=keys',
    '?kind=keys&limit=1',
    '?prefix=key',
    '?prefix=key&limit=1',
    '?prefix=key-',
    `?prefix=key-${hash}`,
    '?limit=4',
    '?after=f&limit=1',
  ])
    expect([query, JSON.stringify(await list(plane, query))]).toEqual([
      query,
      expect.not.stringContaining(hash),
    ]);
});

test('the answer tells nothing of where a hash lies', async () => {
  const plane = await controlPlane();
  const hash = hashKey('key');
  const right = await list(plane, `?prefix=key-${hash.slice(0, 2)}&limit=1`);
  const wrong = await list(plane, '?prefix=key-zz&limit=1');
  expect(right).toEqual(wrong);
  expect(await list(plane, `?after=key-${hash}&limit=1`)).toEqual(await list(plane, '?after=key-&limit=1'));
});

test('many keys are all listed', async () => {
  const plane = await controlPlane();
  await plane.store.change([], () => ({
    put: Array.from({ length: 2300 }, (_, number) => ({
      id: `key-${hashKey(String(number))}`,
      text: JSON.stringify({ label: `key ${number}` }),
    })),
    result: undefined,
  }));
  const { records, next } = await list(plane, '?kind=keys&limit=10');
  expect(next).toBeNull();
  expect(new Set(records.map(({ record }) => (record as { label: string }).label)).size).toBe(2301);
});

test.each([
  ['?limit=0', 'limit', 'limit'],
  ['?limit=1001', 'limit', 'limit'],
  ['?limit=ten', 'limit', 'type'],
  ['?limit=1&limit=2', 'limit', 'duplicate'],
  ['?kind=loans', 'kind', 'enum'],
  ['?kind=__proto__', 'kind', 'enum'],
  ['?kind=accounts&prefix=acc-', 'prefix', 'not'],
])('%s is refused, naming %s', async (query, name, keyword) => {
  const { ask } = await controlPlane();
  const { status, body } = await ask(`GET /_sandbox/records${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid-parameters', errors: [{ in: 'query', name, keyword }] });
});
