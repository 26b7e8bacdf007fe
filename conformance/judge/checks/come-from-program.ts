import { at } from '../../../lib/json.ts';
import { inProgram } from './account-settings.ts';
import { inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { programOf } from './program-of.ts';

/** Each of these settings of an account is what its program has in the same place: a text (amount, count) or a flag. */
export function comeFromProgram(type: 'string' | 'boolean', pointers: readonly string[]): Judge {
  return (response, history) => {
    if (pointers.length === 0) return [];
    const program = programOf(response, history);
    if (program === undefined) return [inconclusive(response, "no answer showed the account's program")];
    const places = pointers.map((pointer) => {
      const value = at(program.body, inProgram(pointer));
      if (value === undefined || typeof value !== type)
        return inconclusive(response, `the program has no ${NAMES[type]} at ${inProgram(pointer)}`);
      const expected = { words: "the program's:", value, pointer };
      return {
        pointer,
        expected,
        mayBeUnset: value === false,
        isRight: (actual: unknown) => actual === value,
      };
    });
    return judgeLeaves(response, places);
  };
}

const NAMES = { string: 'text', boolean: 'flag' };
