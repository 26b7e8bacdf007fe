import { operations } from '../description.ts';
import { bodyOf, type Field } from '../facts/tree.ts';
import { isObject, type Json, toPointer } from '../json.ts';
import type { Seen, Sight } from '../seen.ts';

/** A place of an answer that the description knows, and what was found there. */
export interface Place {
  readonly sight: Sight;
  readonly field: Field;
  /** `/billing/contacts/0/email` */
  readonly pointer: string;
  readonly value: Json;
}

/** Every call that was answered with success, operation by operation. */
export function sights(seen: Seen): Sight[] {
  return Object.values(operations).flatMap(({ id }) => seen.of(id));
}

/** Every described place of an answer, what holds a place before it. Places that are missing or stand in something of another type are left out. */
export function placesOf(sight: Sight): Place[] {
  const root = bodyOf(sight.operation, 'response');
  return root === undefined ? [] : visit({ sight, field: root, pointer: '', value: sight.body });
}

function visit(place: Place): Place[] {
  const { sight, field, pointer, value } = place;
  const within: Place[] = [];
  if (isObject(value))
    for (const property of field.properties) {
      const held = value[property.name];
      if (held !== undefined)
        within.push({ sight, field: property, pointer: pointer + toPointer([property.name]), value: held });
    }
  if (Array.isArray(value) && field.entries !== undefined)
    for (const [index, entry] of (value as readonly Json[]).entries())
      within.push({ sight, field: field.entries, pointer: `${pointer}/${index}`, value: entry });
  return [place, ...within.flatMap(visit)];
}
