/** What each of the three updates changes, so that nothing can stand for anything else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeOtherSettings,
  changeSettings,
  restoreSettings,
} from '../../../conformance/scenario/updateAccount.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { mergePatch } from '../../../server/seed/merge-patch.ts';
import { programs } from './programs.ts';
import { bodyOf, opened, PROGRAM } from './step-context.ts';

const LOWERING = [changeSettings, changeOtherSettings];
const UPDATES = [...LOWERING, restoreSettings];
const RECEIVE = ['ach', 'check', 'debitCard', 'intrabank'];
const SEND = ['ach', 'check', 'crossBorder', 'domesticWire', 'internationalWire', 'intrabank'];
const DIRECTIONS = [
  ['receive', RECEIVE],
  ['send', SEND],
] as const;
const PERIODS = ['daily', 'monthly'] as const;

const asProgram = (parts: object) => mergePatch(PROGRAM, parts) as Json;

/** Every flag of an update, by its place. */
function flagsOf(body: Json): Record<string, boolean> {
  const found = (value: Json | undefined, place: string): [string, boolean][] =>
    typeof value === 'boolean'
      ? [[place, value]]
      : isObject(value)
        ? Object.entries(value).flatMap(([name, inner]) => found(inner, `${place}/${name}`))
        : [];
  return Object.fromEntries(found(at(body, '/config'), ''));
}

test('what the program has on is off in one of the first two updates, and what it has off in all', () => {
  fc.assert(
    fc.property(programs, (parts) => {
      const program = asProgram(parts);
      const told = UPDATES.map((step) => flagsOf(bodyOf(step, opened(program))));
      expect(Object.keys(told[0] ?? {})).toHaveLength(18);
      for (const place of Object.keys(told[0] ?? {})) {
        const own = at(program, place.replace(/^\/card/, '/card/type'));
        const off = told.filter((flags) => !flags[place]).length;
        const often = own !== true ? 3 : place.endsWith('/sameDay') ? 2 : 1;
        expect([place, off, told[2]?.[place]]).toEqual([place, often, own]);
      }
    }),
  );
});

/** Of all that is on: what easily stands for the other. */
const ALIKE = [
  ...['ach', 'check', 'debitCard', 'intrabank'].map((rail) => [`send/${rail}`, `receive/${rail}`]),
  ...[
    ['ach', 'check'],
    ['check', 'wire'],
    ['check', 'digitalCheck'],
    ['card', 'check'],
    ['card', 'debitCard'],
    ['card', 'physicalCard'],
    ['check', 'crossBorder'],
    ['crossBorder', 'debitCard'],
    ['debitCard', 'digitalCheck'],
    ['digitalCheck', 'internationalWire'],
    ['internationalWire', 'intrabank'],
    ['internationalWire', 'wire'],
    ['intrabank', 'physicalCard'],
    ['physicalCard', 'wire'],
  ].map((rails) => rails.map((rail) => `send/${rail}`)),
  ['receive/ach', 'receive/check'],
  ['receive/debitCard', 'receive/intrabank'],
  ['card/physical', 'card/virtual'],
  ['card/physical', 'send/physicalCard'],
].map(([one, other]) => [`/config/${one}/enabled`, `/config/${other}/enabled`] as const);

const ON = { enabled: true, sameDay: true };
const rails = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ON]));
const allOn = asProgram({
  card: { type: rails(['physical', 'virtual']) },
  receive: rails(Object.keys(PROGRAM.receive ?? {})),
  send: rails(Object.keys(PROGRAM.send ?? {})),
});

test.each(ALIKE)('%s is not what %s is', (one, other) => {
  const bodies = UPDATES.map((step) => bodyOf(step, opened(allOn)));
  expect(bodies.map((body) => at(body, one))).not.toEqual(bodies.map((body) => at(body, other)));
});

test('each group of limits is filled once, apart from its neighbours and from the other direction, and empty otherwise', () => {
  const bodies = UPDATES.map((step) => bodyOf(step, opened()));
  const filled = (direction: string, group: string) =>
    bodies.findIndex((body) => at(body, `/config/limits/${direction}/${group}/daily`) !== '');
  for (const [direction, groups] of DIRECTIONS)
    for (const [index, group] of groups.entries()) {
      const amounts = bodies.map((body) => at(body, `/config/limits/${direction}/${group}/daily`));
      expect(amounts.filter((amount) => amount === '')).toHaveLength(2);
      expect(amounts[2]).toBe('');
      const next = groups[index + 1];
      if (next !== undefined) expect(filled(direction, next)).not.toBe(filled(direction, group));
    }
  for (const group of ['ach', 'check', 'intrabank'])
    expect(filled('send', group)).not.toBe(filled('receive', group));
});

test('amounts that could stand for each other differ, where a program has the same everywhere', () => {
  const same = { daily: '5000.00', monthly: '5000.00' };
  const limits = (groups: readonly string[]) => Object.fromEntries(groups.map((group) => [group, same]));
  const program = asProgram({
    limits: {
      receive: { ...same, ...limits(RECEIVE) },
      send: { ...same, ...limits(SEND), card: null, debitCard: null },
    },
  });
  for (let seed = 0; seed < 100; seed += 1)
    for (const step of LOWERING) {
      const body = bodyOf(step, opened(program), {}, seed);
      const amountsOf = (places: readonly string[], periods: readonly string[] = PERIODS) =>
        places
          .flatMap((place) => periods.map((period) => at(body, `/config/limits/${place}/${period}`)))
          .filter((amount) => amount !== '');
      const alike = [amountsOf(['receive', 'send'])];
      for (const [direction, groups] of DIRECTIONS) {
        const places = groups.map((group) => `${direction}/${group}`);
        alike.push(...PERIODS.map((period) => amountsOf([direction, ...places], [period])));
        alike.push(...places.map((place) => amountsOf([place])));
      }
      expect(alike.map((amounts) => amounts.length).filter((length) => length > 1)).toHaveLength(10);
      for (const amounts of alike) expect(new Set(amounts).size).toBe(amounts.length);
    }
});

test('counts are other ones in each update, and the two types go down by other numbers', () => {
  const counts = { physical: { count: '9' }, virtual: { count: '9' } };
  const of = (program: Json) =>
    UPDATES.map((step) =>
      ['physical', 'virtual'].map((type) => at(bodyOf(step, opened(program)), `/config/card/${type}/count`)),
    );
  expect(of(asProgram({ card: { type: counts } }))).toEqual([
    ['7', '8'],
    ['8', '6'],
    ['9', '9'],
  ]);
  expect(of(asProgram({ card: { type: { physical: { count: '' }, virtual: { count: '' } } } }))).toEqual([
    ['2', '5'],
    ['1', '4'],
    ['3', '6'],
  ]);
});
