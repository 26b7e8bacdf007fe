import type { Json } from '../../lib/json.ts';

/** An identifier, section 1: a prefix for its kind and a UUID, in either case, with or without hyphens. */
const ID = /^[a-z]{3}-(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Equal, or the same identifier: a UUID may be written in letters of either case, with or without hyphens, and come back otherwise. */
export function isSameText(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string' || !ID.test(one) || !ID.test(other)) return false;
  return normalized(one) === normalized(other);
}

/** Tells whether a text has the format of an identifier. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** Texts that are the same identifier have the same. */
export function normalizedId(text: string): string {
  return ID.test(text) ? normalized(text) : text;
}

/** The prefix keeps its hyphen. */
function normalized(id: string): string {
  return id.slice(0, 4).toLowerCase() + id.slice(4).replaceAll('-', '').toLowerCase();
}

/** Returns the prefix of an identifier, by which records of different kinds are told apart: `crd-`. Empty for a text without one. */
export function prefixOf(id: Json | undefined): string {
  return typeof id === 'string' ? (/^[a-z]{3}-/.exec(id)?.[0] ?? '') : '';
}
