import { at, type Json } from '../../lib/json.ts';
import { parseCents } from '../parse-cents.ts';

/** The largest amount that is ever sent: fifteen digits. */
const MAX_CENTS = 999_999_999_999_999n;

/**
 * The cents that a limit allows: `12.34` allows `1234n`, and an amount below zero nothing, as zero does. `undefined`
 * where it is unset or not a valid amount.
 */
export function allowedCents(limit: Json | undefined): bigint | undefined {
  const cents = parseCents(limit);
  return cents !== undefined && cents < 0n ? 0n : cents;
}

/** `1234n` as `12.34`; at most fifteen digits. */
export function formatCents(cents: bigint): string {
  const digits = String(leastOf(cents, MAX_CENTS)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The smallest of the amounts that are defined. */
export function leastOf(first: bigint, ...others: readonly (bigint | undefined)[]): bigint;
export function leastOf(...amounts: readonly (bigint | undefined)[]): bigint | undefined;
export function leastOf(...amounts: readonly (bigint | undefined)[]): bigint | undefined {
  return amounts.reduce(
    (least, amount) => (least === undefined || (amount !== undefined && amount < least) ? amount : least),
    undefined,
  );
}

export function greatestOf(first: bigint, ...others: readonly bigint[]): bigint {
  return others.reduce((greatest, amount) => (amount > greatest ? amount : greatest), first);
}

/** The limits at these places of a response, without those that are unset or invalid. */
export function centsAt(response: Json | undefined, ...pointers: readonly string[]): bigint[] {
  return pointers
    .map((pointer) => allowedCents(at(response, pointer)))
    .filter((cents) => cents !== undefined);
}

/** Tells whether a server that multiplies the amount as a floating-point number by 100 and cuts off the rest is a cent short, as for 1.13. */
export function showsTruncation(cents: bigint): boolean {
  return Math.trunc(Number(formatCents(cents)) * 100) !== Number(cents);
}
