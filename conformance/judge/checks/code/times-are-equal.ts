import { at } from '../../../../lib/json.ts';
import { isTimestamp } from '../../timestamp.ts';
import type { Judge } from '../check-kind.ts';
import { judgeLeaves } from '../judge-leaves.ts';
import { inconclusive } from '../judgements.ts';

const judge: Judge = (response) => {
  const created = at(response.body, '/createdAt');
  const modified = at(response.body, '/modifiedAt');
  if (created === undefined) {
    const expected = { words: 'the same as modifiedAt' };
    return judgeLeaves(response, [{ pointer: '/createdAt', expected, isRight: () => false }]);
  }
  if (!isTimestamp(created) || (modified !== undefined && !isTimestamp(modified)))
    return [inconclusive(response, 'createdAt or modifiedAt is not a timestamp')];
  const expected = { words: 'the same as createdAt:', value: created, pointer: '/modifiedAt' };
  return judgeLeaves(response, [{ pointer: '/modifiedAt', expected, isRight: () => modified === created }]);
};

/** Created and last modified at one moment. */
export const timesAreEqual: Judge = judge;
