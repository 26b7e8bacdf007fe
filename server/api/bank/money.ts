/** Amounts as whole cents. With up to 15 digits, they and their sums are exact as numbers. */

/** The smallest amount with more than 15 digits, in cents. */
export const SIXTEEN_DIGITS_CENTS = 1e15;

export const NOT_AN_AMOUNT = 'must not be negative or have more than 15 digits';

/** `12.34` as `1234`. `undefined` for a negative amount or one of more than 15 digits, which this bank does not accept. */
export function amountToCents(amount: string): number | undefined {
  return /^\d{1,13}\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : undefined;
}

/** `1234` as `12.34`. */
export function centsToAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
