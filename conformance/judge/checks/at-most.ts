import type { Judgement } from '../../model/judgement.ts';
import { instancesOf } from './body-places.ts';
import { asCode, type CheckKind } from './check-kind.ts';
import { held, violated } from './judgements.ts';
import { askedValues, nameOfAsked } from './query-in.ts';

// `{ atMost: { /items/*: limit } }`
export const atMostAsked: CheckKind<'names'> = {
  operand: 'names',
  meaning:
    'The response has at most as many of the places as the query parameter of this name, or a place of the request, says: entries of a list at `/items/*`, or at `/*` where the body is the list. Requests without the parameter, and values that are no positive number, are not checked.',
  words: (names) =>
    Object.entries(names)
      .map(
        ([place, name]) => `the response has at most as many ${asCode(place)} as ${nameOfAsked(name)} says`,
      )
      .join('; '),
  judge(names) {
    return (response) => {
      return Object.entries(names).flatMap(([place, name]): Judgement[] => {
        const [asked = '', ...more] = askedValues(response, name);
        if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(asked)) return [];
        const count = instancesOf(response.body, place).length;
        if (count <= Number(asked)) return [held(response)];
        const pointer = place.replace(/\/\*(?:\/.*)?$/, '');
        const wrong = violated(response, pointer.includes('*') ? '' : pointer, {
          words: `at most ${asked} entries`,
        });
        return [{ ...wrong, actual: { words: `${count} entries` } }];
      });
    };
  },
};
