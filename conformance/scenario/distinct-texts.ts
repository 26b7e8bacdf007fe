import { isObject, type Json } from '../../lib/json.ts';
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
const SHORTEST_PART = 4;

/**
 * Makes values until one could not be taken for another text of this call or of an earlier one: none of its texts equals one of those, is part of
 * it, or has it as a part, in letters of any case; and no two numbers end in the same four digits. If there is no such value, returns the last one.
 *
 * @param known the texts of the call up to now and of earlier calls, to which those of each value are added
 */
export function createDistinct(
  { history }: StepContext,
  known: Set<string> = knownTexts({ history }),
): <Value extends Json>(make: () => Value) => Value {
  return (make) => {
    let value = make();
    for (let tries = 1; tries < TRIES && !areDistinct(textsIn(value), known); tries += 1) value = make();
    for (const text of textsIn(value)) known.add(text);
    return value;
  };
}

/** What no text of the next call should be taken for. */
export function knownTexts({ history }: Pick<StepContext, 'history'>): Set<string> {
  return new Set([...FIXED, ...history.exchanges.flatMap(({ request }) => textsIn(request.body))]);
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

export function areDistinct(texts: readonly string[], known: ReadonlySet<string>): boolean {
  return texts.every((text) => {
    if (known.has(text)) return false;
    for (const other of known)
      if (isPart(text, other) || isPart(other, text) || endAlike(text, other)) return false;
    return true;
  });
}

function isPart(text: string, other: string): boolean {
  return text.length >= SHORTEST_PART && other.includes(text);
}

/** `last4` shows no more of a number. */
function endAlike(one: string, other: string): boolean {
  return isNumber(one) && isNumber(other) && one.slice(-4) === other.slice(-4);
}

function isNumber(text: string): boolean {
  return /\d{8}$/.test(text);
}
