import type { OperationId } from '../../../generated/operations.ts';
import type { DatedViolation, Doubtful, OperationCounts, Tally } from '../judge/tally.ts';
import { emptyTally } from '../judge/tally.ts';
import type { PropertyCoverage, Sample, TrafficTotals } from '../judge/traffic-totals.ts';

/** What a report of recorded traffic says beyond that of a run: where the calls are from, and all that `report merge` needs. */
export interface TrafficSection {
  /** Files by name, and how many calls of the operations each had. */
  readonly sources: readonly { readonly name: string; readonly calls: number }[];
  readonly deployments: readonly { readonly baseUrl: string; readonly calls: number }[];
  /** When the first call began and the last one ended. RFC 3339; absent without calls. */
  readonly from?: string;
  readonly to?: string;
  /** Runs of `conform` among the calls. */
  readonly runs: number;
  /** `--complete`: nobody has changed records but by calls of the recording. */
  readonly complete: boolean;
  /** `--part 3/8`. Absent: all of the recording. */
  readonly part?: { readonly number: number; readonly of: number };
  /** How the calls of each operation ended; `refused` is by status. */
  readonly operations: readonly {
    readonly operation: OperationId;
    readonly calls: number;
    readonly succeeded: number;
    readonly refused: Readonly<Record<string, number>>;
    /** Without a response. */
    readonly failed: number;
  }[];
  /** Calls outside of the operations, the most frequent first; ids in paths are replaced. */
  readonly others: readonly { readonly what: string; readonly count: number }[];
  /** How often each described property was there, of how many objects that could have had it. */
  readonly coverage: readonly PropertyCoverage[];
  /** How often each requirement was judged, by outcome: what reports of parts add up to. Absent counts are 0. */
  readonly tallies: Readonly<Record<string, PackedTally>>;
  /** The calls that observations are made from. */
  readonly samples: readonly Sample[];
}

/** A tally without what is empty. */
export interface PackedTally {
  readonly held?: number;
  readonly violated?: number;
  readonly vacuous?: Readonly<Record<string, number>>;
  readonly inconclusive?: Readonly<Record<string, number>>;
  readonly violations?: readonly DatedViolation[];
  /** `null`: too many to list. */
  readonly places?: Readonly<Record<string, number>> | null;
  readonly doubtful?: Doubtful;
  readonly skipped?: readonly string[];
  readonly failed?: readonly string[];
  readonly optional?: readonly string[];
}

export function toSection(
  totals: TrafficTotals,
  isComplete: boolean,
  part?: TrafficSection['part'],
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

/** The same for the same counts, whatever was counted first. */
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
