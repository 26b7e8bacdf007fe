/** For numbers that the bank assigns, such as those of accounts. Up to 14 digits. */
export function randomDigits(count: number): string {
  // 48 bits are many more than 14 digits need, so that each comes up as often as any other.
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String(((high & 0xffff) * 2 ** 32 + low) % 10 ** count).padStart(count, '0');
}
