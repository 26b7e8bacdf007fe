import type { Judgement, Told } from '../check.ts';
import { at, fromPointer, isObject, type Json, toPointer } from '../json.ts';
import type { Sight } from '../seen.ts';
import { held, violated } from './judge.ts';

/** One place of an answer, and what has to stand there. */
export interface Leaf {
  readonly pointer: string;
  readonly expected: Told;
  isRight(actual: Json | undefined): boolean;
}

/**
 * Each leaf that is wrong is a violation of its own. Where the object is missing that leaves stand in, that is one violation, at the object.
 * Held once if all are right; no leaves, no judgement.
 */
export function judgeLeaves(sight: Sight, leaves: readonly Leaf[]): readonly Judgement[] {
  const wrong = new Map<string, Judgement>();
  for (const { pointer, expected, isRight } of leaves) {
    const above = missingObject(sight.body, parentOf(pointer));
    if (above !== undefined) wrong.set(above, violated(sight, above, { words: 'an object' }));
    else if (!isRight(at(sight.body, pointer))) wrong.set(pointer, violated(sight, pointer, expected));
  }
  if (wrong.size > 0) return [...wrong.values()];
  return leaves.length > 0 ? [held(sight)] : [];
}

/** The uppermost place on the way to this one, both ends included, where there is no object: `/config` for `/config/card`. */
export function missingObject(body: Json, pointer: string): string | undefined {
  const path = fromPointer(pointer);
  const places = ['', ...path.map((_, index) => toPointer(path.slice(0, index + 1)))];
  return places.find((place) => !isObject(at(body, place)));
}

/** Where the object stands that a field is in: `/config` for `/config/card`. */
export function parentOf(pointer: string): string {
  return toPointer(fromPointer(pointer).slice(0, -1));
}
