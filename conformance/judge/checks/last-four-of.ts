import type { Interpret } from './judge.ts';
import { judgePairs } from './judge-pairs.ts';
import { expandPlaces } from './places.ts';

/** `{ lastFourOf: { /ach/last4: /ach/accountNumber } }`: the text is the end of the other one. */
export const lastFourOf: Interpret<'lastFourOf'> = (pairs, { operation }) =>
  judgePairs(expandPlaces(pairs, operation), {
    words: 'the last four characters of',
    expectedText: (text) => text.slice(-4),
    // Beyond the first 65,536 characters of Unicode a character is one or two, depending on who counts.
    isRight: (actual, text) => actual === text.slice(-4) || actual === [...text].slice(-4).join(''),
  });
