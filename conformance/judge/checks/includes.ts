import { at, type Json } from '../../../lib/json.ts';
import { getterOf } from './getter.ts';
import { isTexts } from './is-same-value.ts';
import { type Holds, type Interpret, type Judge, vacuous } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ includes: { /config/list: /list } }`: each text of the list that was sent is in the one that is returned. */
export const includes: Interpret<'includes'> = (pairs, { operation }) => {
  const places = expandPlaces(pairs, operation);
  const judge: Judge = (response) => {
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
  const getters = places.map(({ at: pointer, from }) => [getterOf(pointer), getterOf(from)] as const);
  const holds: Holds = ({ sent, body }) => {
    let lists = 0;
    for (const [actual, from] of getters) {
      const value = from(sent);
      if (!isTexts(value) || value.length === 0) continue;
      const list = actual(body);
      if (!Array.isArray(list) || !value.every((one) => list.includes(one))) return false;
      lists++;
    }
    return lists > 0;
  };
  return { judge, holds };
};
