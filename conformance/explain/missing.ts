import { at, isObject, type Json } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import type { Redactor } from '../redact/redactor.ts';

/** A hostile body has millions of places. */
const MAX_PLACES = 5000;

/** Finds where a missing field is instead: beside its place under another spelling, or elsewhere in the body. */
export function describeMissing(body: Json, pointer: string, redactor: Redactor): string | undefined {
  const name = fromPointer(pointer).at(-1);
  if (name === undefined) return undefined;
  const beside = fieldsAt(body, parentOf(pointer)).find(
    ([other]) => bare(other) === bare(name) && other !== name,
  );
  if (beside !== undefined) return `there is \`${redactor.name(beside[0])}\` instead`;
  const elsewhere = findName(body, name);
  return elsewhere === undefined || elsewhere === pointer
    ? undefined
    : `there is one at \`${toPointer(fromPointer(elsewhere).map((one) => redactor.name(one)))}\``;
}

/** Without what spellings differ in: `card_status` and `CardStatus` become `cardstatus`. */
export function bare(name: string): string {
  return name.replace(/[-_\s.]/g, '').toLowerCase();
}

/** The place of the first field of this name, those nearer to the root first. */
function findName(body: Json, name: string): string | undefined {
  const open: { readonly pointer: string; readonly value: Json }[] = [{ pointer: '', value: body }];
  // Grows during the loop.
  for (const { pointer, value } of open) {
    if (!isObject(value) || open.length > MAX_PLACES) continue;
    if (Object.hasOwn(value, name)) return pointer + toPointer([name]);
    for (const [inner, entry] of Object.entries(value))
      if (isObject(entry)) open.push({ pointer: pointer + toPointer([inner]), value: entry });
  }
  return undefined;
}

/** The place one above. */
function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Own fields of an object at a place, with their pointers. */
function fieldsAt(
  body: Json,
  pointer: string,
): readonly (readonly [name: string, pointer: string, value: Json])[] {
  const holder = at(body, pointer);
  if (!isObject(holder)) return [];
  return Object.entries(holder).map(([name, value]) => [name, pointer + toPointer([name]), value]);
}
