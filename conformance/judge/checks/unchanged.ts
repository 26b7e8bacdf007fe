import { at } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { asCode, type CheckKind, pairsOf } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { inconclusive, vacuous } from './judgements.ts';

/** `{ unchanged: [/label] }` */
export const unchanged: CheckKind<'pointers'> = {
  operand: 'pointers',
  meaning:
    'The places hold what earlier responses about the same record showed. What was the empty string was not set yet.',
  words: (pointers) => `${pointers.map(asCode).join(', ')} of the response are unchanged`,
  isFixed: (pointer) => pointer.endsWith('/createdAt'),
  judge(pointers, { expand, isCreation, isCreatedByRow, isKept }) {
    const places = expand(pairsOf(pointers));
    return (response, known) => {
      const before = known
        .earlier(response)
        .filter(({ operation }) => isCreatedByRow || !isCreation(operation));
      if (before.length === 0)
        return [
          isCreatedByRow
            ? inconclusive(response, 'no response showed the record before the update')
            : vacuous(response, 'this is the first response that shows the record'),
        ];
      return judgeLeaves(
        response,
        places.map(({ at: pointer, type }) => {
          const value = before
            .map(({ body }) => at(body, pointer))
            .find((one) => (type === 'value' ? one !== undefined : typeof one === type) && one !== '');
          if (value === undefined) return inconclusive(response, `no earlier response showed ${pointer}`);
          const expected = { words: 'as before:', value, pointer };
          return {
            pointer,
            expected,
            isRight: (actual) => isSameText(actual, value) || isKept?.(value, actual) === true,
          };
        }),
      );
    };
  },
};
