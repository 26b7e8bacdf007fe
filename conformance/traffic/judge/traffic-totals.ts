import type { Observation, ReportExchange } from '../../model/report.ts';
import type { PropertyCoverage, Sample } from '../../model/traffic-section.ts';
import type { AgreementCounts } from './agreement.ts';
import type { OperationCounts, Tally } from './tally.ts';

/** All that a recording, or a part of one, has shown. Redacted, and small: parts of a recording add up to the whole. */
export interface TrafficTotals {
  /** Names of the files and how many calls of the operations each had. */
  readonly sources: readonly { readonly name: string; readonly calls: number }[];
  /** Base addresses. */
  readonly deployments: readonly { readonly baseUrl: string; readonly calls: number }[];
  /** When the first call began and the last one ended, in milliseconds since 1970; `undefined` without calls. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly operations: readonly OperationCounts[];
  /** Calls outside of the operations, the most frequent first. */
  readonly others: readonly { readonly what: string; readonly count: number }[];
  readonly coverage: readonly PropertyCoverage[];
  /** The settings of `conform` itself. */
  readonly runs: number;
  /** The reason why one of them ended before its last call. */
  readonly stopped: string | undefined;
  /** The totals by requirement. */
  readonly tallies: Readonly<Record<string, Tally>>;
  readonly samples: readonly Sample[];
  readonly observations: readonly Observation[];
  /** The calls that violations and observations name. */
  readonly exchanges: readonly ReportExchange[];
  /** The counts of responses that differ from the description in the same way. Not of the bank's. */
  readonly agreement: readonly AgreementCounts[];
}

const MAX_SAMPLES = 2;

/** Adds a sample to those of its kind, if it is one of the first. */
export function keepSample<Kept extends Sample>(samples: Map<string, Kept[]>, sample: Kept): void {
  const known = samples.get(sample.kind) ?? [];
  const last = known[MAX_SAMPLES - 1];
  if (last !== undefined && bySample(sample, last) > 0) return;
  samples.set(sample.kind, [...known, sample].sort(bySample).slice(0, MAX_SAMPLES));
}

export function bySample(one: Sample, other: Sample): number {
  return one.at - other.at || (one.exchange < other.exchange ? -1 : 1);
}
