import { isSameText } from '../same-id.ts';
import type { Interpret } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ pathParameter: { /id: accountId } }`: the identifier is the one in the path. */
export const pathParameter: Interpret<'pathParameter'> = (pairs, { operation }) => {
  const places = expandPlaces(pairs, operation);
  return (response) =>
    judgeLeaves(
      response,
      places.flatMap(({ at: pointer, from }) => {
        const value = response.pathParameters[from];
        if (value === undefined) return [];
        const expected = { words: 'the one in the path:', value, pointer };
        return [{ pointer, expected, isRight: (actual) => isSameText(actual, value) }];
      }),
    );
};
