import { isSame, type Json } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';

/**
 * Equal as JSON, except that texts in a list may come in any order, since such lists are sets and no order is stated, and that identifiers may
 * come in letters of the other case.
 */
export function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  return isTexts(one) && isTexts(other)
    ? isSame(one.toSorted(), other.toSorted())
    : isSameText(one, other) || isSame(one, other);
}

export function isTexts(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Texts that are equal but for the case of their letters: in capitals, `ß` is `SS`. */
export function isSameLetters(one: Json | undefined, other: Json | undefined): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toUpperCase() === other.toUpperCase();
}
