import { at, type Json } from './json.ts';
import type { Seen } from './seen.ts';
import { isTimestamp } from './timestamp.ts';

const MINUTE = 60;

/**
 * How coarse the clock of this deployment's accounts may be, in seconds, from 1 to 60: the largest step within a minute on which all
 * times of accounts that were seen fall. Few times make it look coarser than it is, never finer. Times of other records do not count:
 * they may come from another clock, or have been written by hand.
 */
export function coarsenessOf(seen: Seen): number {
  return [...seen.of('createAccount'), ...seen.of('updateAccount')]
    .flatMap(({ body }) => [at(body, '/createdAt'), at(body, '/modifiedAt')])
    .flatMap(secondsOf)
    .reduce(greatestCommonDivisor, MINUTE);
}

/** `2026-03-02T14:05:10Z` is 10; what is no timestamp is nothing. */
function secondsOf(time: Json | undefined): number[] {
  return isTimestamp(time) ? [Number(time.slice(-3, -1))] : [];
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
