import { performance } from 'node:perf_hooks';
import type { NumberedCall } from './judging-messages.ts';

export interface CallQueueOptions {
  /** Hands calls to whoever judges them. */
  readonly send: (calls: readonly NumberedCall[]) => void;
  /** Which part of the time since the last question this thread has worked: 0 to 1. Default: as its event loop says. */
  readonly load?: () => number;
}

/** Calls that end together are sent together, which costs less; waiting longer for more of them would give the judge its work in heaps. */
const BATCH = 32;
const BATCH_MS = 1;
/** Sent and not judged yet: what the judge still has to do when traffic begins. */
const MAX_SENT = 2 * BATCH;
/** Above this, calls wait: with few processors, judging would take time from passing bytes. */
const BUSY = 0.5;

/** Calls that wait to be judged: a few of them are handed over at a time, and none while this thread is busy with traffic. */
export class CallQueue {
  readonly #options: Required<CallQueueOptions>;
  #waiting: NumberedCall[] = [];
  #sent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ send, load = loopLoad() }: CallQueueOptions) {
    this.#options = { send, load };
  }

  add(call: NumberedCall): void {
    this.#waiting.push(call);
    if (this.#timer !== undefined) return;
    this.#options.load();
    this.#wait();
  }

  /** So many of those that were sent are judged. */
  judged(count: number): void {
    this.#sent -= count;
  }

  /** Sends all, however busy the thread is. */
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
    this.#timer = setTimeout(() => {
      const isBusy = this.#options.load() > BUSY;
      if (!isBusy && this.#sent < MAX_SENT) this.#send();
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#wait();
    }, BATCH_MS);
  }

  #send(): void {
    const calls = this.#waiting.splice(0, BATCH);
    this.#sent += calls.length;
    this.#options.send(calls);
  }
}

function loopLoad(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
