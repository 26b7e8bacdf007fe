import { at, toPointer } from '../json.ts';
import type { Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** Fields of an address, section 2.1, as pointers below it. */
const PARTS = ['addressType', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'];

export const addressParts = PARTS.map((part) => toPointer(['address', part]));

/** At least one part of `address` holds something. */
export const addressIsThere: Judge = (sight) => {
  const isThere = addressParts.some((part) => ![undefined, null, ''].includes(at(sight.body, part) as null));
  const expected = { words: 'an address of which not every part is empty' };
  return judgeLeaves(sight, [{ pointer: '/address', expected, isRight: () => isThere }]);
};
