import type { PackedTally, TrafficSection } from '../../model/traffic-section.ts';
import { compareCodeUnits, emptyTally, type OperationCounts, type Tally } from '../judge/tally.ts';
import type { TrafficTotals } from '../judge/traffic-totals.ts';

export function toSection(
  totals: TrafficTotals,
  isComplete: boolean,
  part: TrafficSection['part'],
): TrafficSection {
  const { sources, deployments, from, to, runs, operations, others, coverage, samples, tallies } = totals;
  return {
    sources,
    deployments,
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(to !== undefined && { to: new Date(to).toISOString() }),
    runs,
    complete: isComplete,
    ...(part !== undefined && { part }),
    operations,
    others,
    coverage,
    tallies: Object.fromEntries(
      Object.entries(tallies)
        .map(([id, tally]) => [id, pack(tally)] as const)
        .filter(([, packed]) => Object.keys(packed).length > 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    samples,
    ...(totals.agreement.length > 0 && {
      agreement: totals.agreement.toSorted((one, other) =>
        compareCodeUnits(one.requirement, other.requirement),
      ),
    }),
  };
}

function pack(tally: Tally): PackedTally {
  const { places, doubtful, ...rest } = tally;
  const packed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === 0 || (typeof value === 'object' && Object.keys(value).length === 0)) continue;
    const isCounts = typeof value === 'object' && !Array.isArray(value);
    packed[name] = isCounts ? inOrder(value as Record<string, number>) : value;
  }
  return {
    ...packed,
    ...(places === undefined
      ? { places: null }
      : Object.keys(places).length > 0 && { places: inOrder(places) }),
    ...(doubtful !== undefined && { doubtful }),
  };
}

/** The order is the same for the same counts, whatever was counted first. */
function inOrder(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function unpack({ places = {}, ...packed }: PackedTally): Tally {
  const copy = structuredClone(packed) as Partial<Tally>;
  return { ...emptyTally(), ...copy, places: places === null ? undefined : { ...places } };
}

export function toCounts(operations: TrafficSection['operations']): OperationCounts[] {
  return structuredClone(operations) as OperationCounts[];
}
