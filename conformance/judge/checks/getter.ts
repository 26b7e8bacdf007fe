import { at, type Json } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';

/** The value at a place of a body, as `at` finds it. */
export type Getter = (body: Json | undefined) => Json | undefined;

/** Made once for each place of a row: recorded bodies come by the million. */
export function getterOf(pointer: string): Getter {
  const path = fromPointer(pointer);
  // An entry of a list, and a name that every object has.
  if (path.some((name) => /^\d+$/.test(name) || name in Object.prototype)) return (body) => at(body, pointer);
  return (body) => {
    let here = body;
    for (const name of path) {
      if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined;
      here = (here as { readonly [name: string]: Json })[name];
    }
    return here;
  };
}
