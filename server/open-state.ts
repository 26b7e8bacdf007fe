import type { JsonText } from '../generated/server.ts';
import type { CallContext } from './api/call-context.ts';
import { handlers } from './api/operations/index.ts';
import type { BankOptions } from './bank-options.ts';
import { readProgramId } from './control/parameters.ts';
import { ActiveFaults } from './faults/active-faults.ts';
import type { Fault } from './faults/fault.ts';
import type { RequestRecorder } from './request-recorder.ts';
import type { Seed } from './sandbox-types.ts';
import { readClock } from './seed/read-clock.ts';
import { type SeededStore, seedStore } from './seed/seed-store.ts';
import { readSnapshot } from './snapshot/read-snapshot.ts';
import { restoreSnapshot } from './snapshot/restore-snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { takeSnapshot } from './snapshot/take-snapshot.ts';
import type { Store } from './store/store.ts';

/**
 * Seeds the store if it is empty, and activates the faults that a new sandbox has.
 *
 * @throws InvalidSeed, InvalidSnapshot, InvalidFault (all of them TypeErrors) before anything is written
 * @throws StoreUnavailable when the store cannot be read or written
 */
export async function openState(
  options: Pick<BankOptions, 'apiKey' | 'apiKeyHash' | 'seed' | 'clock' | 'faults'>,
  { store, systemTime, hashKey }: Pick<CallContext, 'store' | 'systemTime' | 'hashKey'>,
  recorder: RequestRecorder,
): Promise<SandboxState> {
  const faults = new ActiveFaults(Object.keys(handlers));
  const checkFault = (fault: unknown) => faults.check(fault);
  const given = (options.faults ?? []).map(checkFault);
  const seeded = await seedStore({
    store,
    apiKey: options.apiKey,
    apiKeyHash: options.apiKeyHash,
    seed: options.seed,
    clock: readClock(options.clock),
    hashKey,
    now: systemTime,
    checkFault,
  });
  return new SandboxState(store, seeded, faults, given, recorder);
}

/** The state that a reset, a snapshot and a restore are about: records, active faults and the last requests. */
class SandboxState {
  readonly faults: ActiveFaults;
  readonly #store: Store;
  readonly #seeded: SeededStore;
  readonly #given: readonly Fault[];
  readonly #recorder: RequestRecorder;

  /** @param given faults of the options */
  constructor(
    store: Store,
    seeded: SeededStore,
    faults: ActiveFaults,
    given: readonly Fault[],
    recorder: RequestRecorder,
  ) {
    this.faults = faults;
    this.#store = store;
    this.#seeded = seeded;
    this.#given = given;
    this.#recorder = recorder;
    this.#activate(undefined, seeded.isNew ? seeded.faults : []);
  }

  get seed(): Seed {
    return this.#seeded.seed;
  }

  get isNew(): boolean {
    return this.#seeded.isNew;
  }

  async reset(programId?: string): Promise<void> {
    if (programId === undefined) await this.#seeded.reseed();
    else await this.#seeded.resetProgram(programId);
    this.#recorder.clear(programId);
    this.#activate(programId, this.#seeded.faults);
  }

  async snapshot(programId?: string): Promise<JsonText<Snapshot>> {
    const id = await readProgramId({ programId }, this.#store);
    return await takeSnapshot(this.#store, this.faults, id);
  }

  async restore(value: Snapshot): Promise<void> {
    const snapshot = readSnapshot(value, (fault) => this.faults.check(fault));
    await restoreSnapshot(snapshot, this.#store, this.faults, this.#seeded.keptKeys);
  }

  /** The faults that a new sandbox has: those of the seed, and of the options. */
  #activate(programId: string | undefined, ofSeed: readonly Fault[]): void {
    this.faults.clear(programId);
    for (const fault of [...ofSeed, ...this.#given])
      if (programId === undefined || fault.programId === programId) this.faults.add(fault);
  }
}
