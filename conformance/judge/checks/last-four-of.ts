import { asCode, type CheckKind, eachPlace } from './check-kind.ts';
import { judgePairs } from './judge-pairs.ts';

/** `{ lastFourOf: { /ach/last4: /ach/accountNumber } }` */
export const lastFourOf: CheckKind<'pairs'> = {
  operand: 'pairs',
  meaning:
    'The text at the place is the last four characters of another text of the response; where that is missing, of the one sent there.',
  words: (pairs) => eachPlace(pairs, (other) => `is the last four characters of ${asCode(other)}`),
  // An account number with blanks or hyphens has no clear end.
  isPlain: (expected) => typeof expected === 'string' && /^[A-Za-z\d]{4}$/.test(expected),
  judge(pairs, { expand }) {
    return judgePairs(expand(pairs), {
      words: 'the last four characters of',
      expectedText: (text) => text.slice(-4),
      // Beyond the first 65,536 characters of Unicode a character is one or two, depending on who counts.
      isRight: (actual, text) => actual === text.slice(-4) || actual === [...text].slice(-4).join(''),
    });
  },
};
