import { at, type Json } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';

/** The value at a place of a body, as `at` finds it. */
export type Getter = (body: Json | undefined) => Json | undefined;

/** Made once for each place of a row: recorded bodies come by the million. */
export function getterOf(pointer: string): Getter {
  const path = fromPointer(pointer);
  // An entry of a list, and names that every object or list has.
  if (path.some((name) => /^\d+$/.test(name) || name in Object.prototype || name in Array.prototype))
    return (body) => at(body, pointer);
  const [first = '', second = ''] = path;
  if (path.length === 1) return (body) => member(body, first);
  if (path.length === 2) return (body) => member(member(body, first), second);
  return (body) => {
    let here = body;
    for (const name of path) here = member(here, name);
    return here;
  };
}

function member(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null
    ? (value as { readonly [name: string]: Json })[name]
    : undefined;
}
