/** Breaks each standard check by what its row says: a further place in a row needs no line here. */
import { creates, updates } from '../../../conformance/catalogue/effect.ts';
import { fieldsOf } from '../../../conformance/catalogue/tree.ts';
import { expandPlaces, type PlacePair } from '../../../conformance/judge/checks/places.ts';
import { isFreeForm } from '../../../conformance/judge/checks/returned.ts';
import { RAIL_OF_GROUP } from '../../../conformance/scenario/rails.ts';
import type { StandardCheckName, StandardChecks } from '../../../generated/catalogue.ts';
import type { PlaceValues } from '../../../generated/catalogue-check.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { change, copy, set, stale, swap } from '../steps.ts';
import type { Breakage } from './broken.ts';
import { leavesOf } from './leaves.ts';
import { callsOf, exampleOf, fieldAt, followers, operationOf, type Row, storedKind } from './row.ts';
import { type Ways, waysToBreak } from './values.ts';

export type Breakages = Readonly<Record<string, Breakage>>;

type Break<Name extends StandardCheckName = StandardCheckName> = (
  operand: StandardChecks[Name],
  row: Row,
) => Breakages;

const breaks: { readonly [Name in StandardCheckName]?: Break<Name> } = {
  equals: (values, row) =>
    merge(
      Object.entries(values).map(([place, value]) =>
        merge(placesOf({ [place]: '' }, row).map(({ at: pointer }) => constant(pointer, value, row))),
      ),
    ),
  returned: (pairs, row) => {
    const operation = operationOf(row);
    const sent = fieldsOf(operation, 'request');
    const places = placesOf(pairs, row).filter(({ from }) => sent.some(({ template }) => template === from));
    const request = exampleOf(operation, 'requests');
    return merge([
      ...places.map((place) =>
        isObject(at(request, place.from)) ? object(place, row) : value(place.at, row, place),
      ),
      swapped(places, row),
    ]);
  },
  includes: (pairs, row) =>
    merge(
      placesOf(pairs, row).map((place) =>
        value(place.at, row, place, at(exampleOf(operationOf(row), 'requests'), place.from)),
      ),
    ),
  sameAs: (pairs, row) => merge(placesOf(pairs, row).map(({ at: pointer }) => value(pointer, row))),
  lastFourOf: (pairs, row) => merge(placesOf(pairs, row).map(lastFour)),
  pathParameter: (pairs, row) => merge(placesOf(pairs, row).map(({ at: pointer }) => value(pointer, row))),
  ofAccount: (pairs, row) => merge(placesOf(pairs, row).map(({ at: pointer }) => value(pointer, row))),
  ofContact: (pairs, row) => merge(placesOf(pairs, row).map(({ at: pointer }) => value(pointer, row))),
  ofProgram: (pairs, row) => {
    const operation = operationOf(row);
    const sent = fieldsOf(operation, 'request');
    const places = placesOf(pairs, row).filter(
      (place) => row.where?.sentGroup === undefined || sent.some(({ template }) => template === place.at),
    );
    return merge([
      ...places.map((place) => value(place.at, row, place)),
      row.where === undefined ? swapped(places, row) : {},
    ]);
  },
  unchanged: (pointers, row) =>
    merge(
      pointers.map((pointer) => (row.operations.some(isCreation) ? value : valueOfSecondCall)(pointer, row)),
    ),
  unsetIsEmpty: (pointers, row) =>
    merge(pointers.map((pointer) => inCalls(pointer, placeholders(pointer, row), row))),
  anyFilled: (pointers) => ({ 'all of it is empty': { patch: pointers.map((pointer) => set(pointer, '')) } }),
};

/** Servers have these values in place of nothing. */
function placeholders(pointer: string, row: Row): Ways {
  const isTime = fieldAt(operationOf(row), pointer)?.format?.name?.startsWith('Timestamp');
  const isCreation = pointer === '/createdAt';
  const values = isTime
    ? ['0001-01-01T00:00:00Z', ...(isCreation ? [] : ['1970-01-01T00:00:00Z'])]
    : [
        ...['null', 'undefined', 'N/A', ' '],
        ...(pointer.endsWith('Id') ? [NIL_UUID, `tra-${NIL_UUID}`] : []),
      ];
  const isOfAnother = /\/(family|parentTransfer|fallbackTransfer)Id$/.test(pointer);
  return {
    ...Object.fromEntries(values.map((value) => [`is ${JSON.stringify(value)}`, [set(pointer, value)]])),
    ...(isOfAnother && { 'is its own identifier': [copy('/id', pointer)] }),
  };
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Every way to break a row with a standard check. */
export function breakStandard(check: Partial<StandardChecks>, row: Row): Breakages {
  const [name] = Object.keys(check) as [StandardCheckName];
  const breakIt = breaks[name] as Break | undefined;
  if (breakIt === undefined) throw new Error(`no server breaks a row with the check ${name}`);
  return breakIt(check[name] as StandardChecks[StandardCheckName], row);
}

function placesOf(pairs: Readonly<Record<string, string>>, row: Row): readonly PlacePair[] {
  const operation = operationOf(row);
  return expandPlaces(pairs, fieldsOf(operation, 'response'), operation);
}

function merge(all: readonly Breakages[]): Breakages {
  return Object.assign({}, ...all);
}

/** Another value at a place: in all responses, and the first way at each call alone. */
function value(pointer: string, row: Row, place?: PlacePair, example?: Json): Breakages {
  const operation = operationOf(row);
  const { sentGroup } = row.where ?? {};
  const shown = example ?? exampleAt(operation, pointer);
  const { 'is unset': unset, ...others } = waysToBreak(
    pointer,
    fieldAt(operation, pointer),
    sentGroup === 'filled' ? '1.00' : shown,
  );
  const ways: Ways = {
    ...others,
    // A row that speaks of what is set says nothing of what is not.
    ...(unset !== undefined && row.where?.set !== pointer && { 'is unset': unset }),
    ...(sentGroup === 'empty' && { 'is an amount': [set(pointer, '12.34')] }),
    ...(place !== undefined && updates(operation) && canBeStale(operation, pointer)
      ? { 'is as before': [stale(pointer)] }
      : {}),
    ...(place !== undefined && row.where === undefined ? siblings(pointer, operation, shown) : {}),
  };
  return inCalls(pointer, ways, row);
}

const isCreation = (operation: OperationId) => creates(operation);

/** Only a difference between two calls shows that a value is wrong if no call creates the record. */
function valueOfSecondCall(pointer: string, row: Row): Breakages {
  const operation = operationOf(row);
  const ways = waysToBreak(pointer, fieldAt(operation, pointer), exampleAt(operation, pointer));
  return Object.fromEntries(
    Object.entries(ways).map(([how, patch]) => [
      `${pointer} ${how} at the second call`,
      { patch, call: 'second' },
    ]),
  );
}

/** A flag that the program has off is off before and after every update, and the limits of such a rail are never filled. */
function canBeStale(operation: OperationId, pointer: string): boolean {
  const [, , limits, direction = '', group = ''] = pointer.split('/');
  const rails: Readonly<Record<string, Readonly<Record<string, string>>>> = RAIL_OF_GROUP;
  const rail = limits === 'limits' ? rails[direction]?.[group] : undefined;
  const flag = rail === undefined ? pointer : `/config/${direction}/${rail}/enabled`;
  return exampleAt(operation, flag) !== false;
}

/** The values of up to two other texts beside it. */
function siblings(pointer: string, operation: OperationId, shown: Json | undefined): Ways {
  const field = fieldAt(operation, pointer);
  if (typeof shown !== 'string' || field === undefined || field.format !== undefined) return {};
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const others = fieldsOf(operation, 'response').filter(
    ({ template, types, format, name }) =>
      template === `${holder}/${name}` &&
      template !== pointer &&
      types?.[0] === 'string' &&
      format === undefined,
  );
  return Object.fromEntries(
    others
      .filter(({ template }) => {
        const other = exampleAt(operation, template);
        return other !== '' && other !== shown;
      })
      .slice(0, 2)
      .map(({ template, name }) => [`is the value of ${name}`, [copy(template, pointer)]]),
  );
}

/** @param calls those that a way is used at alone */
function inCalls(pointer: string, ways: Ways, row: Row, calls = callsOf(operationOf(row))): Breakages {
  const operation = operationOf(row);
  const storedAs = storedKind(operation, pointer);
  const when = condition(pointer, row);
  const made = (how: string, call?: Breakage['call']): [string, Breakage] => [
    `${pointer} ${how}${call === undefined ? '' : ` at the ${call} call`}`,
    {
      patch: [...(ways[how] ?? []), ...followers(operation, pointer)],
      ...(storedAs !== undefined && { storedAs: storedAs as NonNullable<Breakage['storedAs']> }),
      ...when,
      ...(call !== undefined && { call }),
    },
  ];
  const [first] = Object.keys(ways);
  return Object.fromEntries([
    ...Object.keys(ways).map((how) => made(how)),
    ...(first === undefined || calls.length < 2 || Object.keys(when).length > 0
      ? []
      : calls.map((call) => made(first, call))),
  ]);
}

/** Only where the group that a place is in was sent as the row speaks of it. */
function condition(pointer: string, { where }: Row): Pick<Breakage, 'fault'> {
  if (where?.sentGroup === undefined) return {};
  const request = where.sentGroup === 'filled' ? { isNot: '' } : { is: '' };
  return { fault: { when: [{ request: pointer, ...request }] } };
}

function exampleAt(operation: OperationId, pointer: string): Json | undefined {
  return at(exampleOf(operation, 'responses'), pointer);
}

/** Other values that were seen, other letters, another form. */
function constant(pointer: string, fixed: PlaceValues[string], row: Row): Breakages {
  const field = fieldAt(operationOf(row), pointer);
  const seen = (field?.seen ?? []).filter((one) => one !== fixed);
  const ways: Ways = {
    ...Object.fromEntries(seen.map((one) => [`is ${JSON.stringify(one)}`, [set(pointer, one)]])),
    ...waysToBreak(pointer, field, fixed),
    ...(fixed === '' && field?.format?.name?.startsWith('Timestamp')
      ? { 'is the time of creation': [copy('/createdAt', pointer)] }
      : {}),
  };
  return inCalls(pointer, ways, row);
}

/** Each field that is sent of an object, and the object as a whole. */
function object({ at: pointer, from }: PlacePair, row: Row): Breakages {
  const operation = operationOf(row);
  const request = exampleOf(operation, 'requests');
  const leaves = leavesOf(at(request, from), from).filter(
    (leaf) => row.where?.sentValue === undefined || at(request, leaf) !== '',
  );
  const places = leaves.map((leaf) => pointer + leaf.slice(from.length));
  return merge([
    ...places.map((place, index) => {
      const sent = at(exampleOf(operation, 'requests'), leaves[index] ?? '');
      const [[how, patch] = ['', []]] = Object.entries(waysToBreak(place, fieldAt(operation, place), sent));
      // Another call may send other keys.
      return inCalls(
        place,
        { [how]: patch },
        row,
        isFreeForm(pointer, fieldsOf(operation, 'response')) ? [] : undefined,
      );
    }),
    {
      [`${pointer} is null`]: { patch: [set(pointer, null)] },
      [`${pointer} is all empty`]: { patch: places.map((place) => set(place, '')) },
      ...(updates(operation) && { [`${pointer} is as before`]: { patch: [stale(pointer)] } }),
    },
    isFreeForm(pointer, fieldsOf(operation, 'response'))
      ? inCalls(pointer, { 'has another key': [set(`${pointer}/another`, 'x')] }, row)
      : {},
  ]);
}

/** Places side by side take each other's value, where the examples tell them apart. */
function swapped(places: readonly PlacePair[], row: Row): Breakages {
  const operation = operationOf(row);
  const pairs = places.slice(1).flatMap((place, index) => {
    const before = places[index];
    // The updates that a run makes decide which flags are told apart: see mixed-up.ts.
    const isAlike = before?.type === place.type && place.type === 'string';
    return before !== undefined &&
      isAlike &&
      exampleAt(operation, before.at) !== exampleAt(operation, place.at)
      ? [[before.at, place.at] as const]
      : [];
  });
  return Object.fromEntries(
    pairs.map(([one, other]) => [`${one} and ${other} are swapped`, { patch: swap(one, other) }]),
  );
}

function lastFour({ at: place, from }: PlacePair): Breakages {
  const ways: Ways = {
    'are the first four': [copy(from, place), change(place, { slice: [0, 4] })],
    'leave out the last one': [copy(from, place), change(place, { slice: [-5, -1] })],
    'are three': [change(place, { slice: [1] })],
    'are a constant': [set(place, '0000')],
    'are masked': [set(place, '****')],
    'are none': [set(place, '')],
  };
  return Object.fromEntries(Object.entries(ways).map(([how, patch]) => [how, { patch }]));
}
