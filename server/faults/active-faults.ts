import type { ActiveFault, Faults } from '../sandbox-types.ts';
import type { Fault } from './fault.ts';
import { InvalidFault, readFault } from './read-fault.ts';

/** A fault that waits for its calls. `left` counts down as they arrive. */
export interface QueuedFault {
  readonly id: string;
  readonly fault: Fault;
  left: number | null;
}

/** They are kept in memory until their calls come. */
const MAX_FAULTS = 1000;

/** First come, first served: of the faults that match a call, the oldest gets it. */
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

  /** Throws InvalidFault, a TypeError. */
  add(fault: Fault): ActiveFault {
    if (this.#queued.length >= MAX_FAULTS) {
      const detail = `is one too many: ${MAX_FAULTS} are on. DELETE /_sandbox/faults takes them off`;
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

  /** The same fault, once it is known to be one. Throws InvalidFault. */
  check(fault: unknown): Fault {
    return readFault(fault, this.#operations);
  }

  list(): readonly ActiveFault[] {
    return this.#queued.map(show);
  }

  remove(id: string): boolean {
    const before = this.#queued.length;
    this.#queued = this.#queued.filter((waiting) => waiting.id !== id);
    return this.#queued.length < before;
  }

  clear(): void {
    this.#queued = [];
  }

  /** Takes one call of the oldest that matches. */
  take(matches: (fault: Fault) => boolean): QueuedFault | undefined {
    const taken = this.#queued.find(({ left, fault }) => left !== 0 && matches(fault));
    if (taken !== undefined && taken.left !== null) taken.left -= 1;
    return taken;
  }

  /** To be said of each that was taken. One that found nothing to change has its call back. */
  release(taken: QueuedFault, used: boolean): void {
    if (!used && taken.left !== null) taken.left += 1;
    if (taken.left === 0) this.#queued = this.#queued.filter((waiting) => waiting !== taken);
  }
}

function show({ id, fault, left }: QueuedFault): ActiveFault {
  return { ...structuredClone(fault), id, left };
}
