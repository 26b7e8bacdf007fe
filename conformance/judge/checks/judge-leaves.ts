import { at, isObject, type Json, tokensOf } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { DisplayValue, Inconclusive, Judgement } from '../../model/judgement.ts';
import type { ObservedResponse } from '../history.ts';
import { held, violated } from './judgements.ts';

/** One place of a response, and what must be there. */
export interface Leaf {
  readonly pointer: string;
  readonly expected: DisplayValue;
  /** Also right where its parent is null, which means that nothing is on or listed there. */
  readonly mayBeUnset?: boolean;
  isRight(actual: Json | undefined): boolean;
}

/**
 * Each wrong leaf is a separate violation. A missing object that contains leaves is one violation, at the object.
 * Held once if all are right; no leaves, no judgement. Inconclusive places are passed on.
 */
export function judgeLeaves(
  response: ObservedResponse,
  places: readonly (Leaf | Inconclusive)[],
): readonly Judgement[] {
  const leaves = places.filter((one) => 'pointer' in one);
  const open = places.filter((one) => 'outcome' in one);
  const wrong = new Map<string, Judgement>();
  for (const { pointer, expected, mayBeUnset, isRight } of leaves) {
    const above = missingHolder(response.body, tokensOf(pointer));
    if (above === undefined) {
      if (!isRight(at(response.body, pointer)))
        wrong.set(pointer, violated(response, pointer, expected, isRight));
    } else if (!mayBeUnset || at(response.body, above) !== null)
      wrong.set(above, violated(response, above, { words: 'an object' }));
  }
  if (wrong.size > 0) return [...wrong.values(), ...open];
  return leaves.length > 0 ? [held(response), ...open] : open;
}

/** The topmost place on this path, both ends included, that is not an object: `/config` for `/config/card`. */
export function missingObject(body: Json, pointer: string): string | undefined {
  return missingHolder(body, tokensOf(`${pointer}/`));
}

/** Judges what is to hold the last name of a path. A list may hold an entry by its number. */
function missingHolder(body: Json, path: readonly string[]): string | undefined {
  let here: Json | undefined = body;
  for (const [index, name] of path.entries()) {
    const holds = isObject(here) || (Array.isArray(here) && INDEX.test(name));
    if (!holds) return toPointer(path.slice(0, index));
    here = at(here, toPointer([name]));
  }
  return undefined;
}

const INDEX = /^\d+$/;
