/** Amounts as whole cents: `12.34` is 1234n. They may have more digits than a number holds exactly. */
function toCents(amount: string): bigint | undefined {
  return /^\d+\.\d{2}$/.test(amount) ? BigInt(amount.replace('.', '')) : undefined;
}

/** Whether `amount` is above `most`. What is no amount counts as more than anything: nobody knows what a bank makes of it. */
export function isMoreThan(amount: string, most: string): boolean {
  const [one, other] = [toCents(amount), toCents(most)];
  return one === undefined || other === undefined || one > other;
}
