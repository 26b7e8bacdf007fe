import { at, type Json } from '../../lib/json.ts';

/** The largest amount that is ever sent: fifteen digits. */
const MAX_CENTS = 999_999_999_999_999n;

/** `12.34` as `1234n`. An amount below zero allows nothing, as zero does. `undefined` for what is unset, or is no amount at all. */
export function toCents(amount: Json | undefined): bigint | undefined {
  if (typeof amount !== 'string' || !/^-?\d+\.\d{2}$/.test(amount)) return undefined;
  return amount.startsWith('-') ? 0n : BigInt(amount.replace('.', ''));
}

/** `1234n` as `12.34`; at most fifteen digits. */
export function toAmount(cents: bigint): string {
  const digits = String(leastOf(cents, MAX_CENTS)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The least of those that there are. */
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

/** The amounts at some places of an answer, without those that are unset or none. */
export function centsAt(answer: Json | undefined, ...pointers: readonly string[]): bigint[] {
  return pointers.map((pointer) => toCents(at(answer, pointer))).filter((cents) => cents !== undefined);
}
