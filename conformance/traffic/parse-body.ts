import { isObject, type Json } from '../../lib/json.ts';

/**
 * The JSON value of a text; `undefined`: it is none. Bodies that were read a moment ago are not parsed again, since many reads show, and many requests ask
 * for, the same: values of the same text may be one object.
 */
export function parseBody(text: string): Json | undefined {
  const known = last.get(text) ?? before.get(text);
  if (known !== undefined) return known;
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  if (text.length <= MAX_LENGTH && isObject(value)) {
    if (last.size >= MOST) [before, last] = [last, before];
    if (last.size >= MOST) last.clear();
    last.set(text, value);
  }
  return value;
}

/** Two generations, of which the older one is forgotten when the younger one is full. */
let last = new Map<string, Json>();
let before = new Map<string, Json>();
const MOST = 32;
/** In characters. */
const MAX_LENGTH = 8192;
