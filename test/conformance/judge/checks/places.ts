/**
 * Where each row is broken, as exchange and JSON pointer in one: `issue-card/label`. A wrong value there violates the row there. Follows from what
 * the row says.
 */
import { rows } from '../../../../conformance/catalogue/catalogue.ts';
import { idNamed } from '../../../../conformance/catalogue/effect.ts';
import { placeCondition } from '../../../../conformance/judge/checks/conditions.ts';
import { expandPlaces, type PlacePair } from '../../../../conformance/judge/checks/places.ts';
import { type History, type ObservedResponse, toHistory } from '../../../../conformance/judge/history.ts';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import type { CheckCode } from '../../../../generated/catalogue.ts';
import { at } from '../../../../lib/json.ts';
import { leafPointers } from './change.ts';

export interface RowPlaces {
  readonly row: string;
  readonly at: ReadonlySet<string>;
  /** Places whose change turns up at others, since the row compares the two. */
  readonly rests: ReadonlySet<string>;
  /** Places where any text will do, but none will not. */
  readonly filled: ReadonlySet<string>;
}

type Row = (typeof rows)[number];
type Found = readonly (readonly [at: string, rests?: string | undefined])[];

/** Of checks in code, by the name of the check: places of the response that is judged. */
const IN_CODE: Readonly<Record<CheckCode, Found>> = {
  'blocked-originators-stay-null': [['/config/incoming/achPull/blockedOriginators']],
  // Another identifier is another record's by chance alone: `special-rows.test.ts`.
  'id-is-its-own': [],
  'modified-after-created': [['/modifiedAt']],
  // The program's, as it is read after the update: `program-is-kept.test.ts`.
  'program-is-kept': [],
  'state-is-empty-abroad': [
    ['/wire/international/beneficiaryAddress/state'],
    ['/wire/international/beneficiaryBankAddress/state'],
  ],
  'times-are-equal': [['/modifiedAt', '/createdAt']],
};

export function placesIn(exchanges: readonly Exchange[]): readonly RowPlaces[] {
  const history = toHistory(exchanges);
  return rows.map((row) => {
    const [operation] = row.operations;
    const found = operation === undefined ? [] : history.of(operation).flatMap(placesOf(row, history));
    return {
      row: row.id,
      at: new Set(found.map(([place]) => place)),
      rests: new Set(found.flatMap(([, rests]) => rests ?? [])),
      filled: new Set(operation === undefined ? [] : history.of(operation).flatMap(filledIn(row))),
    };
  });
}

function filledIn({ check }: Row): (response: ObservedResponse) => readonly string[] {
  const [place, ...others] = 'anyFilled' in check ? check.anyFilled : [];
  return ({ exchange }) => (place === undefined || others.length > 0 ? [] : [exchange + place]);
}

function placesOf({ check, where = {} }: Row, history: History): (response: ObservedResponse) => Found {
  return (response) => {
    const { operation, exchange, sent } = response;
    for (const [pointer, value] of Object.entries(where.sent ?? {}))
      if (at(sent, pointer) !== value) return [];
    const applies = placeCondition(where, operation);
    const pairs = (places: Readonly<Record<string, string>>) =>
      expandPlaces(places, operation).filter((one) => applies(response, one.at));
    const here = (found: Found): Found =>
      found.map(([place, rests]) => [exchange + place, rests === undefined ? undefined : exchange + rests]);
    /** Compared with a record that another exchange showed. */
    const of = (record: ObservedResponse | undefined, places: readonly PlacePair[]): Found =>
      places.map((one) => [
        exchange + one.at,
        // Whatever is no list stands for none there.
        one.type === 'array' ? undefined : `${record?.exchange}${one.from}`,
      ]);

    if ('code' in check) return here(IN_CODE[check.code]);
    if ('equals' in check)
      return here(
        Object.keys(check.equals).flatMap((place) => pairs({ [place]: '' }).map((one) => [one.at])),
      );
    if ('returned' in check)
      return here(
        pairs(check.returned).flatMap((one) => {
          const value = at(sent, one.from);
          const leaves = value === undefined ? [] : leafPointers(value, one.at);
          return leaves.filter((place) => applies(response, place)).map((place) => [place] as const);
        }),
      );
    if ('includes' in check) return here(pairs(check.includes).map((one) => [one.at]));
    if ('sameAs' in check) return here(pairs(check.sameAs).map((one) => [one.at, one.from]));
    if ('lastFourOf' in check) return here(pairs(check.lastFourOf).map((one) => [one.at, one.from]));
    if ('pathParameter' in check) return here(pairs(check.pathParameter).map((one) => [one.at]));
    if ('ofAccount' in check)
      return of(history.account(idNamed(operation, 'Account')(response)), pairs(check.ofAccount));
    if ('ofContact' in check)
      return of(history.contact(idNamed(operation, 'Contact')(response)), pairs(check.ofContact));
    if ('ofProgram' in check)
      return of(history.program(at(response.body, '/programId')), pairs(check.ofProgram));
    if ('unchanged' in check) {
      const [first] = history.earlier(response);
      return first === undefined
        ? []
        : check.unchanged.map((place) => [exchange + place, `${first.exchange}${place}`]);
    }
    // Only certain values are placeholders: `special-rows.test.ts`.
    if ('unsetIsEmpty' in check) return [];
    // One part alone is never what breaks it; all of it together is: `special-rows.test.ts`.
    const [first = '', ...others] = check.anyFilled;
    return others.length === 0 ? [] : here([[first.replace(/\/[^/]*$/, '')]]);
  };
}
