import { at, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** Fields of an address, section 2.1, as pointers below it. */
const PARTS = ['addressType', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'];

export const addressParts = PARTS.map((part) => toPointer(['address', part]));

/** What makes an address a place; its kind and its country alone do not. */
const TELLING = ['line1', 'line2', 'city', 'state', 'postalCode'].map((part) => toPointer(['address', part]));

/** At least one of these holds something. */
export const addressIsThere: Judge = (response) => {
  const isThere = TELLING.some((part) => /\S/.test(textAt(response.body, part)));
  const expected = { words: 'an address with a line, a city, a state or a postal code' };
  return judgeLeaves(response, [{ pointer: '/address', expected, isRight: () => isThere }]);
};

function textAt(body: Json, pointer: string): string {
  const value = at(body, pointer);
  return typeof value === 'string' ? value : '';
}
