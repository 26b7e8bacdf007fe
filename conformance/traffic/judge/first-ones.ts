/** The exchanges that a report has room for. */
const MAX_EXCHANGES = 300;

/** The ids of the first calls, each once. */
export function firstOnes(named: readonly { readonly at: number; readonly exchange: string }[]): string[] {
  const times = new Map(named.map(({ at, exchange }) => [exchange, at]));
  return [...times]
    .sort(([one, time], [other, otherTime]) => time - otherTime || (one < other ? -1 : 1))
    .slice(0, MAX_EXCHANGES)
    .map(([id]) => id);
}
