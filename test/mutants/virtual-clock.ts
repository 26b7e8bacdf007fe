import type { Clock } from '../../conformance/model/clock.ts';

export interface VirtualClock extends Clock {
  /** Lets time pass. */
  pass(milliseconds: number): void;
}

/** Waiting on it takes no time. Each look at it is a little later, as on a real one. */
export function virtualClock(start: number = Date.UTC(2026, 4, 4, 10, 20, 31, 400)): VirtualClock {
  let now = start;
  return {
    now: () => {
      now += 1;
      return now;
    },
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      now += Math.max(0, milliseconds);
    },
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
