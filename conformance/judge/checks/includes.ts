import { at, type Json } from '../../../lib/json.ts';
import { asCode, type CheckKind, eachPlace } from './check-kind.ts';
import { isTexts } from './is-same-value.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { vacuous } from './judgements.ts';

/** `{ includes: { /config/list: /list } }` */
export const includes: CheckKind<'places'> = {
  operand: 'places',
  meaning: 'The list at the place has every entry of the list that was sent.',
  words: (pairs) => eachPlace(pairs, (from) => `includes what was sent at ${asCode(from)}`),
  isOfSent: true,
  judge(pairs, { expand }) {
    const places = expand(pairs);
    return (response) => {
      const lists = places.flatMap(({ at: pointer, from }) => {
        const value = at(response.sent, from);
        return isTexts(value) ? [{ pointer, value }] : [];
      });
      if (lists.length === 0) return [];
      const leaves = lists
        .filter(({ value }) => value.length > 0)
        .map(({ pointer, value }) => ({
          pointer,
          expected: { words: 'a list that holds those that were sent:', value, pointer },
          isRight: (actual: Json | undefined) => {
            const list = new Set(Array.isArray(actual) ? actual : []);
            return value.every((one) => list.has(one));
          },
        }));
      return leaves.length > 0
        ? judgeLeaves(response, leaves)
        : [vacuous(response, 'the list sent is empty')];
    };
  },
};
