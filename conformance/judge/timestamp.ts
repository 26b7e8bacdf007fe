import type { Json } from '../../lib/json.ts';

/** Reads a time in the format of section 1, `2026-03-02T14:05:10Z`. Such texts sort as the moments do. */
export function isTimestamp(value: Json | undefined): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value);
}
