/** For numbers that the bank assigns, such as those of accounts. Up to 12 digits. */
export function randomDigits(count: number): string {
  // The remainder of 48 bits favours no number of so few digits by more than half a percent.
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String(((high & 0xffff) * 2 ** 32 + low) % 10 ** count).padStart(count, '0');
}
