import { type OperationId, operationIds } from '../../../generated/operations.ts';
import { at, isObject, isSame, type Json } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { fieldsOf } from '../../catalogue/tree.ts';
import { isSameText } from '../same-id.ts';
import { isSameLetters } from './is-same-value.ts';
import { type Interpret, vacuous } from './judge.ts';
import { judgeLeaves, type Leaf } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/**
 * `{ returned: /label }`: what was sent at the place comes back there; `{ returned: { /cardholder/billingAddress: /billingAddress } }`: at another
 * one. Of an object with described fields, all that was sent; it may hold more then. An object whose fields are the caller's own has what was
 * sent and nothing else. A list has the same entries in the same order. What was not sent is not looked for.
 */
export const returned: Interpret<'returned'> = (pairs, { operation, applies, ignoreCase }) => {
  const places = expandPlaces(pairs, operation);
  return (response) => {
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
};

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
