/** A call waits for its turn at most this long. Milliseconds. */
const MAX_WAIT_MS = 1000;
/** Calls that may come at once after a pause, in milliseconds of the rate. */
const BURST_MS = 100;

/**
 * Spaces the calls of a tenant. A caller that waits for responses is slowed down to the rate; one that does not is refused, and waits as well,
 * so that its refusals do not keep the process from others' calls.
 *
 * @returns resolves with true when the call may go on, with false when there are too many
 */
export function limitCalls(perSecond: number): () => Promise<boolean> | true {
  const spacing = 1000 / perSecond;
  let next = 0;
  return () => {
    const now = performance.now();
    const turn = Math.max(next, now - BURST_MS);
    const wait = turn - now;
    if (wait > MAX_WAIT_MS) return later(MAX_WAIT_MS, false);
    next = turn + spacing;
    return wait < 1 ? true : later(wait, true);
  };
}

function later(milliseconds: number, value: boolean): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
