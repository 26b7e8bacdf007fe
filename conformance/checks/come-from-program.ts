import type { Judgement } from '../check.ts';
import { at, type Json } from '../json.ts';
import type { Sight } from '../seen.ts';
import { inProgram } from './account-settings.ts';
import { type Judge, unjudged } from './judge.ts';
import { judgeLeaves, type Leaf, missingObject, parentOf } from './judge-leaves.ts';
import { programOf } from './program-of.ts';

/** Each of these settings of an account is what its program has in the same place: a text (amount, count) or a flag. */
export function comeFromProgram(type: 'string' | 'boolean', pointers: readonly string[]): Judge {
  return (sight, seen) => {
    if (pointers.length === 0) return [];
    const program = programOf(sight, seen);
    if (program === undefined) return [unjudged(sight, "no answer showed the account's program")];
    const leaves: Leaf[] = [];
    const open: Judgement[] = [];
    for (const pointer of pointers) {
      const value = at(program.body, inProgram(pointer));
      if (value === undefined || typeof value !== type)
        open.push(unjudged(sight, `the program has no ${NAMES[type]} at ${inProgram(pointer)}`));
      else if (value === false && isUnsetAbove(sight, pointer))
        open.push(
          unjudged(sight, `the account has unset what holds ${pointer}, and the program switched it off`),
        );
      else leaves.push(leafOf(pointer, value));
    }
    return [...judgeLeaves(sight, leaves), ...open];
  };
}

const NAMES = { string: 'text', boolean: 'flag' };

function leafOf(pointer: string, value: Json): Leaf {
  const expected = { words: "the program's:", value, pointer };
  return { pointer, expected, isRight: (actual) => actual === value };
}

/** An object that is unset holds null, so that none of its flags is on. */
function isUnsetAbove({ body }: Sight, pointer: string): boolean {
  const above = missingObject(body, parentOf(pointer));
  return above !== undefined && at(body, above) === null;
}
