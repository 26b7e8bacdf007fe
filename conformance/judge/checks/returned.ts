import { type OperationId, operationIds } from '../../../generated/operations.ts';
import { at, isObject, isSame, type Json } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { fieldsOf } from '../../catalogue/tree.ts';
import { isSameText } from '../same-id.ts';
import { always, isSentFilled } from './conditions.ts';
import { getterOf } from './getter.ts';
import { isSameLetters } from './is-same-value.ts';
import { type Holds, type Interpret, type Judge, vacuous } from './judge.ts';
import { judgeLeaves, type Leaf } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/**
 * `{ returned: /label }`: what was sent at the place comes back there; `{ returned: { /cardholder/billingAddress: /billingAddress } }`: at another
 * one. Of an object with described fields, all that was sent; it may hold more then. An object whose fields are the caller's own has what was
 * sent and nothing else. A list has the same entries in the same order. What was not sent is not looked for.
 */
export const returned: Interpret<'returned'> = (pairs, { operation, applies, ignoreCase }) => {
  const places = expandPlaces(pairs, operation);
  const getters = places.map(({ at: pointer, from }) => ({
    actual: getterOf(pointer),
    expected: getterOf(from),
    isFree: isFreeForm(pointer, operation),
  }));
  const holds: Holds = ({ sent, body }) => {
    let leaves = 0;
    for (const { actual, expected, isFree } of getters) {
      const value = expected(sent);
      if (value === undefined) continue;
      const right = rightLeaves(value, actual(body), isFree);
      if (right === undefined) return false;
      leaves += right;
    }
    return leaves > 0;
  };
  const judge: Judge = (response) => {
    const sent = places.filter(
      (place) => applies(response, place.at) && at(response.sent, place.from) !== undefined,
    );
    if (sent.length === 0) return [];
    const leaves = sent.flatMap((place) => {
      const value = at(response.sent, place.from) ?? null;
      const whole = isObject(value) && isFreeForm(place.at, operation) ? [noOtherKey(value, place.at)] : [];
      const leaves = leavesOf(value, place.at, ignoreCase).filter(({ pointer }) =>
        applies(response, pointer),
      );
      return [...leaves, ...whole];
    });
    return leaves.length > 0 ? judgeLeaves(response, leaves) : [vacuous(response, 'nothing was sent in it')];
  };
  // What was sent decides, at the place where it has to come back.
  const isOwnPlace = places.every(({ at: pointer, from }) => pointer === from);
  if (isSentFilled(applies) && isOwnPlace)
    return {
      judge,
      holds: ({ sent, body }) => {
        let leaves = 0;
        for (const { actual, expected, isFree } of getters) {
          const value = expected(sent);
          const right = isFree ? undefined : rightTexts(value, actual(body));
          if (right === undefined) return false;
          leaves += right;
        }
        return leaves > 0;
      },
    };
  return applies === always ? { judge, holds } : { judge };
};

/** How many leaves were sent, all of which came back just so; `undefined`: they have to be looked at one by one. */
function rightLeaves(sent: Json, actual: Json | undefined, isFree: boolean): number | undefined {
  if (!isObject(sent))
    return sent === actual || (Array.isArray(sent) && isSame(sent, actual)) ? 1 : undefined;
  if (!isObject(actual)) return undefined;
  const names = Object.keys(sent);
  if (isFree && Object.keys(actual).length !== names.length) return undefined;
  let leaves = 0;
  for (const name of names) {
    if (!Object.hasOwn(actual, name)) return undefined;
    const right = rightLeaves(sent[name] as Json, actual[name], false);
    if (right === undefined) return undefined;
    leaves += right;
  }
  return leaves;
}

/** The same for the texts alone that are not empty. */
function rightTexts(sent: Json | undefined, actual: Json | undefined): number | undefined {
  if (typeof sent === 'string' && sent !== '') return sent === actual ? 1 : undefined;
  if (!isObject(sent)) return 0;
  let leaves = 0;
  for (const name of Object.keys(sent)) {
    const inner = isObject(actual) && Object.hasOwn(actual, name) ? actual[name] : undefined;
    const right = rightTexts(sent[name], inner);
    if (right === undefined) return undefined;
    leaves += right;
  }
  return leaves;
}

/** Whether the description names no field of an object: metadata. */
export function isFreeForm(pointer: string, operation: OperationId): boolean {
  const field = fieldsOf(operation, 'response').find(({ template }) => template === pointer);
  return field?.types?.includes('object') === true && field.properties.length === 0;
}

/** The keys are the sender's own and may hold anything, so they are not shown. */
function noOtherKey(sent: object, pointer: string): Leaf {
  const words = `no other keys than the ${Object.keys(sent).length} that were sent`;
  return {
    pointer,
    expected: { words },
    // What is not an object is a violation of each key that was sent.
    isRight: (actual) => !isObject(actual) || Object.keys(actual).every((name) => Object.hasOwn(sent, name)),
  };
}

const NAMES: ReadonlySet<string> = new Set(
  operationIds.flatMap((id) => fieldsOf(id, 'response').map(({ name }) => name)),
);

/** Words are shown as they are: a name that the description does not have is the sender's own, and may hold anything. */
function nameAt(pointer: string): string {
  const name = fromPointer(pointer).at(-1) ?? '';
  return NAMES.has(name) ? name : 'value';
}

/** An object's own fields, down to texts, numbers, flags, nulls and lists. */
function leavesOf(sent: Json, pointer: string, ignoreCase: boolean): Leaf[] {
  if (isObject(sent))
    return Object.entries(sent).flatMap(([name, value]) =>
      leavesOf(value, pointer + toPointer([name]), ignoreCase),
    );
  const words = `the ${nameAt(pointer)} that was sent:`;
  return [
    {
      pointer,
      expected: { words, value: sent, pointer },
      isRight: (actual) =>
        isSame(sent, actual) || isSameText(sent, actual) || (ignoreCase && isSameLetters(sent, actual)),
    },
  ];
}
