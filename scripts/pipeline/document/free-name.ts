import type { JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';

const GROUPS = ['components', 'schemas', '$defs', 'properties'];

/** A name for a schema that stands inside another: `#/components/schemas/Card/$defs/Theme` becomes `Card_Theme`. */
export function freeName(steps: readonly string[], document: JsonObject, others: JsonObject): string {
  const taken = at(document, '#/components/schemas');
  const words = steps.filter((part) => !GROUPS.includes(part));
  const base = words.join('_').replace(/[^\w.-]+/g, '_');
  let name = base;
  for (
    let count = 2;
    (isObject(taken) && Object.hasOwn(taken, name)) || Object.hasOwn(others, name);
    count += 1
  ) {
    name = `${base}_${count}`;
  }
  return name;
}
