/** Keys as the process that serves the sandbox treats them: hashed, and the well-known one taken away. */
import { hash } from 'node:crypto';
import { keyRecord } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { DEVELOPMENT_KEY } from '../seed/seed.ts';
import { listAll } from '../store/list-all.ts';
import type { ApiKeyRecord, Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** SHA-256 in lower-case hexadecimal, without leaving the thread as Web Crypto does. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Whether the key that everybody knows opens this database. Throws StoreUnavailable. */
export async function takesDevelopmentKey(store: Store): Promise<boolean> {
  const [record] = await store.read([`key-${hashKey(DEVELOPMENT_KEY)}`]);
  return record !== undefined;
}

/**
 * Makes a key one of the seeded program, in a database that may have others, and takes the development key away. Throws
 * StoreUnavailable.
 */
export async function useOwnKey(
  store: Store,
  key: string,
  programId: ApiKeyRecord['programId'],
): Promise<void> {
  const made = keyRecord(hashKey(key), { programId, label: 'seed', createdAt: toTimestamp(new Date()) });
  if (await takesDevelopmentKey(store)) {
    const developmentId = `key-${hashKey(DEVELOPMENT_KEY)}`;
    const kept = (await listAll(store, 'key-')).filter(({ id }) => id !== developmentId && id !== made.id);
    await store.replaceAll([...kept, made], Object.keys(OTHER_KINDS));
    return;
  }
  await store.change([made.id], ([known]) => ({ put: known === undefined ? [made] : [], result: undefined }));
}

/** Everything but keys: a kind that is missing here does not compile. */
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
