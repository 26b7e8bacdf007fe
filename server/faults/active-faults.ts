import type { ActiveFault, Faults } from '../sandbox-types.ts';
import type { Fault } from './fault.ts';
import { InvalidFault, readFault } from './read-fault.ts';

/** A fault that waits for its calls. `left` counts down as they arrive. */
export interface Waiting {
  readonly id: string;
  readonly fault: Fault;
  left: number | null;
}

/** They are kept in memory until their calls come. */
const MAX_FAULTS = 1000;

/** First come, first served: of the faults that match a call, the oldest gets it. */
export class ActiveFaults implements Faults {
  readonly #operations: readonly string[];
  #waiting: readonly Waiting[] = [];
  #made = 0;

  /** @param operations ids that a fault may name */
  constructor(operations: readonly string[]) {
    this.#operations = operations;
  }

  get none(): boolean {
    return this.#waiting.length === 0;
  }

  /** Throws InvalidFault, a TypeError. */
  add(fault: Fault): ActiveFault {
    if (this.#waiting.length >= MAX_FAULTS) {
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
    this.#waiting = [...this.#waiting, waiting];
    return show(waiting);
  }

  /** The same fault, once it is known to be one. Throws InvalidFault. */
  check(fault: unknown): Fault {
    return readFault(fault, this.#operations);
  }

  list(): readonly ActiveFault[] {
    return this.#waiting.map(show);
  }

  remove(id: string): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((waiting) => waiting.id !== id);
    return this.#waiting.length < before;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Takes one call of the oldest that matches. */
  take(matches: (fault: Fault) => boolean): Waiting | undefined {
    const taken = this.#waiting.find(({ left, fault }) => left !== 0 && matches(fault));
    if (taken !== undefined && taken.left !== null) taken.left -= 1;
    return taken;
  }

  /** To be said of each that was taken. One that found nothing to change has its call back. */
  release(taken: Waiting, used: boolean): void {
    if (!used && taken.left !== null) taken.left += 1;
    if (taken.left === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== taken);
  }
}

function show({ id, fault, left }: Waiting): ActiveFault {
  return { ...structuredClone(fault), id, left };
}
