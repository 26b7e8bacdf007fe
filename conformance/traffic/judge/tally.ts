import type { OperationId } from '../../../generated/operations.ts';
import type { DatedViolation, Doubtful } from '../../model/traffic-section.ts';
import type { Violation } from '../../model/violation.ts';

/** A tally counts how often a requirement was checked by recorded calls, and how that came out. Tallies of parts of a recording add up. */
export interface Tally {
  held: number;
  /** The number of `held` that compare with a response that was itself compared with an earlier one. They show no further record. */
  heldAgain: number;
  violated: number;
  /** The counts by reason: it could not be violated there. */
  vacuous: Record<string, number>;
  /** The counts by reason: it could not be checked there. */
  inconclusive: Record<string, number>;
  /** The first ones, at most `MAX_VIOLATIONS`. */
  violations: DatedViolation[];
  /** The number of violations at each place; `undefined` beyond `MAX_PLACES` of them. */
  places: Record<string, number> | undefined;
  /** The differences that a call of an unrecorded client would explain. */
  doubtful: Doubtful | undefined;
  /** The reasons of recorded runs for not selecting it. */
  skipped: string[];
  /** The counts of recorded runs about the status alone: calls that were refused or lost, and refused ones that are optional. */
  failed: string[];
  optional: string[];
}

export const MAX_VIOLATIONS = 100;
export const MAX_DOUBTFUL = 10;
const MAX_PLACES = 1000;

/**
 * Others change a record now and then; a difference in the records of three, and in most of all, is the deployment's own. Each record counts once: what it
 * lost at its first change, later responses no longer show.
 */
export const ENOUGH_RECORDS = 3;

export function emptyTally(): Tally {
  return {
    held: 0,
    heldAgain: 0,
    violated: 0,
    vacuous: {},
    inconclusive: {},
    violations: [],
    places: {},
    doubtful: undefined,
    skipped: [],
    failed: [],
    optional: [],
  };
}

/** Counts a reason, or any other key. */
export function countIn(counts: Record<string, number>, key: string, times = 1): void {
  counts[key] = (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0) + times;
}

/** Counts the place of a violation. */
export function countPlace(tally: Tally, pointer: string, times = 1): void {
  if (tally.places === undefined) return;
  const isNew = !Object.hasOwn(tally.places, pointer);
  countIn(tally.places, pointer, times);
  if (isNew && Object.keys(tally.places).length > MAX_PLACES) tally.places = undefined;
}

type Moment = Pick<DatedViolation, 'at' | 'exchange' | 'pointer'>;

/** The violations by time; those of one call by place. */
export function compareMoments(one: Moment, other: Moment): number {
  return (
    one.at - other.at ||
    compareCodeUnits(one.exchange, other.exchange) ||
    compareCodeUnits(one.pointer, other.pointer)
  );
}

export function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Keeps a violation if it is one of the first. It is made only then: redacting takes time. */
export function keepFirst(kept: DatedViolation[], most: number, moment: Moment, make: () => Violation): void {
  const last = kept.at(-1);
  if (kept.length >= most && last !== undefined && compareMoments(moment, last) >= 0) return;
  const place = kept.findLastIndex((one) => compareMoments(one, moment) <= 0) + 1;
  kept.splice(place, 0, { ...make(), at: moment.at });
  if (kept.length > most) kept.pop();
}

export function addRecords(known: string[], more: readonly string[]): string[] {
  return [...new Set([...known, ...more])].sort(compareCodeUnits).slice(0, ENOUGH_RECORDS);
}

/** Tells whether a doubtful difference is the deployment's own doing after all. */
export function isCorroborated(tally: Tally): boolean {
  return (tally.doubtful?.records.length ?? 0) >= ENOUGH_RECORDS && isDoubtedMore(tally);
}

/** Tells whether more records differ than agree. Too few of them accuse nobody, and are no reason to say that it held either. */
export function isDoubtedMore({ held, heldAgain, doubtful }: Tally): boolean {
  return doubtful !== undefined && doubtful.count > held - heldAgain;
}

/** Adds a part's tally to that of the whole. */
export function mergeTally(whole: Tally, part: Tally): void {
  whole.held += part.held;
  whole.heldAgain += part.heldAgain;
  whole.violated += part.violated;
  for (const [reason, count] of Object.entries(part.vacuous)) countIn(whole.vacuous, reason, count);
  for (const [reason, count] of Object.entries(part.inconclusive)) countIn(whole.inconclusive, reason, count);
  for (const one of part.violations) keepFirst(whole.violations, MAX_VIOLATIONS, one, () => one);
  if (part.places === undefined) whole.places = undefined;
  else for (const [pointer, count] of Object.entries(part.places)) countPlace(whole, pointer, count);
  if (part.doubtful !== undefined) {
    whole.doubtful ??= { count: 0, records: [], violations: [] };
    whole.doubtful.count += part.doubtful.count;
    whole.doubtful.records = addRecords(whole.doubtful.records, part.doubtful.records);
    for (const one of part.doubtful.violations)
      keepFirst(whole.doubtful.violations, MAX_DOUBTFUL, one, () => one);
  }
  for (const list of ['skipped', 'failed', 'optional'] as const)
    whole[list] = [...new Set([...whole[list], ...part[list]])].sort(compareCodeUnits);
}

/** Counts how the calls of one operation ended. */
export interface OperationCounts {
  readonly operation: OperationId;
  calls: number;
  succeeded: number;
  /** The counts by status. */
  refused: Record<string, number>;
  failed: number;
}
