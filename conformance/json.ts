/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of names as a JSON pointer (RFC 6901): `['config', 'a/b']` as `/config/a~1b`. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function fromPointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a JSON pointer; `undefined` when nothing does. */
export function at(value: Json | undefined, pointer: string): Json | undefined {
  let here: Json | undefined = value;
  for (const name of fromPointer(pointer)) {
    if (Array.isArray(here)) here = /^\d+$/.test(name) ? (here as readonly Json[])[Number(name)] : undefined;
    else if (isObject(here)) here = Object.hasOwn(here, name) ? here[name] : undefined;
    else return undefined;
  }
  return here;
}

/** Equal as JSON: the order of keys does not count, that of lists does. Not recursive: an answer may be deeper than the stack. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  const open: (readonly [Json | undefined, Json | undefined])[] = [[one, other]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (Array.isArray(left) && Array.isArray(right)) {
      if (left.length !== right.length) return false;
      for (const [index, entry] of left.entries())
        if (entry !== right[index]) open.push([entry, right[index]]);
    } else if (isObject(left) && isObject(right)) {
      const names = Object.keys(left);
      if (names.length !== Object.keys(right).length) return false;
      for (const name of names) {
        if (!Object.hasOwn(right, name)) return false;
        open.push([left[name], right[name]]);
      }
    } else return false;
  }
  return true;
}
