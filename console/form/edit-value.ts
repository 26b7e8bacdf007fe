import { isObject, type Json } from '../../lib/json.ts';

/** A place in a value: names of properties, and indices of lists as text. */
export type Path = readonly string[];

/**
 * The value with another one at a place; `undefined` removes it. What stands on the way is made: a list where the name is an index of the
 * list that is there, else an object.
 */
export function withValueAt(value: Json | undefined, path: Path, put: Json | undefined): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return put;
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    const index = Number(name);
    const entry = withValueAt(list[index], rest, put);
    return entry === undefined ? list.filter((_, at) => at !== index) : list.with(index, entry);
  }
  const object = isObject(value) ? value : {};
  const { [name]: before, ...others } = object;
  const entry = withValueAt(before, rest, put);
  if (entry === undefined) return others;
  // A property keeps its place.
  return Object.hasOwn(object, name)
    ? Object.fromEntries(Object.entries(object).map(([key, one]) => [key, key === name ? entry : one]))
    : Object.fromEntries([...Object.entries(object), [name, entry]]);
}

/** A list with an entry added at its end. */
export function withEntry(list: Json | undefined, entry: Json): readonly Json[] {
  return Array.isArray(list) ? [...list, entry] : [entry];
}
