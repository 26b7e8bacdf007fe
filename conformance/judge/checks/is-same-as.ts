import { at, fromPointer } from '../../json.ts';
import { isSameText } from '../same-id.ts';
import { type Judge, unjudged } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** The text at `pointer` is the one at `other` of the same answer; where that is missing, the one that was sent there. */
export function isSameAs(pointer: string, other: string): Judge {
  const name = fromPointer(other).at(-1);
  return (sight) => {
    const value = [sight.body, sight.sent]
      .map((body) => at(body, other))
      .find((one) => typeof one === 'string');
    if (value === undefined) return [unjudged(sight, `the answer has no ${name} to compare it with`)];
    const expected = { words: `the same as ${name}:`, value, pointer };
    return judgeLeaves(sight, [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }]);
  };
}
