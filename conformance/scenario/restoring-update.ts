import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { parseCents } from '../parse-cents.ts';

/**
 * The update that gives an account what its settings were.
 *
 * @param before the account, as a response showed it
 * @param update a complete one; its values stay where `before` has none that can be sent
 */
export function restoringUpdate(before: Json, update: JsonObject, program: Json | undefined): JsonObject {
  const restored = (sent: Json, place: readonly string[]): Json => {
    const pointer = toPointer(place);
    if (isObject(sent))
      return Object.fromEntries(
        Object.entries(sent).map(([name, inner]) => [name, restored(inner, [...place, name])]),
      );
    const was = at(before, pointer.startsWith('/incoming') ? `/config${pointer}` : pointer);
    // A list that was unset cannot be sent: an empty one is the nearest to it.
    if (Array.isArray(sent))
      return Array.isArray(was) && was.every((one) => typeof one === 'string') ? was : [];
    if (isOfGroup(place)) return isOwn(was, at(program, pointer.slice('/config'.length))) ? (was ?? '') : '';
    return isSendable(sent, was) ? (was ?? sent) : sent;
  };
  return restored(update, []) as JsonObject;
}

/** `/config/limits/send/ach/daily`, and not `/config/limits/send/daily`. */
function isOfGroup(place: readonly string[]): boolean {
  return place[1] === 'limits' && place.length === 5;
}

/** The program's amount is what a group without one of its own shows. */
function isOwn(was: Json | undefined, ofProgram: Json | undefined): boolean {
  return typeof was === 'string' && parseCents(was) !== undefined && was !== ofProgram;
}

function isSendable(sent: Json, was: Json | undefined): boolean {
  if (typeof sent === 'boolean') return typeof was === 'boolean';
  return typeof was === 'string' && (was === '' || /^-?\d+(?:\.\d\d)?$/.test(was));
}
