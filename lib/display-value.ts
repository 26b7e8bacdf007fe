/** A longer text may be a misplaced key. */
const MAX_LENGTH = 12;

/** A rejected value as errors quote it. Takes any type, since JavaScript callers may pass anything. */
export function displayValue(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : 'the value given';
  return value.length > MAX_LENGTH ? 'the value given' : `"${value}"`;
}
