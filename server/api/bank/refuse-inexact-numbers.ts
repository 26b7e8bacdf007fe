import { shortFragment } from '../../../generated/server-validation-errors.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** From here on numbers are serialized with an exponent, and no caller expects all digits back. */
const MIN_EXPONENT_NOTATION = 1e21;

/**
 * Refuses numbers that JSON can express but that would not be returned as they were sent (section 4.7): `1e999` would come back as `null`,
 * and `9007199254740993`, which could be a long identifier, as `9007199254740992`.
 */
export function refuseInexactNumbers(refusals: Refusals, value: unknown, place: readonly string[]): void {
  visit(value, [...place]);

  /** One array for all places: a request of 1 MiB can hold half a million numbers, each of them 64 levels deep. */
  function visit(item: unknown, path: string[]): void {
    if (typeof item === 'number') {
      const why = whyInexact(item);
      if (why !== undefined) refusals.add(shortFragment(path) as BodyPointer, 'number', why);
    }
    if (typeof item !== 'object' || item === null) return;
    for (const [name, member] of Object.entries(item)) {
      if (refusals.isFull) return;
      path.push(name);
      visit(member, path);
      path.pop();
    }
  }
}

function whyInexact(value: number): string | undefined {
  if (!Number.isFinite(value)) return 'is too large to be stored';
  return Math.abs(value) > Number.MAX_SAFE_INTEGER && Math.abs(value) < MIN_EXPONENT_NOTATION
    ? 'is too large to be stored exactly: send it as a string'
    : undefined;
}
