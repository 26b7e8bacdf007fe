/** API keys of a served sandbox: hashing, and removal of the development key. */
import { hash } from 'node:crypto';
import { keyRecord } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { DEVELOPMENT_KEY } from '../seed/seed.ts';
import { listAll } from '../store/list-all.ts';
import type { ApiKeyRecord, Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** SHA-256 in lower-case hexadecimal. Synchronous, unlike Web Crypto. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Whether the publicly known key is valid for this database. Throws StoreUnavailable. */
export async function acceptsDevelopmentKey(store: Store): Promise<boolean> {
  const [record] = await store.read([`key-${hashKey(DEVELOPMENT_KEY)}`]);
  return record !== undefined;
}

/**
 * Adds a key to the seeded program, in a database that may have others, and removes the development key. Throws StoreUnavailable.
 */
export async function useOwnKey(
  store: Store,
  key: string,
  programId: ApiKeyRecord['programId'],
): Promise<void> {
  const made = keyRecord(hashKey(key), { programId, label: 'seed', createdAt: toTimestamp(new Date()) });
  if (await acceptsDevelopmentKey(store)) {
    const developmentId = `key-${hashKey(DEVELOPMENT_KEY)}`;
    const kept = (await listAll(store, 'key-')).filter(({ id }) => id !== developmentId && id !== made.id);
    await store.replaceAll([...kept, made], Object.keys(OTHER_KINDS));
    return;
  }
  await store.change([made.id], ([known]) => ({ put: known === undefined ? [made] : [], result: undefined }));
}

/** All kinds of records but keys. A missing one is a compile error. */
const OTHER_KINDS: Readonly<Record<Exclude<keyof Records, 'key-'>, true>> = {
  'prg-': true,
  'bus-': true,
  'per-': true,
  'acc-': true,
  'con-': true,
  'crd-': true,
  'tra-': true,
  clock: true,
};
