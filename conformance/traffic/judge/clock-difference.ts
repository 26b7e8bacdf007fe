/** A creation as a recorder saw it: when it was made by the recorder's clock, and when by the deployment's. */
export interface DatedCreation {
  /** The recording that it is in, which is taken to be of one recorder. */
  readonly file: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** NaN where the response does not say. */
  readonly createdAt: number;
}

/**
 * Finds by how many milliseconds the clocks of a recording's recorders may differ, as far as creations show. A record is created while the call is
 * under way, so each creation gives bounds for what the deployment's clock is ahead by. Files of one recorder have one clock; a file that holds calls
 * of several shows it where creations contradict each other.
 *
 * @param creations gone through twice
 * @param files how many files have calls
 */
export function clockDifference(creations: Iterable<DatedCreation>, files: number): number {
  const ahead = new Map<number, number>();
  for (const { file, endedAt, createdAt } of creations)
    if (!Number.isNaN(createdAt))
      ahead.set(file, Math.max(ahead.get(file) ?? Number.NEGATIVE_INFINITY, createdAt - endedAt));
  const atMost = new Map<number, number>();
  let low = Math.min(...ahead.values());
  let isContradicted = false;
  for (const { file, startedAt, endedAt, createdAt } of creations) {
    if (Number.isNaN(createdAt)) continue;
    const least = ahead.get(file) as number;
    const most = createdAt + TICK_MS - startedAt;
    if (most >= least) atMost.set(file, Math.min(atMost.get(file) ?? Number.POSITIVE_INFINITY, most));
    else if (most >= least - MAX_DIFFERENCE_MS) {
      isContradicted = true;
      low = Math.min(low, createdAt - endedAt);
    }
  }
  if (files === 1 && !isContradicted) return 0;
  const difference = Math.max(...atMost.values()) - low;
  return ahead.size < files ? Math.max(difference, UNKNOWN_MS) : Math.min(difference, MAX_DIFFERENCE_MS);
}

/** Times of records are cut to seconds. */
const TICK_MS = 1000;
/** A creation that shows a record from before that was there already. */
const MAX_DIFFERENCE_MS = 600_000;
/** The spread of a file without creations. */
const UNKNOWN_MS = 300_000;
