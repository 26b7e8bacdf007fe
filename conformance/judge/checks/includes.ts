import { at, type Json } from '../../../lib/json.ts';
import { isTexts } from './is-same-value.ts';
import { type Interpret, vacuous } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ includes: { /config/list: /list } }`: each text of the list that was sent is in the one that is returned. */
export const includes: Interpret<'includes'> = (pairs, { operation }) => {
  const places = expandPlaces(pairs, operation);
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
    return leaves.length > 0 ? judgeLeaves(response, leaves) : [vacuous(response, 'the list sent is empty')];
  };
};
