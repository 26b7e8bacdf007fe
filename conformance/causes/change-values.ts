import { isObject, type Json } from '../../lib/json.ts';
import type { Field } from '../catalogue/tree.ts';

/** What a described place should hold in place of what it holds; the value itself where it may stay. `undefined`: the field is missing. */
export type ValueChange = (field: Field, value: Json | undefined) => Json | undefined;

/** A copy of a body with the values of described places changed; the body itself where nothing changes. Objects and lists are changed before what is in them. */
export function changeValues(field: Field, value: Json, change: ValueChange): Json {
  const changedHere = change(field, value);
  const here = changedHere === undefined ? value : changedHere;
  if (Array.isArray(here)) {
    const { entries } = field;
    if (entries === undefined) return here;
    const changed = (here as readonly Json[]).map((entry) => changeValues(entries, entry, change));
    return changed.some((entry, index) => entry !== here[index]) ? changed : here;
  }
  if (!isObject(here) || field.properties.length === 0) return here;
  const changed: Record<string, Json> = {};
  for (const inner of field.properties) {
    const own = Object.hasOwn(here, inner.name) ? here[inner.name] : undefined;
    const next = own === undefined ? change(inner, undefined) : changeValues(inner, own, change);
    if (next !== undefined && next !== own) changed[inner.name] = next;
  }
  return Object.keys(changed).length === 0 ? here : { ...here, ...changed };
}
