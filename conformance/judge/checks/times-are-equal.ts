import { at } from '../../json.ts';
import { isTimestamp } from '../timestamp.ts';
import { type Judge, unjudged } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** Created and last modified at one moment. */
export const timesAreEqual: Judge = (sight) => {
  const created = at(sight.body, '/createdAt');
  const modified = at(sight.body, '/modifiedAt');
  if (created === undefined) {
    const expected = { words: 'the same as modifiedAt' };
    return judgeLeaves(sight, [{ pointer: '/createdAt', expected, isRight: () => false }]);
  }
  if (!isTimestamp(created) || (modified !== undefined && !isTimestamp(modified)))
    return [unjudged(sight, 'createdAt or modifiedAt is no timestamp')];
  const expected = { words: 'the same as createdAt:', value: created, pointer: '/modifiedAt' };
  return judgeLeaves(sight, [{ pointer: '/modifiedAt', expected, isRight: () => modified === created }]);
};
