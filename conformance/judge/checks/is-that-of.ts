import { at } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/**
 * The text at `pointer` is the one at `there` in the answer that showed the record that the request names: an account by `accountId`, a
 * contact by `contactId`.
 */
export function isThatOf(kind: 'account' | 'contact', pointer: string, there = pointer): Judge {
  return (response, history) => {
    const record = history[kind](at(response.sent, `/${kind}Id`));
    if (record === undefined) return [inconclusive(response, `no answer showed the ${kind}`)];
    const value = at(record.body, there);
    if (typeof value !== 'string')
      return [inconclusive(response, `the answer that showed the ${kind} has no text at ${there}`)];
    const expected = { words: `the ${kind}'s:`, value, pointer };
    return judgeLeaves(response, [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }]);
  };
}
