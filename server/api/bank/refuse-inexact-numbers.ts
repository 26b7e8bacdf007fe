import { shortFragment } from '../../../generated/server-validation-errors.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** From here on numbers are serialized with an exponent, and no caller expects all digits back. */
const MIN_EXPONENT_NOTATION = 1e21;

/**
 * Refuses numbers that JSON can express but that would not be returned as they were sent (section 4.7): `1e999` would come back as `null`,
 * and `9007199254740993`, which could be a long identifier, as `9007199254740992`.
 */
export function refuseInexactNumbers(refusals: Refusals, value: unknown, place: readonly string[]): void {
  if (typeof value === 'number') {
    const why = whyInexact(value);
    if (why !== undefined) refusals.add(shortFragment(place) as BodyPointer, 'number', why);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) refuseInexactNumbers(refusals, item, [...place, name]);
}

function whyInexact(value: number): string | undefined {
  if (!Number.isFinite(value)) return 'is too large to be stored';
  return Math.abs(value) > Number.MAX_SAFE_INTEGER && Math.abs(value) < MIN_EXPONENT_NOTATION
    ? 'is too large to be stored exactly: send it as a string'
    : undefined;
}
