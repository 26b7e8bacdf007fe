import { at, type Json } from '../../../lib/json.ts';
import { always } from './conditions.ts';
import { getterOf } from './getter.ts';
import { isSameValue } from './is-same-value.ts';
import { type Holds, type Interpret, inconclusive, type Judge } from './judge.ts';
import { judgeLeaves, missingObject } from './judge-leaves.ts';
import { expandPlaces, type PlacePair } from './places.ts';

/**
 * `{ ofProgram: { /config/limits/**: /limits/** } }`: the text, flag or list is the one of the program. Where an object is unset, which is null,
 * nothing in it is on or listed; a list that is unset is an empty one.
 */
export const ofProgram: Interpret<'ofProgram'> = (pairs, { operation, applies }) => {
  const places = expandPlaces(pairs, operation);
  const getters = places.map(({ at: pointer, from, type }) => ({
    pointer,
    actual: getterOf(pointer),
    expected: getterOf(from),
    type,
  }));
  const isOfAll = applies === always;
  const holds: Holds = (response, known) => {
    const isAsked = ({ pointer }: (typeof getters)[number]) => isOfAll || applies(response, pointer);
    if (!isOfAll && !getters.some(isAsked)) return false;
    const program = known.programOf(response);
    return (
      program !== undefined &&
      getters.every(
        (one) =>
          !isAsked(one) || isPlainlySame(one.actual(response.body), one.expected(program.body), one.type),
      )
    );
  };
  const judge: Judge = (response, known) => {
    const asked = places.filter(({ at: pointer }) => applies(response, pointer));
    if (asked.length === 0) return [];
    const program = known.programOf(response);
    if (program === undefined) return [inconclusive(response, "no response showed the account's program")];
    return judgeLeaves(
      response,
      asked.map((place) => {
        const { at: pointer, type } = place;
        const value = valueIn(program.body, place);
        if (value === undefined)
          return inconclusive(response, `the program has no ${NAMES[type] ?? type} at ${place.from}`);
        const isList = Array.isArray(value);
        return {
          pointer,
          expected: { words: "the program's:", value, pointer },
          mayBeUnset: value === false || (isList && value.length === 0),
          isRight: (actual) =>
            isList ? isSameValue(actual === null ? [] : actual, value) : actual === value,
        };
      }),
    );
  };
  return { judge, holds };
};

/** Without a look at what is unset. */
function isPlainlySame(actual: Json | undefined, value: Json | undefined, type: string | undefined): boolean {
  if (type !== 'array') return typeof value === type && actual === value;
  if (!Array.isArray(value) || !Array.isArray(actual)) return value === null && actual === null;
  return (
    value.length === actual.length &&
    value.every((entry, index) => typeof entry === 'string' && entry === actual[index])
  );
}

const NAMES: Readonly<Record<string, string>> = { string: 'string', boolean: 'boolean', array: 'array' };

function valueIn(program: Json, { from, type }: PlacePair): Json | undefined {
  if (type !== 'array') {
    const value = at(program, from);
    return typeof value === type ? value : undefined;
  }
  const unset = missingObject(program, from.slice(0, from.lastIndexOf('/')));
  const value = at(program, unset ?? from);
  if (value === null) return [];
  return unset === undefined && Array.isArray(value) ? value : undefined;
}
