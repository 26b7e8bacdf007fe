import { at } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { isSameText } from '../same-id.ts';
import { inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** The text at `pointer` is the one at `other` of the same answer; where that is missing, the one that was sent there. */
export function isSameAs(pointer: string, other: string): Judge {
  const name = fromPointer(other).at(-1);
  return (response) => {
    const value = [response.body, response.sent]
      .map((body) => at(body, other))
      .find((one) => typeof one === 'string');
    if (value === undefined) return [inconclusive(response, `the answer has no ${name} to compare it with`)];
    const expected = { words: `the same as ${name}:`, value, pointer };
    return judgeLeaves(response, [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }]);
  };
}
