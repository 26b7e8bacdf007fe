import type { Store } from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

/** The calls of a store that are in progress: there are never too many, and the store is closed after the last one. */
export class Calls {
  readonly #kind: Store['kind'];
  readonly #limit: number;
  readonly #inProgress = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  /** @param limit how many may be in progress */
  constructor(kind: Store['kind'], limit: number) {
    this.#kind = kind;
    this.#limit = limit;
  }

  /** Throws StoreUnavailable also when the store is closed, or when too many calls are in progress. */
  async add<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenClosed();
    if (this.#inProgress.size >= this.#limit)
      throw new StoreUnavailable('overloaded', `${this.#limit} calls are waiting`);
    const call = work();
    this.#inProgress.add(call);
    try {
      return await call;
    } finally {
      this.#inProgress.delete(call);
    }
  }

  refuseWhenClosed(): void {
    if (this.#closing) throw new StoreUnavailable('closed', this.#kind);
  }

  /** Refuses further calls, and calls `end` once those in progress have ended. */
  close(end: () => void | Promise<void>): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#inProgress).then(end);
    return this.#closing;
  }
}
