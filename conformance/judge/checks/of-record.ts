import { at } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { asCode, type CheckKind, eachPlace } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { inconclusive } from './judgements.ts';

/** `{ ofAccount: /businessId }` */
export const ofAccount = ofRecord('account');

/** `{ ofContact: { /accountNumber: /ach/accountNumber } }` */
export const ofContact = ofRecord('contact');

function ofRecord(kind: 'account' | 'contact'): CheckKind<'places'> {
  return {
    operand: 'places',
    meaning: `The text at the place is that of the ${kind} that the request names, in its path or as \`${kind}Id\`.`,
    words: (pairs) => eachPlace(pairs, ofOther(kind)),
    judge(pairs, { expand, idNamed }) {
      const places = expand(pairs);
      const idOf = idNamed(kind === 'account' ? 'Account' : 'Contact');
      return (response, known) => {
        const shown = known[kind](idOf(response));
        if (shown === undefined) return [inconclusive(response, `no response showed the ${kind}`)];
        return judgeLeaves(
          response,
          places.map(({ at: pointer, from }) => {
            const value = at(shown.body, from);
            if (typeof value !== 'string')
              return inconclusive(response, `the response that showed the ${kind} has no string at ${from}`);
            if (kind === 'account' && value === '')
              return inconclusive(response, `the account has no value at ${from}`);
            const expected = { words: `the ${kind}'s:`, value, pointer };
            return { pointer, expected, isRight: (actual) => isSameText(actual, value) };
          }),
        );
      };
    },
  };
}

/** Words for a place of another record. */
export function ofOther(kind: string): (there: string, at: string) => string {
  return (there, at) => `is the ${kind}'s${there === at ? '' : ` ${asCode(there)}`}`;
}
