import { record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import type { Fault } from '../faults/fault.ts';
import type { Seed } from '../sandbox-types.ts';
import { readSnapshot } from '../snapshot/read-snapshot.ts';
import { listAll } from '../store/list-all.ts';
import { programOf, removeCreated } from '../store/program-records.ts';
import { type ApiKeyRecord, CLOCK_ID, type ClockRecord } from '../store/records.ts';
import type { MaybePromise, Store, StoredRecord } from '../store/store.ts';
import { readSeed, type SeedContents } from './read-seed.ts';
import { DEVELOPMENT_KEY, seedRecords } from './seed.ts';
import type { ClockSetting } from './seed-file.ts';

export interface SeedOptions {
  readonly store: Store;
  /** The key of the seeded program; default: the development key. */
  readonly apiKey: string | undefined;
  /** Replaces the key where only its hash is known. */
  readonly apiKeyHash: string | undefined;
  /** A seed file's content or a snapshot, not validated yet. */
  readonly seed: unknown;
  /** The clock that replaces the seed's. */
  readonly clock: ClockSetting | undefined;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hashKey: (key: string) => MaybePromise<string>;
  readonly now: () => Date;
  readonly checkFault: (fault: unknown) => Fault;
}

export interface SeededStore {
  readonly seed: Seed;
  /** True if the store was empty. */
  readonly isNew: boolean;
  /** Ids of the keys that neither a reset nor a snapshot touches: the sandbox's own, and the public one. */
  readonly keptKeys: readonly string[];
  /** The faults of the seed. */
  readonly faults: readonly Fault[];
  /** Restores the seed, and keeps the keys of the seeded programs. */
  reseed(): Promise<void>;
  /** Removes what a program has created and its clock; a seeded program gets what it had. */
  resetProgram(programId: string): Promise<void>;
}

/**
 * Writes the seed to a store that is empty, and the clock to any store.
 *
 * @throws InvalidSeed, InvalidSnapshot before anything is written; StoreUnavailable
 */
export async function seedStore(options: SeedOptions): Promise<SeededStore> {
  const { store, apiKey, apiKeyHash, hashKey, now } = options;
  const isPublic = apiKey === undefined && apiKeyHash === undefined;
  const label = isPublic ? 'development' : 'seed';
  const keyHash = apiKeyHash ?? (await hashKey(apiKey ?? DEVELOPMENT_KEY));
  const keptKeys = [...new Set([`key-${keyHash}`, `key-${await hashKey(DEVELOPMENT_KEY)}`])];
  const examples = seedRecords({ keyHash, label, now: now() });
  const { ids, faults, ...contents } = await readContents(options, examples);
  const clock = options.clock ?? contents.clock;
  const others = contents.records.filter(({ id }) => !keptKeys.includes(id));
  const seeded = [...examples.records.filter(({ id }) => keptKeys.includes(id)), ...others];
  /** The state has a clock that starts now. */
  const fresh = () =>
    clock === undefined ? seeded : [...seeded.filter(({ id }) => id !== CLOCK_ID), clockRecord(clock, now())];

  const isNew = await store.fillIfEmpty(fresh());
  if (!isNew && options.clock !== undefined) await write(store, [clockRecord(options.clock, now())]);
  // A store that was seeded earlier may have been seeded with another key.
  const [known] = isPublic ? await store.read([`key-${keyHash}`]) : [];
  const seed: Seed = { ...examples.seed, ids };
  return {
    keptKeys,
    isNew,
    faults,
    seed: known === undefined ? seed : { apiKey: DEVELOPMENT_KEY, ...seed },
    async reseed() {
      // The faults of the seed may have gone with their program.
      await write(store, others.filter(isKey));
      // All keys are kept, since one may be created meanwhile; then those go whose program is gone.
      await store.replaceAll(fresh(), ['key-']);
      await removeOrphanKeys(store);
    },
    async resetProgram(programId) {
      await removeCreated(store, programId);
      await write(
        store,
        seeded.filter((one) => !isKey(one) && programOf(one) === programId),
      );
    },
  };
}

/** A seed file's content, or a snapshot, which is written over the records of the documentation. */
async function readContents(
  { seed, hashKey, checkFault }: SeedOptions,
  examples: ReturnType<typeof seedRecords>,
): Promise<SeedContents> {
  const { records } = examples;
  const { ids } = examples.seed;
  if (seed === undefined) return { records, ids, clock: undefined, faults: [] };
  if (typeof seed !== 'object' || seed === null || !Object.hasOwn(seed, 'records'))
    return await readSeed(seed, { examples: { records, ids }, hashKey, checkFault });
  const snapshot = readSnapshot(seed, checkFault);
  const merged = new Map([...records, ...snapshot.records].map((one) => [one.id, one]));
  return { records: [...merged.values()], ids, clock: undefined, faults: snapshot.faults };
}

function isKey({ id }: StoredRecord): boolean {
  return id.startsWith('key-');
}

async function write(store: Store, put: readonly StoredRecord[]): Promise<void> {
  if (put.length > 0) await store.change([], () => ({ put, result: undefined }));
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

/** The record of a clock that starts at this moment. */
function clockRecord({ now, frozen = false }: ClockSetting, systemNow: Date): StoredRecord {
  const start = now === undefined ? systemNow : new Date(now);
  const clock: ClockRecord = frozen
    ? { stoppedAt: toTimestamp(start) }
    : { shiftMs: start.getTime() - systemNow.getTime() };
  return record(CLOCK_ID, clock);
}
