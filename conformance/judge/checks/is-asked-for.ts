import { isSameText } from '../same-id.ts';
import type { Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** The `id` of what is returned is the one in the path. */
export function isAskedFor(parameter: string): Judge {
  const pointer = '/id';
  return (sight) => {
    const value = sight.pathParameters[parameter];
    if (value === undefined) return [];
    const expected = { words: 'the one in the path:', value, pointer };
    return judgeLeaves(sight, [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }]);
  };
}
