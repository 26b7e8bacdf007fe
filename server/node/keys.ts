/** API keys of a served sandbox: hashing, and removal of the development key. */
import { hash } from 'node:crypto';
import { keyRecord } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { DEVELOPMENT_KEY } from '../seed/seed.ts';
import type { ApiKeyRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

const MAX_HASHES = 100;
const MAX_KEY_LENGTH = 128;

/** SHA-256 in lower-case hexadecimal. Synchronous, unlike Web Crypto. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** `hashKey` with the hashes of the last keys, of ordinary length, for as long as a server runs: callers send the same few with each call. */
export function createKeyHasher(): (key: string) => string {
  const hashes = new Map<string, string>();
  return (key) => {
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const made = hashKey(key);
    if (key.length > MAX_KEY_LENGTH) return made;
    if (hashes.size >= MAX_HASHES) hashes.clear();
    hashes.set(key, made);
    return made;
  };
}

/** True if the publicly known key is valid for this database. Throws StoreUnavailable. */
export async function acceptsDevelopmentKey(store: Store): Promise<boolean> {
  const [record] = await store.read([keyId(DEVELOPMENT_KEY)]);
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
  const developmentId = keyId(DEVELOPMENT_KEY);
  await store.change([made.id], ([known]) => ({
    put: known === undefined ? [made] : [],
    remove: made.id === developmentId ? [] : [developmentId],
    result: undefined,
  }));
}

function keyId(key: string): string {
  return `key-${hashKey(key)}`;
}
