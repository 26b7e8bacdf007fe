import { expect, test } from 'vitest';
import { textStore } from '../../../console/storage/text-store.ts';
import { describeStore } from '../../server/store/contract.ts';

/** A `localStorage`, as two tabs share it. */
class FakeStorage {
  readonly #items = new Map<string, string>();
  full = false;
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(name, text);
  }
}

describeStore('a store in localStorage', async () => {
  const storage = new FakeStorage();
  return {
    connect: async () => textStore(storage, 'bank'),
    lasting: true,
    remove: async () => {},
  };
});

test('a full storage refuses the change and keeps what it has', async () => {
  const storage = new FakeStorage();
  const store = textStore(storage, 'bank');
  await store.change([], () => ({ put: [{ id: 'a', text: '1' }], result: undefined }));
  storage.full = true;
  const change = store.change(['a'], () => ({ put: [{ id: 'a', text: '2' }], result: undefined }));
  await expect(change).rejects.toMatchObject({ reason: 'full' });
  expect(await store.read(['a'])).toEqual(['1']);
});

test('a storage with something else in it is called broken', async () => {
  const storage = new FakeStorage();
  storage.setItem('bank', '{"a": ');
  await expect(textStore(storage, 'bank').ping()).rejects.toMatchObject({ reason: 'broken' });
});
