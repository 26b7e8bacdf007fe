import { isObject, type Json } from '../../lib/json.ts';
import { BoundedCache } from './bounded-cache.ts';

/** In bodies. */
const MOST = 500;
/** In characters. */
const MAX_LENGTH = 8192;

/**
 * Parses the bodies of one recording. Those that were read a moment ago are not parsed again, since many reads show, and many requests ask for, the same: values of the same
 * text may be one object. Bodies hold secrets: they are forgotten with the judgement that they were read for.
 */
export class BodyParser {
  readonly #recent = new BoundedCache<string, Json>(MOST);

  /** The JSON value of a text; `undefined`: it is none. */
  parse(text: string): Json | undefined {
    const isShort = text.length <= MAX_LENGTH;
    const known = isShort ? this.#recent.get(text) : undefined;
    if (known !== undefined) return known;
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      return undefined;
    }
    if (isShort && isObject(value)) this.#recent.set(text, value);
    return value;
  }
}
