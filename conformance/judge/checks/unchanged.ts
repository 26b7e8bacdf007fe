import { at } from '../../../lib/json.ts';
import { idInPath, subjectOf } from '../../catalogue/effect.ts';
import { isSameText } from '../same-id.ts';
import { compared } from './compared.ts';
import { type Holds, type Interpret, inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/**
 * `{ unchanged: [/label] }`: a field holds what the first response about the record that had it showed. What was the empty string was not set
 * yet, and may be by now.
 */
export const unchanged: Interpret<'unchanged'> = (pointers, { operation }) => {
  const places = expandPlaces(Object.fromEntries(pointers.map((pointer) => [pointer, pointer])), operation);
  const own = compared(
    subjectOf(operation),
    places.map(({ at: pointer, type }) => ({ pointer, type })),
  );
  const holds: Holds = (response, known) => {
    const values = own.valuesOf(response.body);
    if (values === undefined) return false;
    const id = idInPath(operation, response.pathParameters);
    if (known.wasShownWith?.(own, id, values)) return true;
    const [first] = known.earlier(response);
    return own.valuesOf(first?.body) === values;
  };
  const judge: Judge = (response, known) => {
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
  return { judge, holds, compared: own };
};
