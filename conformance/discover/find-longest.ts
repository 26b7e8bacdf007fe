/**
 * The largest length that is accepted, found by halving; `undefined` when not even the shortest is, or when the answers contradict each other.
 *
 * @param refused a length that is known to be refused
 */
export async function withinLimit(
  refused: number,
  accepts: (length: number) => Promise<boolean>,
): Promise<number | undefined> {
  let [low, high] = [1, refused];
  if (!(await accepts(low))) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await accepts(middle)) low = middle;
    else high = middle;
  }
  const isStable = (await accepts(low)) && !(await accepts(low + 1));
  return isStable ? low : undefined;
}
