import { isObject, type Json } from '../../lib/json.ts';

/** In bodies. */
const MAX_GENERATION = 32;
/** In characters. */
const MAX_LENGTH = 8192;

/**
 * Parses the bodies of one recording. Those that were read a moment ago are not parsed again, since many reads show, and many requests ask for, the same: values of the same
 * text may be one object. Bodies hold secrets: they are forgotten with the judgement that they were read for.
 */
export class BodyParser {
  /** Two generations, of which the older one is forgotten when the younger one is full. */
  #last = new Map<string, Json>();
  #before = new Map<string, Json>();

  /** The JSON value of a text; `undefined`: it is none. */
  parse(text: string): Json | undefined {
    const known = this.#last.get(text) ?? this.#before.get(text);
    if (known !== undefined) return known;
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      return undefined;
    }
    if (text.length <= MAX_LENGTH && isObject(value)) {
      if (this.#last.size >= MAX_GENERATION) [this.#before, this.#last] = [this.#last, this.#before];
      if (this.#last.size >= MAX_GENERATION) this.#last.clear();
      this.#last.set(text, value);
    }
    return value;
  }
}
