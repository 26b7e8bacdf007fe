import { isObject, type Json } from '../../lib/json.ts';
import type { Exchange } from '../model/exchange.ts';
import { BOSTON, HARTFORD } from './data/addresses.ts';
import { CATEGORY_WITH_ZERO } from './data/merchants.ts';
import type { StepContext } from './step.ts';

/** More than enough where other values exist. */
const TRIES = 200;

/** Texts that are sent whatever the seed, for their leading zeros. */
const FIXED = [CATEGORY_WITH_ZERO, ...[BOSTON, HARTFORD].flat()].map((text) => text.toLowerCase());

/** Parts that generated addresses share. */
const ALWAYS_SAME: readonly string[] = ['addressType', 'country'];

/** Shorter texts are found in others by chance. */
const MIN_PART_LENGTH = 4;

const SEPARATOR = '\0';

/** Texts of a call and of earlier ones, in small letters, indexed by the ways in which another text could be taken for one of them. */
export class KnownTexts {
  readonly #texts = new Set<string>();
  /** The texts that are long enough to be a part, by their first letters. */
  readonly #byBeginning = new Map<string, string[]>();
  readonly #endings = new Set<string>();
  /** All that are long enough to hold a part, with a character between them that no text has. */
  #joined = SEPARATOR;

  add(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    const beginning = text.slice(0, MIN_PART_LENGTH);
    if (text.length >= MIN_PART_LENGTH)
      this.#byBeginning.set(beginning, [...(this.#byBeginning.get(beginning) ?? []), text]);
    if (isNumber(text)) this.#endings.add(text.slice(-4));
    this.#joined += text + SEPARATOR;
  }

  /** Tells whether the text equals a known one, is part of it, has it as a part, or is a number that ends like it. */
  resembles(text: string): boolean {
    return (
      this.#texts.has(text) ||
      (text.length >= MIN_PART_LENGTH && this.#joined.includes(text)) ||
      this.#hasPartOf(text) ||
      // `last4` shows no more of a number.
      (isNumber(text) && this.#endings.has(text.slice(-4)))
    );
  }

  #hasPartOf(text: string): boolean {
    for (let start = 0; start + MIN_PART_LENGTH <= text.length; start += 1) {
      const alike = this.#byBeginning.get(text.slice(start, start + MIN_PART_LENGTH));
      if (alike?.some((known) => text.startsWith(known, start))) return true;
    }
    return false;
  }
}

/**
 * Makes values until one could not be taken for another text of this call or of an earlier one: none of its texts equals one of those, is part of
 * it, or has it as a part, in letters of any case; and no two numbers end in the same four digits. If there is no such value, returns the last one.
 *
 * @param known the texts of the call up to now and of earlier calls, to which those of each value are added
 */
export function createDistinct(
  { history }: StepContext,
  known: KnownTexts = knownTexts({ history }),
): <Value extends Json>(make: () => Value) => Value {
  return (make) => {
    let value = make();
    for (let tries = 1; tries < TRIES && !areDistinct(textsIn(value), known); tries += 1) value = make();
    for (const text of textsIn(value)) known.add(text);
    return value;
  };
}

/** Lists the texts that no text of the next call should be taken for. */
export function knownTexts({ history }: Pick<StepContext, 'history'>): KnownTexts {
  const known = new KnownTexts();
  for (const text of FIXED) known.add(text);
  for (const exchange of history.exchanges) for (const text of textsSent(exchange)) known.add(text);
  return known;
}

const textsOfExchanges = new WeakMap<object, readonly string[]>();

/** All texts of a request, found once: a discovery asks for them before each of hundreds of calls. */
export function textsSent(exchange: Exchange): readonly string[] {
  const found = textsOfExchanges.get(exchange) ?? textsIn(exchange.request.body);
  textsOfExchanges.set(exchange, found);
  return found;
}

/** All texts of a value in small letters, but for identifiers of records: those come from the deployment. */
export function textsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isObject(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      ALWAYS_SAME.includes(name) ? [] : textsIn(inner),
    );
  const isText = typeof value === 'string' && value !== '' && !/^[a-z]{3}-[\da-f-]{36}$/i.test(value);
  return isText ? [value.toLowerCase()] : [];
}

export function areDistinct(texts: readonly string[], known: KnownTexts): boolean {
  return texts.every((text) => !known.resembles(text));
}

function isNumber(text: string): boolean {
  return /\d{8}$/.test(text);
}
