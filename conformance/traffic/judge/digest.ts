import type { Json } from '../../../lib/json.ts';
import { normalizedId } from '../../judge/same-id.ts';

/** 53 bits of a text, to find equal ones by. Two texts may have the same: what depends on it is looked up before anybody is accused. */
export function digest(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}

/** The same for texts that are the same identifier. */
export function digestOfId(id: string): number {
  return digest(normalizedId(id));
}

/** The same for a JSON value: values that are equal but for the order of keys have the same. Not recursive: a body may be deeper than the stack. */
export function digestOfJson(value: Json): number {
  let [one, other] = [0, 0];
  const open: [value: Json, place: number][] = [[value, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [inner, place] = next;
    let text: string;
    if (Array.isArray(inner)) {
      text = `[${inner.length}`;
      for (let index = 0; index < inner.length; index++)
        open.push([inner[index] as Json, Math.imul(place ^ index, 2246822507) ^ (place >>> 13)]);
    } else if (typeof inner === 'object' && inner !== null) {
      const members = inner as { readonly [name: string]: Json };
      const names = Object.keys(members);
      text = `{${names.length}`;
      for (const name of names)
        open.push([members[name] as Json, (digest(name) ^ Math.imul(place, 3266489909)) | 0]);
    } else text = typeof inner === 'string' ? `"${inner}` : String(inner);
    const found = digest(text);
    // Of a sum, the order does not matter.
    one = (one + Math.imul(found ^ place, 2654435761)) | 0;
    other = (other + Math.imul((found / 4096) ^ Math.imul(place, 1597334677), 2246822507)) | 0;
  }
  return 4294967296 * (2097151 & other) + (one >>> 0);
}
