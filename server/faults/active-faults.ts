import type { ActiveFault, Faults } from '../sandbox-types.ts';
import type { Fault } from './fault.ts';
import { InvalidFault, readFault } from './read-fault.ts';

/** A fault and the calls that it still applies to: `left`, which counts down. */
export interface QueuedFault {
  readonly id: string;
  readonly fault: Fault;
  left: number | null;
}

/** Faults are kept in memory. */
const MAX_FAULTS = 1000;

/** The oldest fault that matches a call applies. */
export class ActiveFaults implements Faults {
  readonly #operations: readonly string[];
  #queued: readonly QueuedFault[] = [];
  #made = 0;

  /** @param operations ids that a fault may name */
  constructor(operations: readonly string[]) {
    this.#operations = operations;
  }

  get none(): boolean {
    return this.#queued.length === 0;
  }

  /** Tells whether a fault is limited to a program. */
  get nameProgram(): boolean {
    return this.#queued.some(({ fault }) => fault.programId !== undefined);
  }

  /** Throws InvalidFault, a TypeError. */
  add(fault: Fault): ActiveFault {
    if (this.#queued.length >= MAX_FAULTS) {
      const detail = `exceeds the maximum of ${MAX_FAULTS} faults. DELETE /_sandbox/faults removes all of them`;
      throw new InvalidFault([{ pointer: '#', in: 'body', detail, keyword: 'maxItems' }]);
    }
    const checked = structuredClone(this.check(fault));
    this.#made += 1;
    const waiting = {
      id: `fault-${this.#made}`,
      fault: checked,
      left: checked.times === undefined ? 1 : checked.times,
    };
    this.#queued = [...this.#queued, waiting];
    return show(waiting);
  }

  /** Validates a fault. Throws InvalidFault. */
  check(fault: unknown): Fault {
    return readFault(fault, this.#operations);
  }

  list(programId?: string): readonly ActiveFault[] {
    return this.#queued.filter(({ fault }) => isOf(fault, programId)).map(show);
  }

  remove(id: string): boolean {
    const before = this.#queued.length;
    this.#queued = this.#queued.filter((waiting) => waiting.id !== id);
    return this.#queued.length < before;
  }

  clear(programId?: string): void {
    this.#queued = this.#queued.filter(({ fault }) => !isOf(fault, programId));
  }

  /** Uses one call of the oldest fault that matches. */
  take(matches: (fault: Fault) => boolean): QueuedFault | undefined {
    const taken = this.#queued.find(({ left, fault }) => left !== 0 && matches(fault));
    if (taken !== undefined && taken.left !== null) taken.left -= 1;
    return taken;
  }

  /** Must be called for each taken fault. One that had nothing to change gets its call back. */
  release(taken: QueuedFault, used: boolean): void {
    if (!used && taken.left !== null) taken.left += 1;
    if (taken.left === 0) this.#queued = this.#queued.filter((waiting) => waiting !== taken);
  }
}

function isOf(fault: Fault, programId: string | undefined): boolean {
  return programId === undefined || fault.programId === programId;
}

function show({ id, fault, left }: QueuedFault): ActiveFault {
  return { ...structuredClone(fault), id, left };
}
