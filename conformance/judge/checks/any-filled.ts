import { at } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { asCode, type CheckKind, pairsOf } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** `{ anyFilled: [/address/line1, /address/city] }`. A violation stands at the object that they are in, or at the one field. */
export const anyFilled: CheckKind<'pointers'> = {
  operand: 'pointers',
  meaning: 'At least one of the places holds a text that is not blank.',
  words: (pointers) => `one of ${pointers.map(asCode).join(', ')} of the response is not blank`,
  judge(pointers, { expand }) {
    const places = expand(pairsOf(pointers));
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
  },
};
