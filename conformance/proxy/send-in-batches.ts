import type { NumberedCall } from './judging-messages.ts';

/** Calls that end together are sent together, which costs less. */
const BATCH = 32;
const BATCH_MS = 10;
/** Sent and not judged yet: what the judge still has to do when it is told to finish. */
const MAX_SENT = 2 * BATCH;

/** Calls that wait to be judged: a few of them are sent at a time. */
export class CallBatches {
  readonly #hand: (calls: readonly NumberedCall[]) => void;
  #waiting: NumberedCall[] = [];
  #sent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send hands calls to whoever judges them */
  constructor(send: (calls: readonly NumberedCall[]) => void) {
    this.#hand = send;
  }

  add(call: NumberedCall): void {
    this.#waiting.push(call);
    this.#wait();
  }

  /** So many of those that were sent are judged. */
  judged(count: number): void {
    this.#sent -= count;
    this.#wait();
  }

  /** Sends all. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) this.#send();
  }

  /** Forgets all: nobody judges any more. */
  clear(): void {
    this.#waiting = [];
    this.flush();
  }

  #wait(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0 || this.#sent >= MAX_SENT) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#send();
      this.#wait();
    }, BATCH_MS);
  }

  #send(): void {
    const calls = this.#waiting.splice(0, BATCH);
    this.#sent += calls.length;
    this.#hand(calls);
  }
}
