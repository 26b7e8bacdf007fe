import { at, isObject, type Json } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { isSameValue } from './is-same-value.ts';
import { type Interpret, vacuous } from './judge.ts';
import { judgeLeaves, type Leaf } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/**
 * `{ returned: /label }`: what was sent at the place comes back there; `{ returned: { /cardholder/billingAddress: /billingAddress } }`: at another
 * one. All that was sent of an object, which may hold more then. What was not sent is not looked for.
 */
export const returned: Interpret<'returned'> = (pairs, { operation, applies }) => {
  const places = expandPlaces(pairs, operation);
  return (response) => {
    const sent = places.filter(
      (place) => applies(response, place.at) && at(response.sent, place.from) !== undefined,
    );
    if (sent.length === 0) return [];
    const leaves = sent.flatMap((place) => leavesOf(at(response.sent, place.from) ?? null, place.at));
    return leaves.length > 0 ? judgeLeaves(response, leaves) : [vacuous(response, 'nothing was sent in it')];
  };
};

/** An object's own fields, down to texts, numbers, flags, nulls and lists. */
function leavesOf(sent: Json, pointer: string): Leaf[] {
  if (isObject(sent))
    return Object.entries(sent).flatMap(([name, value]) => leavesOf(value, pointer + toPointer([name])));
  const words = `the ${fromPointer(pointer).at(-1)} that was sent:`;
  return [
    {
      pointer,
      expected: { words, value: sent, pointer },
      isRight: (actual) => isSameValue(sent, actual),
    },
  ];
}
