/** For numbers that the bank assigns, such as those of accounts. Up to 12 digits. */
export function randomDigits(count: number): string {
  // A random UUID ends in 48 random bits, whose remainder favours no number of so few digits by more than half a percent.
  const bits = Number.parseInt(crypto.randomUUID().slice(-12), 16);
  return String(bits % 10 ** count).padStart(count, '0');
}
