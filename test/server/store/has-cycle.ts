/** Tells whether the sequences contradict each other, so that no one order has them all. */
export function hasCycle(sequences: readonly (readonly number[])[]): boolean {
  let left = sequences.filter(({ length }) => length > 0);
  while (left.length > 0) {
    const later = new Set(left.flatMap((sequence) => sequence.slice(1)));
    const first = left.map(([number]) => number).find((number) => number !== undefined && !later.has(number));
    if (first === undefined) return true;
    left = left
      .map((sequence) => sequence.filter((number) => number !== first))
      .filter(({ length }) => length > 0);
  }
  return false;
}
