import { isSameText } from '../same-id.ts';
import { asCode, type CheckKind, eachPlace } from './check-kind.ts';
import { isSameLetters } from './is-same-value.ts';
import { judgePairs } from './judge-pairs.ts';

/** `{ sameAs: { /label: /name } }` */
export const sameAs: CheckKind<'pairs'> = {
  operand: 'pairs',
  meaning:
    'The text at the place is the same as that at another place of the response; where that is missing, as the one sent there.',
  words: (pairs) => eachPlace(pairs, (other) => `is the same as ${asCode(other)}`),
  isOfSent: true,
  judge(pairs, { expand, ignoreCase }) {
    return judgePairs(expand(pairs), {
      words: 'the same as',
      expectedText: (text) => text,
      isRight: (actual, text) => isSameText(actual, text) || (ignoreCase && isSameLetters(actual, text)),
    });
  },
};
