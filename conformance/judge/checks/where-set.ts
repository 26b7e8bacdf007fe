import { at } from '../../../lib/json.ts';
import { inconclusive, type Judge } from './judge.ts';
import { missingObject } from './judge-leaves.ts';

/** Judges what stands in an object, if the answer does not say that the object is unset: null, or in something that is. */
export function whereSet(container: string, judge: Judge): Judge {
  return (response, history) => {
    const unset = missingObject(response.body, container);
    return unset !== undefined && at(response.body, unset) === null
      ? [inconclusive(response, `the answer has null for ${container} or for what it is in`)]
      : judge(response, history);
  };
}
