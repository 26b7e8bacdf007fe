/** Longer ones may be a key that slipped into the wrong place. */
const MAX_SHOWN = 12;

/** A value that was refused, as errors name it. Types do not hold what JavaScript gives: it may be anything. */
export function displayGiven(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : 'the value given';
  return value.length > MAX_SHOWN ? 'the value given' : `"${value}"`;
}
