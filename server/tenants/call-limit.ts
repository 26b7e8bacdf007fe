/** A call waits for its turn at most this long. Milliseconds. */
const MAX_WAIT_MS = 1000;
/** Calls that may come at once after a pause, in milliseconds of the rate. */
const BURST_MS = 100;
/** A call of a control route that reads or writes more records is work for the process, which others wait for. */
const FEW_RECORDS = 100;
/** It is responded to after so many times the time that it took. */
const STRETCH = 10;
/** Calls of control routes that may be in progress or wait for one another. */
const MAX_WAITING = 8;

/**
 * Spaces the calls of a tenant. A caller that waits for responses is slowed down to the rate; one that does not is refused, and waits as well,
 * so that its refusals do not keep the process from others' calls.
 */
export class CallLimit {
  readonly #spacing: number;
  #next = 0;
  #records = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(perSecond: number) {
    this.#spacing = 1000 / perSecond;
  }

  /** Resolves with true when the call may go on, with false when there are too many. */
  admit(): Promise<boolean> | true {
    const now = performance.now();
    const turn = Math.max(this.#next, now - BURST_MS);
    const wait = turn - now;
    if (wait > MAX_WAIT_MS) return later(MAX_WAIT_MS, false);
    this.#next = turn + this.#spacing;
    return wait < 1 ? true : later(wait, true);
  }

  /** Counts records that are read as a list, or replaced. */
  count(records: number): void {
    this.#records += records;
  }

  /**
   * Makes one call after the other. Those with many records leave the process to others for most of the time.
   *
   * @returns undefined when too many wait
   */
  async inTurn<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#waiting >= MAX_WAITING) return later(MAX_WAIT_MS, undefined);
    this.#waiting += 1;
    const made = this.#last.then(async () => {
      const start = performance.now();
      this.#records = 0;
      const result = await call();
      if (this.#records <= FEW_RECORDS) return result;
      return later((performance.now() - start) * (STRETCH - 1), result);
    });
    this.#last = made.catch(() => {});
    return made.finally(() => {
      this.#waiting -= 1;
    });
  }
}

function later<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
