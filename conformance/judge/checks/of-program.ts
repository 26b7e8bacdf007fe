import { at, type Json } from '../../../lib/json.ts';
import { type CheckKind, eachPlace } from './check-kind.ts';
import { isSameValue } from './is-same-value.ts';
import { judgeLeaves, missingObject } from './judge-leaves.ts';
import { inconclusive } from './judgements.ts';
import { ofOther } from './of-record.ts';
import type { PlacePair } from './places.ts';

/**
 * `{ ofProgram: { /config/limits/**: /limits/** } }`. Where an object is unset, which is null, nothing in it is on or listed; a list that is
 * unset is an empty one.
 */
export const ofProgram: CheckKind<'places'> = {
  operand: 'places',
  meaning:
    'The text, flag or list at the place is that of the program that the response names as `programId`.',
  words: (pairs) => eachPlace(pairs, ofOther('program')),
  judge(pairs, { expand, applies }) {
    const places = expand(pairs);
    return (response, known) => {
      const asked = places.filter(({ at: pointer }) => applies(response, pointer));
      if (asked.length === 0) return [];
      const { reads, mayHaveChanged } = known.programsOf(response);
      const [program] = reads;
      if (program === undefined) return [inconclusive(response, "no response showed the account's program")];
      return judgeLeaves(
        response,
        asked.map((place) => {
          const { at: pointer, type } = place;
          const value = valueIn(program.body, place);
          if (value === undefined)
            return inconclusive(response, `the program has no ${NAMES[type] ?? type} at ${place.from}`);
          const later = reads.map(({ body }) => valueIn(body, place) ?? value);
          const actual = at(response.body, pointer);
          const isConstant = later.every((one) => isProgramValue(one, value));
          if (!isConstant && later.some((one) => isProgramValue(actual, one)))
            return inconclusive(response, `the program's value at ${place.from} changed during the run`);
          if (mayHaveChanged && !isProgramValue(actual, value))
            return inconclusive(response, 'the program may have changed since it was read');
          return {
            pointer,
            expected: { words: "the program's:", value, pointer },
            mayBeUnset: value === false || (Array.isArray(value) && value.length === 0),
            isRight: (one) => isProgramValue(one, value),
          };
        }),
      );
    };
  },
};

function isProgramValue(actual: Json | undefined, value: Json): boolean {
  return Array.isArray(value) ? isSameValue(actual === null ? [] : actual, value) : actual === value;
}

const NAMES: Readonly<Record<string, string>> = { string: 'string', boolean: 'boolean', array: 'array' };

function valueIn(program: Json, { from, type }: PlacePair): Json | undefined {
  if (type !== 'array') {
    const value = at(program, from);
    return typeof value === type ? value : undefined;
  }
  const unset = missingObject(program, from.slice(0, from.lastIndexOf('/')));
  const value = at(program, unset ?? from);
  if (value === null) return [];
  return unset === undefined && Array.isArray(value) ? value : undefined;
}
