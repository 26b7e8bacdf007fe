import { countPlace, emptyTally, MAX_VIOLATIONS, type Tally } from '../judge/tally.ts';
import type { TrafficTotals } from '../judge/traffic-totals.ts';
import type { LiveJudgement } from '../live-judge.ts';

/** Adds what another judge found and told, which itself is gone. */
export function addFound(totals: TrafficTotals, found: readonly LiveJudgement[]): TrafficTotals {
  const tallies: Record<string, Tally> = { ...totals.tallies };
  for (const [at, violation] of found.flatMap(({ violations }) => violations).entries()) {
    const tally = structuredClone(tallies[violation.requirement] ?? emptyTally());
    tally.violated += 1;
    countPlace(tally, violation.pointer);
    if (tally.violations.length < MAX_VIOLATIONS) tally.violations.push({ ...violation, at });
    tallies[violation.requirement] = tally;
  }
  const exchanges = found.flatMap(({ exchange, waited = [] }) => exchange ?? waited);
  return { ...totals, tallies, exchanges: [...totals.exchanges, ...exchanges] };
}
