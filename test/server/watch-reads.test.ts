import { expect, test } from 'vitest';
import { memoryStore } from '../../server/store/memory.ts';
import type { Store } from '../../server/store/store.ts';
import { StoreUnavailable } from '../../server/store/unavailable.ts';
import { watchReads } from '../../server/watch-reads.ts';

const systemTime = () => new Date('2026-03-02T14:05:10Z');

async function put(store: Store, id: string, text: string): Promise<void> {
  await store.change([], () => ({ put: [{ id, text }], result: undefined }));
}

async function storeOf(records: Readonly<Record<string, string>>): Promise<Store> {
  const store = memoryStore();
  for (const [id, text] of Object.entries(records)) await put(store, id, text);
  return store;
}

test('what was read is unchanged until one of the records is another, is new or is gone', async () => {
  const store = await storeOf({ 'acc-1': '{"a":1}', 'acc-2': '{}' });
  const watched = watchReads(store, systemTime);
  expect(watched.store.read(['acc-1'])).toEqual(['{"a":1}']);
  expect(watched.store.read(['acc-2', 'acc-3'])).toEqual(['{}', undefined]);
  expect(watched.isRepeatable()).toBe(true);
  expect(watched.isUnchanged()).toBe(true);

  await put(store, 'acc-4', '{}');
  expect(watched.isUnchanged()).toBe(true);
  await put(store, 'acc-3', '{}');
  expect(watched.isUnchanged()).toBe(false);
  await store.change([], () => ({ put: [], remove: ['acc-3'], result: undefined }));
  expect(watched.isUnchanged()).toBe(true);
  await put(store, 'acc-1', '{"a":2}');
  expect(watched.isUnchanged()).toBe(false);
  await put(store, 'acc-1', '{"a":1}');
  expect(watched.isUnchanged()).toBe(true);
});

test.each<[what: string, use: (watched: ReturnType<typeof watchReads>) => unknown]>([
  ['asks for the time', (watched) => watched.systemTime()],
  ['changes something', ({ store }) => store.change([], () => ({ put: [], result: undefined }))],
  ['lists records', ({ store }) => store.list('', '', 1)],
])('a call that %s is not repeatable', async (_what, use) => {
  const watched = watchReads(await storeOf({}), systemTime);
  await use(watched);
  expect(watched.isRepeatable()).toBe(false);
});

test('a call that waits for its store is not repeatable', async () => {
  const store = await storeOf({ 'acc-1': '{}' });
  const watched = watchReads({ ...store, read: async (ids) => await store.read(ids) }, systemTime);
  expect(await watched.store.read(['acc-1'])).toEqual(['{}']);
  expect(watched.isRepeatable()).toBe(false);
});

test.each<[what: string, read: Store['read']]>([
  [
    'fails',
    () => {
      throw new StoreUnavailable('broken', 'disk');
    },
  ],
  ['fails later', () => Promise.reject(new StoreUnavailable('broken', 'disk'))],
])('a store that %s is not unchanged', async (_what, read) => {
  const store = await storeOf({ 'acc-1': '{}' });
  const failing = { ...store };
  const watched = watchReads(failing, systemTime);
  watched.store.read(['acc-1']);
  failing.read = read;
  expect(watched.isUnchanged()).toBe(false);
});
