import { at, type Json } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { shownBefore } from './shown-before.ts';

const KEPT = {
  '/programId': 'string',
  '/businessId': 'string',
  '/createdPersonId': 'string',
  '/label': 'string',
  '/type': 'string',
  '/acceptedTerms': 'boolean',
  '/accountNumber': 'string',
  '/routingNumber': 'string',
  '/currency': 'string',
  '/createdAt': 'string',
};

/**
 * An account's identity is after an update what the first answer that told of it showed. What was the empty string was not set yet, and may be
 * by now.
 */
export const otherFieldsAreKept: Judge = (response, history) => {
  const before = shownBefore(response, history);
  if (before.length === 0) return [inconclusive(response, 'no answer showed the account before the update')];
  const places = Object.entries(KEPT).map(([pointer, type]) => {
    const value = before
      .map(({ body }) => at(body, pointer))
      .find((one) => typeof one === type && one !== '');
    if (value === undefined) return inconclusive(response, `no answer before showed ${pointer}`);
    const expected = { words: 'as before:', value, pointer };
    return { pointer, expected, isRight: (actual: Json | undefined) => isSameText(actual, value) };
  });
  return judgeLeaves(response, places);
};
