import { at, isObject, type Json } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { isSameValue } from './is-same-value.ts';
import { type Judge, vacuous } from './judge.ts';
import { judgeLeaves, type Leaf } from './judge-leaves.ts';

/** What was sent at `from` comes back there, or at `to`: all that was sent of an object, which may hold more then. */
export function isReturned(from: string, to = from): Judge {
  return (response) => {
    const sent = at(response.sent, from);
    if (sent === undefined) return [];
    const leaves = leavesOf(sent, to);
    return leaves.length > 0 ? judgeLeaves(response, leaves) : [vacuous(response, 'nothing was sent in it')];
  };
}

/** Each of these places that was sent comes back at the same place. Other places are not looked at. */
export function areReturned(pointers: readonly string[]): Judge {
  return (response) => {
    const leaves = pointers.flatMap((pointer) => {
      const sent = at(response.sent, pointer);
      return sent === undefined ? [] : leavesOf(sent, pointer);
    });
    return judgeLeaves(response, leaves);
  };
}

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
