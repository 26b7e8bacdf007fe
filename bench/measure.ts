/** The middle of an odd number of values, the mean of the middle two otherwise. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new Error('no values');
  return (low + high) / 2;
}

/** Milliseconds that `run` takes. */
export async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/**
 * Times contenders in turns, round by round, so that a busy moment of the machine hits all of them; the first round is not
 * counted. Returns the median of each, in milliseconds.
 */
export async function race(
  rounds: number,
  contenders: Readonly<Record<string, () => unknown>>,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const time = await timed(run);
      if (round >= 0) {
        times[name] ??= [];
        times[name].push(time);
      }
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** A line of the report: a figure, the peer that it was measured against in the same run, and their ratio. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
  /** Such as `<= 0.5`; absent when the ratio is for information only. */
  readonly goal?: string;
  /** Whether the goal was met; recorded, never asserted. */
  readonly met?: boolean;
}

export interface Part {
  readonly title: string;
  run(): Promise<readonly Row[]>;
}

export function atMost(goal: number, ratio: number): Pick<Row, 'goal' | 'met'> {
  return { goal: `<= ${goal}`, met: ratio <= goal };
}
