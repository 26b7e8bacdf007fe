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
    if (isGroup(place) && isObject(sent)) return restoredGroup(sent, pointer);
    if (isObject(sent))
      return Object.fromEntries(
        Object.entries(sent).map(([name, inner]) => [name, restored(inner, [...place, name])]),
      );
    const was = at(before, pointer.startsWith('/incoming') ? `/config${pointer}` : pointer);
    // A list that was unset cannot be sent: an empty one is the nearest to it.
    if (Array.isArray(sent))
      return Array.isArray(was) && was.every((one) => typeof one === 'string') ? was : [];
    return isSendable(sent, was) ? (was ?? sent) : sent;
  };
  // A group is all empty, and so the program's again, or has all that it had: what a partly empty one does is not shown (section 4.4).
  const restoredGroup = (sent: JsonObject, group: string): Json => {
    const leaves = Object.keys(sent).map((name) => {
      const pointer = `${group}/${name}`;
      return { name, was: at(before, pointer), ofProgram: at(program, pointer.slice('/config'.length)) };
    });
    const hasOwn = leaves.some(({ was, ofProgram }) => isOwn(was, ofProgram));
    return Object.fromEntries(leaves.map(({ name, was }) => [name, hasOwn && isAmount(was) ? was : '']));
  };
  return restored(update, []) as JsonObject;
}

/** `/config/limits/send/ach`, and not `/config/limits/send/daily`. */
function isGroup(place: readonly string[]): boolean {
  return place[1] === 'limits' && place.length === 4;
}

/** The program's amount is what a group without one of its own shows. */
function isOwn(was: Json | undefined, ofProgram: Json | undefined): was is string {
  return isAmount(was) && was !== ofProgram;
}

function isAmount(was: Json | undefined): was is string {
  return typeof was === 'string' && parseCents(was) !== undefined;
}

function isSendable(sent: Json, was: Json | undefined): boolean {
  if (typeof sent === 'boolean') return typeof was === 'boolean';
  return typeof was === 'string' && (was === '' || /^-?\d+(?:\.\d\d)?$/.test(was));
}
