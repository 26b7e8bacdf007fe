import { at } from '../../../lib/json.ts';
import { asCode, type CheckKind, eachPlace } from './check-kind.ts';
import { held, inconclusive, vacuous, violated } from './judgements.ts';
import { orderOf } from './order-of.ts';

/** `{ ordered: { /startsAt: /endsAt } }` */
export const ordered: CheckKind<'pairs'> = {
  operand: 'pairs',
  meaning:
    'The number, time or date at the place is at most that at the other place of the response. Where one of the two is missing, nothing is checked.',
  words: (pairs) => eachPlace(pairs, (other) => `is at most ${asCode(other)}`),
  judge(pairs, { expand }) {
    return (response) =>
      expand(pairs).map(({ at: pointer, from }) => {
        const [first, second] = [at(response.body, pointer), at(response.body, from)];
        if ((first ?? '') === '' || (second ?? '') === '')
          return vacuous(response, `the response has nothing at ${first ? from : pointer}`);
        const order = orderOf(first, second);
        if (order === undefined)
          return inconclusive(response, `the values at ${pointer} and ${from} have no order`);
        return order <= 0
          ? held(response)
          : violated(response, pointer, {
              words: `at most the value at ${from}:`,
              value: second,
              pointer: from,
            });
      });
  },
};
