import type { OperationId } from '../../../generated/operations.ts';
import type { Observation } from '../../model/report.ts';
import type { PropertyCoverage, Sample } from '../../model/traffic-section.ts';
import { mergeAgreement } from '../judge/agreement.ts';
import { firstOnes } from '../judge/first-ones.ts';
import {
  compareCodeUnits,
  countIn,
  emptyTally,
  mergeTally,
  type OperationCounts,
  type Tally,
} from '../judge/tally.ts';
import { bySample, keepSample, type TrafficTotals } from '../judge/traffic-totals.ts';

/** Adds up the parts of a recording to what the whole would have shown. */
export function mergeTotals(parts: readonly TrafficTotals[]): TrafficTotals {
  const tallies = mergeTallies(parts);
  const samples = mergeSamples(parts);
  const exchanges = new Map(parts.flatMap((part) => part.exchanges.map((one) => [one.id, one] as const)));
  const named = Object.values(tallies).flatMap(({ violations, doubtful }) => [
    ...violations,
    ...(doubtful?.violations ?? []),
  ]);
  const times = (pick: (part: TrafficTotals) => number | undefined) =>
    parts.map(pick).filter((time) => time !== undefined);
  const [from, to] = [times((part) => part.from), times((part) => part.to)];
  return {
    sources: summed(
      parts.flatMap(({ sources }) => sources.map(({ name, calls }) => [name, calls] as const)),
    ).map(([name, calls]) => ({ name, calls })),
    deployments: summed(
      parts.flatMap(({ deployments }) => deployments.map(({ baseUrl, calls }) => [baseUrl, calls] as const)),
    ).map(([baseUrl, calls]) => ({ baseUrl, calls })),
    from: from.length > 0 ? Math.min(...from) : undefined,
    to: to.length > 0 ? Math.max(...to) : undefined,
    operations: mergeOperations(parts),
    others: summed(parts.flatMap(({ others }) => others.map(({ what, count }) => [what, count] as const)))
      .map(([what, count]) => ({ what, count }))
      .sort((one, other) => other.count - one.count || compareCodeUnits(one.what, other.what)),
    coverage: mergeCoverage(parts),
    runs: parts.reduce((sum, { runs }) => sum + runs, 0),
    stopped: parts.find(({ stopped }) => stopped !== undefined)?.stopped,
    tallies,
    samples,
    observations: mergeNotes(parts, samples),
    agreement: mergeAgreement(parts.map(({ agreement }) => agreement)),
    exchanges: firstOnes([...samples, ...named]).flatMap((id) => exchanges.get(id) ?? []),
  };
}

/** The counts by name. */
function summed(
  counts: readonly (readonly [name: string, count: number])[],
): [name: string, count: number][] {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts) countIn(sums, name, count);
  return Object.entries(sums).sort(([one], [other]) => compareCodeUnits(one, other));
}

function mergeTallies(parts: readonly TrafficTotals[]): Record<string, Tally> {
  const tallies: Record<string, Tally> = {};
  for (const part of parts)
    for (const [id, tally] of Object.entries(part.tallies)) {
      tallies[id] ??= emptyTally();
      mergeTally(tallies[id], tally);
    }
  return tallies;
}

function mergeSamples(parts: readonly TrafficTotals[]): readonly Sample[] {
  const samples = new Map<string, Sample[]>();
  for (const sample of parts.flatMap((part) => part.samples)) keepSample(samples, sample);
  return [...samples.values()].flat().sort(bySample);
}

function mergeOperations(parts: readonly TrafficTotals[]): OperationCounts[] {
  const all = new Map<OperationId, OperationCounts>();
  for (const { operation, calls, succeeded, refused, failed } of parts.flatMap((part) => part.operations)) {
    const known = all.get(operation) ?? { operation, calls: 0, succeeded: 0, refused: {}, failed: 0 };
    all.set(operation, known);
    known.calls += calls;
    known.succeeded += succeeded;
    known.failed += failed;
    for (const [status, count] of Object.entries(refused)) countIn(known.refused, status, count);
  }
  return [...all.values()];
}

function mergeCoverage([first, ...others]: readonly TrafficTotals[]): readonly PropertyCoverage[] {
  return (first?.coverage ?? []).map((one, index) => {
    const same = others.flatMap(({ coverage }) => coverage[index] ?? []);
    return {
      ...one,
      shown: same.reduce((sum, { shown }) => sum + shown, one.shown),
      of: same.reduce((sum, { of }) => sum + of, one.of),
    };
  });
}

function mergeNotes(parts: readonly TrafficTotals[], samples: readonly Sample[]): readonly Observation[] {
  const [first] = parts;
  return (first?.observations ?? []).map((entry, index) => {
    const seen = parts.flatMap(({ observations }) => observations[index]?.seen ?? []);
    return {
      ...entry,
      seen: samples.flatMap(({ exchange }) => seen.filter((note) => note.exchange === exchange)),
    };
  });
}
