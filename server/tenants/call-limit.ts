/** A call waits for its turn at most this long. Milliseconds. */
const MAX_WAIT_MS = 1000;
/** Calls that may come at once after a pause, in milliseconds of the rate. */
const BURST_MS = 100;
/** A call of a control route takes at least the time of one call for each so many records that it reads or writes. */
const RECORDS_PER_CALL = 50;
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
   * Makes one call after the other, since one can be as much work for the process as hundreds of others. It takes as long as these would.
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
      const rest = start + (this.#records / RECORDS_PER_CALL) * this.#spacing - performance.now();
      return rest < 1 ? result : later(rest, result);
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
