import type { OperationId } from '../../generated/operations.ts';
import type { Violation } from './violation.ts';

/** This section has what a report of recorded traffic says beyond that of a run: where the calls are from, and all that `report merge` needs. */
export interface TrafficSection {
  /** Files by name, and how many calls of the operations each had. */
  readonly sources: readonly { readonly name: string; readonly calls: number }[];
  readonly deployments: readonly { readonly baseUrl: string; readonly calls: number }[];
  /** Begin of the first call and end of the last one. RFC 3339; absent without calls. */
  readonly from?: string;
  readonly to?: string;
  /** Runs of `conform` among the calls. */
  readonly runs: number;
  /** `--complete`: nobody has changed records but by calls of the recording. */
  readonly complete: boolean;
  /** `--part 3/8`. Absent: all of the recording. */
  readonly part?: { readonly number: number; readonly of: number };
  /** The counts say how the calls of each operation ended; `refused` is by status. */
  readonly operations: readonly {
    readonly operation: OperationId;
    readonly calls: number;
    readonly succeeded: number;
    readonly refused: Readonly<Record<string, number>>;
    /** Number of calls without a response. */
    readonly failed: number;
  }[];
  /** Calls outside of the operations, the most frequent first; ids in paths are replaced. */
  readonly others: readonly { readonly what: string; readonly count: number }[];
  /** Each described property has two counts: how often it was there, and how many objects could have had it. */
  readonly coverage: readonly PropertyCoverage[];
  /** The counts of checks by requirement and outcome, which add up over the reports of parts. Absent counts are 0. */
  readonly tallies: Readonly<Record<string, PackedTally>>;
  /** The calls that observations are made from. */
  readonly samples: readonly Sample[];
  /** The counts for another description than that of this package: how many responses each requirement was checked by, and how many differ in the same way. */
  readonly agreement?: readonly {
    readonly requirement: string;
    readonly responses: number;
    readonly places: readonly {
      /** The place in the body, with `*` for entries of lists and for names that the description does not have. */
      readonly template: string;
      /** Pointer of the keyword in the description. */
      readonly place: string;
      readonly responses: number;
    }[];
  }[];
}

/** A tally without what is empty. */
export interface PackedTally {
  readonly held?: number;
  /** The number of `held` that compare with a response that was itself compared with an earlier one. */
  readonly heldAgain?: number;
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

/** Differences between records as they were shown at two times. */
export interface Doubtful {
  count: number;
  /** The records in question, by the hash of their key: the smallest ones, at most `ENOUGH_RECORDS`. */
  records: string[];
  /** The first ones, at most `MAX_DOUBTFUL`. */
  violations: DatedViolation[];
}

/** Redacted. */
export interface DatedViolation extends Violation {
  /** Begin of the call in milliseconds since 1970. */
  readonly at: number;
}

/** The first number says how often a property was there, the second how many objects could have had it. Other descriptions have statuses and responses there. */
export interface PropertyCoverage {
  readonly operation: OperationId;
  readonly side: 'request' | 'response';
  /** `cardholder.name`; of other descriptions, `404` or `default`. */
  readonly path: string;
  readonly shown: number;
  readonly of: number;
}

/** A call that observations are made from: the first ones of each operation and status. */
export interface Sample {
  readonly exchange: string;
  readonly at: number;
  /** `createCard 201` */
  readonly kind: string;
}
