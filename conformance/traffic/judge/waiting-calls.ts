import type { IndexedCall } from './indexed-call.ts';
import { textLength } from './kept-calls.ts';
import type { OpenRows } from './traffic-judge.ts';

/**
 * A result that may depend on calls that were in progress beside it waits this long, in milliseconds; one that depends on later calls is looked at
 * again after twice the time.
 */
const PATIENCE = 10_000;
/** So many, with so many characters in their bodies, at most; the oldest are judged earlier, by what is known. */
const MAX_WAITING = 5000;
const MAX_LENGTH = 16 * 2 ** 20;

/** Calls of a live judge, of which something is left to be judged. */
export class WaitingCalls {
  /** Oldest first. */
  readonly #calls = new Map<IndexedCall, OpenRows>();
  /** The times at which they are looked at again, one list for each patience, so that each is in order. */
  readonly #due = new Map<number, IndexedCall[]>();
  #length = 0;

  add(call: IndexedCall, open: OpenRows): void {
    this.#calls.set(call, open);
    this.#length += textLength(call.read());
    this.#schedule(call, PATIENCE);
  }

  /** The oldest ones, as long as there are too many. They wait no longer. */
  *takeExcess(): Generator<readonly [call: IndexedCall, open: OpenRows]> {
    for (const [call, open] of this.#calls) {
      if (this.#calls.size <= MAX_WAITING && this.#length <= MAX_LENGTH) return;
      this.#forget(call);
      yield [call, open];
    }
  }

  /** All of them. They wait no longer. */
  takeAll(): readonly (readonly [call: IndexedCall, open: OpenRows])[] {
    const all = [...this.#calls];
    this.#calls.clear();
    this.#due.clear();
    this.#length = 0;
    return all;
  }

  /**
   * Calls that have waited long enough.
   *
   * @param now in milliseconds since 1970
   * @param judge returns what is left: for that, the call waits once more, for twice the time
   */
  takeDue(now: number, judge: (call: IndexedCall, open: OpenRows) => OpenRows | undefined): void {
    for (const [patience, calls] of this.#due) {
      let count = 0;
      for (const call of calls) {
        const open = this.#calls.get(call);
        if (open !== undefined && call.endedAt + patience > now) break;
        count++;
        const left = open && judge(call, open);
        if (left === undefined) this.#forget(call);
        else {
          this.#calls.set(call, left);
          this.#schedule(call, patience * 2);
        }
      }
      calls.splice(0, count);
      if (calls.length === 0) this.#due.delete(patience);
    }
  }

  #forget(call: IndexedCall): void {
    if (this.#calls.delete(call)) this.#length -= textLength(call.read());
  }

  #schedule(call: IndexedCall, patience: number): void {
    const calls = this.#due.get(patience);
    if (calls === undefined) this.#due.set(patience, [call]);
    else calls.push(call);
  }
}
