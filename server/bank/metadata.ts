import { toPointer } from '../../generated/server-complaints.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** Refuses numbers that JSON can write and not read: `1e999` would come back as `null`. */
export function refuseLostNumbers(refusals: Refusals, value: unknown, place: readonly string[]): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    refusals.add(toPointer(place) as BodyPointer, 'number', 'is too large a number to be kept');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) refuseLostNumbers(refusals, item, [...place, name]);
}
