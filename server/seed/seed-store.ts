import type { Seed } from '../sandbox-types.ts';
import { listAll } from '../store/list-all.ts';
import { removeCreated } from '../store/program-records.ts';
import type { ApiKeyRecord } from '../store/records.ts';
import type { MaybePromise, Store } from '../store/store.ts';
import { DEVELOPMENT_KEY, seedRecords } from './seed.ts';

export interface SeedOptions {
  readonly store: Store;
  /** The key of the seeded program; default: the development key. */
  readonly apiKey: string | undefined;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hashKey: (key: string) => MaybePromise<string>;
  readonly now: () => Date;
}

export interface SeededStore {
  readonly seed: Seed;
  /** Ids of the keys that neither a reset nor a snapshot touches: the sandbox's own, and the public one. */
  readonly keptKeys: readonly string[];
  /** Restores the seed, and keeps the keys of the seeded program. */
  reseed(): Promise<void>;
  /** Removes what a program has created and its clock; the seeded program gets what it had. */
  resetProgram(programId: string): Promise<void>;
}

/** Writes the seed to a store that is empty. Throws StoreUnavailable. */
export async function seedStore({ store, apiKey, hashKey, now }: SeedOptions): Promise<SeededStore> {
  const label = apiKey === undefined ? 'development' : 'seed';
  const keyHash = await hashKey(apiKey ?? DEVELOPMENT_KEY);
  const { records, seed } = seedRecords({ keyHash, label, now: now() });
  await store.fillIfEmpty(records);
  // A store that was seeded earlier may have been seeded with another key.
  const [known] = apiKey === undefined ? await store.read([`key-${keyHash}`]) : [];
  const developmentHash = apiKey === undefined ? keyHash : await hashKey(DEVELOPMENT_KEY);
  return {
    keptKeys: [...new Set([`key-${keyHash}`, `key-${developmentHash}`])],
    seed: known === undefined ? seed : { apiKey: DEVELOPMENT_KEY, ...seed },
    async reseed() {
      // All keys are kept, since one may be created meanwhile; then those go whose program is gone.
      await store.replaceAll(records, ['key-']);
      await removeOrphanKeys(store);
    },
    async resetProgram(programId) {
      await removeCreated(store, programId);
      if (programId !== seed.programId) return;
      const put = records.filter(({ id }) => !id.startsWith('key-'));
      await store.change([], () => ({ put, result: undefined }));
    },
  };
}

/** Each key is removed in a change of its own with its program, so that no key of an existing program is ever lost. */
async function removeOrphanKeys(store: Store): Promise<void> {
  for (const { id, text } of await listAll(store, 'key-')) {
    const { programId } = JSON.parse(text) as ApiKeyRecord;
    await store.change([programId], ([program]) => ({
      put: [],
      remove: program === undefined ? [id] : [],
      result: undefined,
    }));
  }
}
