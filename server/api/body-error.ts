import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment } from '../../generated/server-validation-errors.ts';

/** An item of a problem for a place in the request body. */
export function bodyError(place: readonly string[], keyword: string, detail: string): ProblemItem {
  return { pointer: shortFragment(place), in: 'body', detail, keyword };
}
