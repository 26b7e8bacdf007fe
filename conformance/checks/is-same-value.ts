import { isSame, type Json } from '../json.ts';

/** Equal as JSON, except that texts in a list may come in any order: such lists are sets, and no order is stated. */
export function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  return isTexts(one) && isTexts(other) ? isSame(one.toSorted(), other.toSorted()) : isSame(one, other);
}

export function isTexts(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
