/** Amounts as whole cents. Up to 15 digits they, and their sums, are exact as numbers. */

/** Ten thousand billions: the smallest amount of more than 15 digits, in cents. */
export const TOO_MANY_CENTS = 1e15;

export const NOT_AN_AMOUNT = 'must not be below zero, nor have more than 15 digits';

/** `undefined` for an amount below zero or of more than 15 digits, which this bank does not take. */
export function toCents(amount: string): number | undefined {
  return /^\d{1,13}\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : undefined;
}

/** `1234` is `12.34`. */
export function toAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
