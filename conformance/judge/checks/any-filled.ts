import { at } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { Interpret } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ anyFilled: [/address/line1, /address/city] }`: at least one of the fields holds something. A violation stands at the object that they are in, or at the one field. */
export const anyFilled: Interpret<'anyFilled'> = (pointers, { operation }) => {
  const places = expandPlaces(Object.fromEntries(pointers.map((pointer) => [pointer, pointer])), operation);
  const [first = '', ...others] = places.map(({ at: pointer }) => pointer);
  const holder = others.length === 0 ? first : first.replace(/\/[^/]*$/, '');
  const names = places.map(({ at: pointer }) => fromPointer(pointer).at(-1));
  const expected = { words: `something in ${names.join(', ')}` };
  return (response) => {
    const isFilled = ({ at: pointer }: (typeof places)[number]) => {
      const value = at(response.body, pointer);
      return typeof value === 'string' && /\S/.test(value);
    };
    return judgeLeaves(response, [{ pointer: holder, expected, isRight: () => places.some(isFilled) }]);
  };
};
