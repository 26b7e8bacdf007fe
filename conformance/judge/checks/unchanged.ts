import { at } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { type Interpret, inconclusive } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/**
 * `{ unchanged: [/label] }`: a field holds what the first response about the record that had it showed. What was the empty string was not set
 * yet, and may be by now.
 */
export const unchanged: Interpret<'unchanged'> = (pointers, { operation }) => {
  const places = expandPlaces(Object.fromEntries(pointers.map((pointer) => [pointer, pointer])), operation);
  return (response, known) => {
    const before = known.earlier(response);
    if (before.length === 0)
      return [inconclusive(response, 'no response showed the account before the update')];
    return judgeLeaves(
      response,
      places.map(({ at: pointer, type }) => {
        const value = before
          .map(({ body }) => at(body, pointer))
          .find((one) => typeof one === type && one !== '');
        if (value === undefined) return inconclusive(response, `no earlier response showed ${pointer}`);
        const expected = { words: 'as before:', value, pointer };
        return { pointer, expected, isRight: (actual) => isSameText(actual, value) };
      }),
    );
  };
};
