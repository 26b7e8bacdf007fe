import { at, isObject, isSame, type Json } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import type { Field } from '../../catalogue/tree.ts';
import { isSameText } from '../same-id.ts';
import { asCode, type CheckContext, type CheckKind, eachPlace } from './check-kind.ts';
import { isSameLetters, isTexts } from './is-same-value.ts';
import { judgeLeaves, type Leaf } from './judge-leaves.ts';
import { vacuous } from './judgements.ts';

/** `{ returned: /label }`, or `{ returned: { /cardholder/billingAddress: /billingAddress } }` where it comes back at another place. What was not sent is not looked for. */
export const returned: CheckKind<'places'> = {
  operand: 'places',
  meaning:
    'The place holds what was sent there, or at the place of the request that it is mapped to. Of an object with described fields, all that was sent of it; it may hold more. A described list of texts is a set: it may come back in another order, an entry that was sent twice may come back once, and an empty one may be null. An object with none, such as metadata, holds what was sent and no other key.',
  words: (pairs) =>
    eachPlace(pairs, (from, place) => `is what was sent${from === place ? '' : ` at ${asCode(from)}`}`),
  isOfSent: true,
  judge(pairs, context) {
    const { expand, fields, applies } = context;
    const places = expand(pairs);
    return (response) => {
      const sent = places.filter(
        (place) => applies(response, place.at) && at(response.sent, place.from) !== undefined,
      );
      if (sent.length === 0) return [];
      const leaves = sent.flatMap((place) => {
        const value = at(response.sent, place.from) ?? null;
        const whole = isObject(value) && isFreeForm(place.at, fields) ? [noOtherKey(value, place.at)] : [];
        const leaves = leavesOf(value, place.at, context).filter(({ pointer }) => applies(response, pointer));
        return [...leaves, ...whole];
      });
      return leaves.length > 0
        ? judgeLeaves(response, leaves)
        : [vacuous(response, 'nothing was sent in it')];
    };
  },
};

/** Tells whether the description names no field of an object: metadata. */
export function isFreeForm(pointer: string, fields: readonly Field[]): boolean {
  const field = fields.find(({ template }) => template === pointer);
  return field?.types?.includes('object') === true && field.properties.length === 0;
}

/** The keys are the sender's own and may hold anything, so they are not shown. */
function noOtherKey(sent: object, pointer: string): Leaf {
  const words = `no other keys than the ${Object.keys(sent).length} that were sent`;
  return {
    pointer,
    expected: { words },
    // A value that is no object is a violation of each key that was sent.
    isRight: (actual) => !isObject(actual) || Object.keys(actual).every((name) => Object.hasOwn(sent, name)),
  };
}

/** Words are shown as they are: a name that the description does not have is the sender's own, and may hold anything. */
function nameAt(pointer: string, { isFieldName }: CheckContext): string {
  const name = fromPointer(pointer).at(-1) ?? '';
  return isFieldName(name) ? name : 'value';
}

/** An object's own fields, down to texts, numbers, flags, nulls and lists. */
function leavesOf(sent: Json, pointer: string, context: CheckContext): Leaf[] {
  if (isObject(sent))
    return Object.entries(sent).flatMap(([name, value]) =>
      leavesOf(value, pointer + toPointer([name]), context),
    );
  const words = `the ${nameAt(pointer, context)} that was sent:`;
  const isDescribed = context.fields.some(({ template }) => template === pointer);
  const isReturned = context.isKept ?? (isDescribed && isTexts(sent) ? isSameSet : isSameExactly);
  return [
    {
      pointer,
      expected: { words, value: sent, pointer },
      isRight: (actual) => isReturned(sent, actual) || (context.ignoreCase && isSameLetters(sent, actual)),
    },
  ];
}

/** No sentence says that a list has an order, or that an empty one is not unset. */
function isSameSet(sent: Json, actual: Json | undefined): boolean {
  if (!Array.isArray(sent)) return false;
  const list = actual === null ? [] : actual;
  if (!isTexts(list) || list.length > sent.length) return false;
  return new Set(sent).size === new Set(list).size && sent.every((entry) => list.includes(entry as string));
}

/** Inside of metadata, a list is the sender's own. */
function isSameExactly(sent: Json, actual: Json | undefined): boolean {
  return isSame(sent, actual) || isSameText(sent, actual);
}
