/** Random decimal digits, at most 12, for numbers that the bank assigns, such as account numbers. */
export function randomDigits(count: number): string {
  // A random UUID ends in 48 random bits, so the remainder favors no number by more than half a percent.
  const bits = Number.parseInt(crypto.randomUUID().slice(-12), 16);
  return String(bits % 10 ** count).padStart(count, '0');
}
