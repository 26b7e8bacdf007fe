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

/** Milliseconds of each round, by contender. */
export type Times<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/**
 * Times contenders in turns, round by round, so that a busy moment of the machine hits all of them; the first round is not
 * counted.
 */
export async function race<Name extends string>(
  rounds: number,
  contenders: Readonly<Record<Name, () => unknown>>,
): Promise<Times<Name>> {
  const names = Object.keys(contenders) as Name[];
  const times = forEach(names, (): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const time = await timed(contenders[name]);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

/** The median of the rounds' ratios: what slowed a whole round down cancels out. */
export function ratioOf(ours: readonly number[], peer: readonly number[]): number {
  return median(ours.map((time, round) => time / (peer[round] ?? Number.NaN)));
}

/** A line of the report: a figure, the peer that it was measured against in the same run, and their ratio. */
export interface BenchRow {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
  /** Such as `<= 0.5`; absent when the ratio is for information only. */
  readonly goal?: string;
  /** True if the goal was met; recorded, never asserted. */
  readonly met?: boolean;
}

export interface Part {
  readonly title: string;
  run(): Promise<readonly BenchRow[]>;
}

export function atMost(goal: number, ratio: number): Pick<BenchRow, 'goal' | 'met'> {
  return { goal: `<= ${goal}`, met: ratio <= goal };
}

/** A value for each of the names. */
export function forEach<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
