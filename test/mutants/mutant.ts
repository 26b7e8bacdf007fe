import type { OperationId } from '../../generated/operations.ts';
import type { Fault } from '../../server/faults/fault.ts';
import type { Fetch } from './judge-bank.ts';

/** A faulty server as data: the reference server with these faults on, for all of a run. */
export interface Mutant {
  /** The requirement or the operation, and how it is broken: `createCard.label-is-returned: in upper case`. */
  readonly id: string;
  readonly kind: MutantKind;
  readonly operation: OperationId;
  readonly faults: readonly Fault[];
  /** The requirement that must be violated; absent: nothing is, and the run must be inconclusive. */
  readonly breaks?: string;
  /** The requirements that are broken, too, because they say the same of the same value in other words. */
  readonly also?: readonly string[];
  /** Stands between the suite and the bank, where no fault says what is broken. Made anew for each run, so it may remember. */
  readonly around?: () => (next: Fetch) => Fetch;
  /** A record that was there before the run: no later write may name it. */
  readonly untouched?: string;
  /** Milliseconds of real time that the run waits for one answer, where the mutant is about that. */
  readonly timeoutMs?: number;
}

/**
 * `schema`: the form of one field or answer. `behavior`: a row of `spec/requirements/`. `wire`: what happens to the message. `state`:
 * what is stored is not what was answered. `thorough`: what only `--thorough` asks.
 */
export const MUTANT_KINDS = ['schema', 'behavior', 'wire', 'state', 'thorough'] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];
