import { fromPointer } from '../../../lib/json-pointer.ts';
import { getterOf } from './getter.ts';
import { type Interpret, inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';
import { textAt } from './same-as.ts';

/**
 * `{ lastFourOf: { /ach/last4: /ach/accountNumber } }`: the text is the end of the other one of the response; where that is missing, of the one
 * that was sent there.
 */
export const lastFourOf: Interpret<'lastFourOf'> = (pairs, { operation }) => {
  const places = expandPlaces(pairs, operation);
  const getters = places.map(({ at: pointer, from }) => [getterOf(pointer), getterOf(from)] as const);
  const judge: Judge = (response) =>
    judgeLeaves(
      response,
      places.map(({ at: pointer, from }) => {
        const name = fromPointer(from).at(-1);
        const text = textAt(from, response.body, response.sent);
        if (text === undefined)
          return inconclusive(response, `the response has no ${name} to compare it with`);
        const value = text.slice(-4);
        // Beyond the first 65,536 characters of Unicode a character is one or two, depending on who counts.
        const ends: readonly unknown[] = [value, [...text].slice(-4).join('')];
        const expected = { words: `the last four characters of ${name}:`, value, pointer };
        return { pointer, expected, isRight: (actual) => ends.includes(actual) };
      }),
    );
  return {
    judge,
    holds: ({ body, sent }) =>
      getters.every(([actual, from]) => {
        const inBody = from(body);
        const value = typeof inBody === 'string' ? inBody : from(sent);
        return typeof value === 'string' && actual(body) === value.slice(-4);
      }),
  };
};
