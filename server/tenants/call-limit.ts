/** A call waits for its turn at most this long. Milliseconds. */
const MAX_WAIT_MS = 1000;
/** Calls that may come at once after a pause, in milliseconds of the rate. */
const BURST_MS = 100;
/** A call that reads or writes more records is work for the process, which others wait for. */
const FEW_RECORDS = 100;
/** It is responded to after so many times the work that it took, at least. */
const STRETCH = 10;
/** Others hardly notice a call that takes no longer. Milliseconds. */
const SHORT_MS = 2;
/** What calls take beyond that is taken from a credit, so that now and then they may take long. Milliseconds. */
const CREDIT_MS = 1000;
/** A call without credit is responded to after so many times what it took too long: fewer than one in a hundred calls of others meet a long one. */
const LONG_STRETCH = 120;
/** It waits no longer, and no longer for its turn: clients give up, and their bodies have to be read. Milliseconds. */
const MAX_TURN_MS = 20_000;
/** Calls with many records that may be in progress or wait for one another. */
const MAX_WAITING = 8;

/**
 * Spaces the calls of a tenant. A caller that waits for responses is slowed down to the rate; one that does not is refused, and waits as well,
 * so that its refusals do not keep the process from others' calls.
 */
export class CallLimit {
  readonly #spacing: number;
  readonly #busy: () => number;
  #next = 0;
  #records = 0;
  #waiting = 0;
  #credit = CREDIT_MS;
  #credited = performance.now();
  #last: Promise<unknown> = Promise.resolve();

  /** @param busy milliseconds for which the process has worked: a caller or a database that is slow keeps no one waiting */
  constructor(perSecond: number, busy = () => performance.now()) {
    this.#spacing = 1000 / perSecond;
    this.#busy = busy;
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
   * @param signal of a caller who may have gone before it is made
   * @param isMuch true if it is work even without records
   * @returns undefined when too many wait, or the others take too long
   */
  async inTurn<Result>(
    call: () => Promise<Result>,
    { signal, isMuch = false }: { readonly signal?: AbortSignal; readonly isMuch?: boolean } = {},
  ): Promise<Result | undefined> {
    if (this.#waiting >= MAX_WAITING) return later(MAX_WAIT_MS, undefined);
    this.#waiting += 1;
    const arrived = performance.now();
    const made = this.#last.then(async () => {
      if (signal?.aborted || performance.now() - arrived >= MAX_TURN_MS) return undefined;
      const start = this.#busy();
      this.#records = 0;
      const result = await call();
      if (!isMuch && this.#records <= FEW_RECORDS) return result;
      const took = this.#busy() - start;
      const wait = took * (STRETCH - 1) + this.#charge(Math.max(0, took - SHORT_MS)) * LONG_STRETCH;
      return later(Math.min(wait, MAX_TURN_MS), result);
    });
    this.#last = made.catch(() => {});
    return made.finally(() => {
      this.#waiting -= 1;
    });
  }

  /** Takes it from the credit, and returns what is missing. */
  #charge(milliseconds: number): number {
    const now = performance.now();
    const credit = Math.min(CREDIT_MS, this.#credit + (now - this.#credited) / LONG_STRETCH);
    this.#credited = now;
    this.#credit = Math.max(0, credit - milliseconds);
    return Math.max(0, milliseconds - credit);
  }
}

function later<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
