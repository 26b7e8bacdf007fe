import { setTimeout } from 'node:timers/promises';

/** Time as the suite knows it. Tests pass a virtual clock, so that waiting takes no time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with the signal's reason when that is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal && { signal }),
};
