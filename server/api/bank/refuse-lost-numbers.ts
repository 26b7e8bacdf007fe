import { shortFragment } from '../../../generated/server-validation-errors.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** From here on JSON is written with an exponent, and nobody expects all digits back. */
const ROUND_FIGURES = 1e21;

/**
 * Refuses numbers that JSON can write and not carry back (section 4.7): `1e999` would come back as `null`, `9007199254740993`, as long
 * identifiers are, as `9007199254740992`.
 */
export function refuseLostNumbers(refusals: Refusals, value: unknown, place: readonly string[]): void {
  if (typeof value === 'number') {
    const why = whyLost(value);
    if (why !== undefined) refusals.add(shortFragment(place) as BodyPointer, 'number', why);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) refuseLostNumbers(refusals, item, [...place, name]);
}

function whyLost(value: number): string | undefined {
  if (!Number.isFinite(value)) return 'is too large a number to be kept';
  return Math.abs(value) > Number.MAX_SAFE_INTEGER && Math.abs(value) < ROUND_FIGURES
    ? 'is too large a number to be kept to the last digit: send it as a text'
    : undefined;
}
