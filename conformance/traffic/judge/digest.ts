import type { Json } from '../../../lib/json.ts';
import { isId } from '../../judge/same-id.ts';

/** 53 bits of a text, to find equal ones by. Two texts may have the same: what depends on it is looked up before anybody is accused. */
export function digest(text: string): number {
  return digestFrom(text, 0);
}

/** @param seed of what the text stands for: the same text has another digest with another one */
function digestFrom(text: string, seed: number): number {
  let [one, other] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return mixed(one, other);
}

function mixed(one: number, other: number): number {
  const first = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  const second =
    Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return 4294967296 * (2097151 & second) + (first >>> 0);
}

/** The same for texts that are the same identifier: neither the case of its letters counts, nor the hyphens of its UUID. */
export function digestOfId(id: string): number {
  if (!isId(id)) return digest(id);
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    if (code === HYPHEN) continue;
    // A letter in lower case; a digit stays what it is.
    one = Math.imul(one ^ (code | 0x20), 2654435761);
    other = Math.imul(other ^ (code | 0x20), 1597334677);
  }
  return mixed(one, other);
}

const HYPHEN = 0x2d;

/** Of what a value is, so that the text `1` and the number have different digests. */
const SEEDS = { string: 1, number: 2, boolean: 3, null: 4, array: 5, object: 6, name: 7 } as const;

/** The same for a JSON value: values that are equal but for the order of keys have the same. Not recursive: a body may be deeper than the stack. */
export function digestOfJson(value: Json): number {
  let [one, other] = [0, 0];
  const values: Json[] = [value];
  const places: number[] = [1];
  while (values.length > 0) {
    const inner = values.pop() as Json;
    const place = places.pop() as number;
    let found: number;
    if (typeof inner === 'string') found = digestFrom(inner, SEEDS.string);
    else if (typeof inner !== 'object' || inner === null)
      found = digestFrom(
        String(inner),
        SEEDS[inner === null ? 'null' : (typeof inner as 'number' | 'boolean')],
      );
    else if (Array.isArray(inner)) {
      found = mixed(SEEDS.array, inner.length);
      for (let index = 0; index < inner.length; index++) {
        values.push(inner[index] as Json);
        places.push(Math.imul(place ^ index, 2246822507) ^ (place >>> 13));
      }
    } else {
      let count = 0;
      for (const name in inner) {
        count++;
        values.push((inner as { readonly [name: string]: Json })[name] as Json);
        places.push((digestFrom(name, SEEDS.name) ^ Math.imul(place, 3266489909)) | 0);
      }
      found = mixed(SEEDS.object, count);
    }
    // Of a sum, the order does not matter.
    one = (one + Math.imul(found ^ place, 2654435761)) | 0;
    other = (other + Math.imul((found / 4096) ^ Math.imul(place, 1597334677), 2246822507)) | 0;
  }
  return 4294967296 * (2097151 & other) + (one >>> 0);
}
