import { at } from '../../json.ts';
import { isSameText } from '../same-id.ts';
import { type Judge, unjudged } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/**
 * The text at `pointer` is the one at `there` in the answer that showed the record that the request names: an account by `accountId`, a
 * contact by `contactId`.
 */
export function isThatOf(kind: 'account' | 'contact', pointer: string, there = pointer): Judge {
  return (sight, seen) => {
    const record = seen[kind](at(sight.sent, `/${kind}Id`));
    if (record === undefined) return [unjudged(sight, `no answer showed the ${kind}`)];
    const value = at(record.body, there);
    if (typeof value !== 'string')
      return [unjudged(sight, `the answer that showed the ${kind} has no text at ${there}`)];
    const expected = { words: `the ${kind}'s:`, value, pointer };
    return judgeLeaves(sight, [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }]);
  };
}
