import { at, type Json } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { isSameText } from '../same-id.ts';
import { getterOf } from './getter.ts';
import { isSameLetters } from './is-same-value.ts';
import { type Interpret, inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ sameAs: { /label: /name } }`: the text is the one at the other place of the response; where that is missing, the one that was sent there. */
export const sameAs: Interpret<'sameAs'> = (pairs, { operation, ignoreCase }) => {
  const places = expandPlaces(pairs, operation);
  const getters = places.map(({ at: pointer, from }) => [getterOf(pointer), getterOf(from)] as const);
  const judge: Judge = (response) =>
    judgeLeaves(
      response,
      places.map(({ at: pointer, from }) => {
        const name = fromPointer(from).at(-1);
        const value = textAt(from, response.body, response.sent);
        if (value === undefined)
          return inconclusive(response, `the response has no ${name} to compare it with`);
        const isRight = (actual: Json | undefined) =>
          isSameText(actual, value) || (ignoreCase && isSameLetters(actual, value));
        const expected = { words: `the same as ${name}:`, value, pointer };
        return { pointer, expected, isRight };
      }),
    );
  return {
    judge,
    holds: ({ body }) =>
      getters.every(([actual, from]) => {
        const value = from(body);
        return typeof value === 'string' && actual(body) === value;
      }),
  };
};

/** The text at a place of the first of these bodies that has one. */
export function textAt(pointer: string, ...bodies: readonly Parameters<typeof at>[0][]): string | undefined {
  return bodies.map((body) => at(body, pointer)).find((value) => typeof value === 'string');
}
