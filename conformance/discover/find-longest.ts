import type { ProbeOutcome } from './prober.ts';

/** A deployment that is out of order now and then is asked again so often. */
const TRIES = 3;

/**
 * The largest length that is accepted, found by halving; `undefined` when not even the shortest is, when some length has no clear outcome, or when
 * outcomes contradict each other.
 *
 * @param refused a length that is known to be refused
 * @param ask what comes of a length; `undefined`: it cannot be sent
 * @param repeat how often the limit has to show itself: that length accepted, and the next one refused
 */
export async function withinLimit(
  refused: number,
  ask: (length: number) => Promise<ProbeOutcome | undefined>,
  repeat: number,
): Promise<number | undefined> {
  /** @returns `undefined` where nothing can be said */
  async function accepts(length: number): Promise<boolean | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = await ask(length);
      if (outcome !== 'unclear') return outcome === undefined ? undefined : outcome === 'accepted';
    }
    return undefined;
  }

  let [low, high] = [1, refused];
  if ((await accepts(low)) !== true) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const isAccepted = await accepts(middle);
    if (isAccepted === undefined) return undefined;
    if (isAccepted) low = middle;
    else high = middle;
  }
  for (let times = 1; times < repeat; times++)
    if ((await accepts(low)) !== true || (await accepts(low + 1)) !== false) return undefined;
  return low;
}
