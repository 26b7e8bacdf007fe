import { isSameText } from '../same-id.ts';
import type { Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** The `id` of what is returned is the one in the path. */
export function isAskedFor(parameter: string): Judge {
  const pointer = '/id';
  return (response) => {
    const value = response.pathParameters[parameter];
    if (value === undefined) return [];
    const expected = { words: 'the one in the path:', value, pointer };
    return judgeLeaves(response, [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }]);
  };
}
