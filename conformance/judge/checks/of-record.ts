import { at } from '../../../lib/json.ts';
import { idNamed } from '../../catalogue/effect.ts';
import { isSameText } from '../same-id.ts';
import { type Interpret, inconclusive } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ ofAccount: /businessId }`: the text is that of the account that the request names. */
export const ofAccount: Interpret<'ofAccount'> = ofRecord('account');

/** `{ ofContact: { /accountNumber: /ach/accountNumber } }`: the text is that of the contact that the request names. */
export const ofContact: Interpret<'ofContact'> = ofRecord('contact');

function ofRecord(kind: 'account' | 'contact'): Interpret<'ofAccount' | 'ofContact'> {
  return (pairs, { operation }) => {
    const places = expandPlaces(pairs, operation);
    const idOf = idNamed(operation, kind === 'account' ? 'Account' : 'Contact');
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
  };
}
