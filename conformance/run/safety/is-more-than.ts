import { parseCents } from '../../parse-cents.ts';

/**
 * Tells whether `amount` is above `max`. Text that is not an amount from zero up counts as more than anything: what a bank would make of it is
 * unknown.
 */
export function isMoreThan(amount: string, max: string): boolean {
  const [cents, maxCents] = [parseCents(amount), parseCents(max)];
  return cents === undefined || amount.startsWith('-') || maxCents === undefined || cents > maxCents;
}
