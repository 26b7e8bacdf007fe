import { isSameText } from '../same-id.ts';
import { isSameLetters } from './is-same-value.ts';
import type { Interpret } from './judge.ts';
import { judgePairs } from './judge-pairs.ts';
import { expandPlaces } from './places.ts';

/** `{ sameAs: { /label: /name } }`: the text is the one at the other place. */
export const sameAs: Interpret<'sameAs'> = (pairs, { operation, ignoreCase }) =>
  judgePairs(expandPlaces(pairs, operation), {
    words: 'the same as',
    expectedText: (text) => text,
    isRight: (actual, text) => isSameText(actual, text) || (ignoreCase && isSameLetters(actual, text)),
  });
