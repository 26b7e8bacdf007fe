/**
 * The known word that another is probably a slip of: `paths` for `path`, `required` for `requierd`. Short words must be nearer
 * than long ones, since many words are one letter from `not` or `in`.
 */
export function closest(word: string, known: readonly string[]): string | undefined {
  const slips = known
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= allowed(word, candidate))
    .sort((a, b) => a.edits - b.edits);
  return slips[0]?.candidate;
}

function allowed(word: string, { length }: string): number {
  if (length <= 3) return word.length === length ? 1 : 0;
  return length <= 5 ? 1 : length < 12 ? 2 : 3;
}

/** Edits from one word to the other: a letter put in, left out or changed, or two neighbors swapped. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? at(before, j - 2) + 1 : change;
      next.push(Math.min(change, swap, at(row, j) + 1, at(next, j - 1) + 1));
    }
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
