import type { Json } from '../../lib/json.ts';

/** An identifier, section 1: a prefix for its kind and a UUID, in either case. */
const ID = /^[a-z]{3}-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Equal, or the same identifier: a UUID may be written in letters of either case, and come back in the other. */
export function isSameText(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string' || !ID.test(one)) return false;
  return one.toLowerCase() === other.toLowerCase();
}
