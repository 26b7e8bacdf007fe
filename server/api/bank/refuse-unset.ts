import type { BodyPointer, Refusals } from './refusals.ts';

/** Refuses fields that were not sent or were sent unset (section 1): `''` or `null`. `fields`: values by name. */
export function refuseUnset(refusals: Refusals, fields: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === '')
      refusals.add(`#/${name}` satisfies BodyPointer, 'required', 'is required');
  }
}
