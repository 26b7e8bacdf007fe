import { isObject, type Json } from '../../lib/json.ts';
import { RecentTexts } from './recent-texts.ts';

/** In bodies. */
const MOST = 32;
/** In characters. */
const MAX_LENGTH = 8192;

/**
 * Parses the bodies of one recording. Those that were read a moment ago are not parsed again, since many reads show, and many requests ask for, the same: values of the same
 * text may be one object. Bodies hold secrets: they are forgotten with the judgement that they were read for.
 */
export class BodyParser {
  readonly #recent = new RecentTexts<Json>(MOST);

  /** The JSON value of a text; `undefined`: it is none. */
  parse(text: string): Json | undefined {
    const known = this.#recent.get(text);
    if (known !== undefined) return known;
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      return undefined;
    }
    if (text.length <= MAX_LENGTH && isObject(value)) this.#recent.add(text, value);
    return value;
  }
}
