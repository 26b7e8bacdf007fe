import { at, type Json } from '../../../lib/json.ts';
import { INCOMING_PULLS, inProgram } from './account-settings.ts';
import { isSameValue, isTexts } from './is-same-value.ts';
import { inconclusive, type Judge, vacuous } from './judge.ts';
import { judgeLeaves, missingObject } from './judge-leaves.ts';
import { programOf } from './program-of.ts';
import { shownBefore } from './shown-before.ts';

const ALLOWED = `${INCOMING_PULLS}/allowedOriginators`;
const BLOCKED = `${INCOMING_PULLS}/blockedOriginators`;

/** Both lists of a new account are its program's. What is unset has no originators, and neither has an empty list. */
export const originatorsComeFromProgram: Judge = (response, history) => {
  const program = programOf(response, history);
  if (program === undefined) return [inconclusive(response, "no answer showed the account's program")];
  const places = [ALLOWED, BLOCKED].map((pointer) => {
    const value = originatorsOf(program.body, inProgram(pointer));
    if (value === undefined)
      return inconclusive(response, `the program has no list at ${inProgram(pointer)}`);
    const expected = { words: "the program's:", value, pointer };
    const isRight = (actual: Json | undefined) => isSameValue(actual === null ? [] : actual, value);
    return { pointer, expected, mayBeUnset: value.length === 0, isRight };
  });
  return judgeLeaves(response, places);
};

/** A program's list; empty when it is null, or what holds it. `undefined` when there is none. */
function originatorsOf(program: Json, pointer: string): readonly Json[] | undefined {
  const unset = missingObject(program, inProgram(INCOMING_PULLS));
  const value = at(program, unset ?? pointer);
  if (value === null) return [];
  return unset === undefined && Array.isArray(value) ? value : undefined;
}

/** Each originator that was sent is among those that are returned. */
export const originatorsTakeEffect: Judge = (response) => {
  const value = at(response.sent, '/incoming/achPull/allowedOriginators');
  if (!isTexts(value)) return [];
  if (value.length === 0) return [vacuous(response, 'no originators were sent')];
  const expected = { words: 'a list that holds those that were sent:', value, pointer: ALLOWED };
  const isRight = (actual: Json | undefined) => {
    const returned = new Set(Array.isArray(actual) ? actual : []);
    return value.every((one) => returned.has(one));
  };
  return judgeLeaves(response, [{ pointer: ALLOWED, expected, isRight }]);
};

/** Null before an update that sends none, null after it. */
export const blockedOriginatorsStayNull: Judge = (response, history) => {
  if (at(response.sent, '/incoming/achPull/blockedOriginators') !== undefined) return [];
  const before = shownBefore(response, history).at(-1);
  if (before === undefined) return [inconclusive(response, 'no answer showed the account before the update')];
  const value = at(before.body, BLOCKED);
  if (Array.isArray(value)) return [vacuous(response, 'it was a list before the update')];
  if (value !== null) return [inconclusive(response, 'the answer before does not tell')];
  const isRight = (actual: Json | undefined) => actual === null;
  return judgeLeaves(response, [{ pointer: BLOCKED, expected: { words: 'null' }, isRight }]);
};
