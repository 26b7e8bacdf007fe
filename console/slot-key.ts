import type { Slot } from './console-types.ts';

/** The name under which a draft holds the text of a parameter: `path:accountId`. */
export function slotKey(place: Slot['in'], name: string): string {
  return `${place}:${name}`;
}
