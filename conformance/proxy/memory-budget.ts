/** The number of bytes that may wait in memory to be checked, over all connections. */
export class MemoryBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** @returns whether there were so many left */
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  free(bytes: number): void {
    this.#left += bytes;
  }
}

/** Two, so that large contents do not keep heads from being read. */
export interface MemoryBudgets {
  readonly heads: MemoryBudget;
  readonly contents: MemoryBudget;
}
