import { at } from '../../json.ts';
import { type Judge, unjudged } from './judge.ts';
import { missingObject } from './judge-leaves.ts';

/** Judges what stands in an object, if the answer does not say that the object is unset: null, or in something that is. */
export function whereSet(container: string, judge: Judge): Judge {
  return (sight, seen) => {
    const unset = missingObject(sight.body, container);
    return unset !== undefined && at(sight.body, unset) === null
      ? [unjudged(sight, `the answer has null for ${container} or for what it is in`)]
      : judge(sight, seen);
  };
}
