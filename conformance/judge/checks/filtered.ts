import { at, type Json } from '../../../lib/json.ts';
import { asCode, type CheckKind } from './check-kind.ts';
import { isSameLetters } from './is-same-value.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { vacuous } from './judgements.ts';
import { instantOf } from './order-of.ts';
import { askedValues, nameOfAsked } from './query-in.ts';

// `{ filtered: { /*/status: status } }`
export const filtered: CheckKind<'names'> = {
  operand: 'names',
  meaning:
    'The places, which are in the entries of a list, have the value of the query parameter of this name, or of a place of the request; of several values, one of them. A list at the place has it among its entries. Requests without the parameter are not checked.',
  words: (names) =>
    Object.entries(names)
      .map(([place, name]) => `${asCode(place)} of the response is the value of ${nameOfAsked(name)}`)
      .join('; '),
  judge(names, { expand, ignoreCase }) {
    return (response) => {
      const asked = Object.entries(names).filter(([, name]) => askedValues(response, name).length > 0);
      if (asked.length === 0) return [];
      const leaves = asked.flatMap(([place, name]) => {
        const values = askedValues(response, name);
        return expand({ [place]: '' })
          .filter(({ at: pointer }) => at(response.body, pointer) !== undefined)
          .map(({ at: pointer }) => ({
            pointer,
            expected: { words: `the value of ${nameOfAsked(name)}:`, value: values[0], pointer },
            isRight: (actual: Json | undefined) => values.some((value) => fits(actual, value, ignoreCase)),
          }));
      });
      return leaves.length > 0
        ? judgeLeaves(response, leaves)
        : [vacuous(response, 'the list has no such entry')];
    };
  },
};

/** A query has nothing but texts. */
function fits(actual: Json | undefined, value: string, ignoreCase: boolean): boolean {
  if (Array.isArray(actual)) return actual.some((entry: Json) => fits(entry, value, ignoreCase));
  if (actual === null || typeof actual === 'object') return false;
  if (String(actual) === value || (ignoreCase && isSameLetters(actual, value))) return true;
  if (typeof actual === 'number') return value.trim() !== '' && Number(value) === actual;
  if (typeof actual === 'boolean')
    return (actual ? /^(?:true|1|yes|on)$/i : /^(?:false|0|no|off)$/i).test(value);
  const time = instantOf(value);
  return time !== undefined && time === instantOf(actual);
}
