/** Lists what each of the updates changes, so that nothing can stand for anything else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHistory } from '../../../conformance/judge/history.ts';
import { flagWords } from '../../../conformance/scenario/flag-words.ts';
import { RAIL_OF_GROUP } from '../../../conformance/scenario/rails.ts';
import {
  changeFurtherSettings,
  changeSettings,
  restoreSettings,
} from '../../../conformance/scenario/updateAccount.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { mergePatch } from '../../../server/seed/merge-patch.ts';
import { programs } from './programs.ts';
import { ask, opened, PROGRAM, toExchange } from './step-context.ts';

const LOWERING = [changeSettings, ...changeFurtherSettings];
const PERIODS = ['daily', 'monthly'] as const;
const GROUPS = Object.entries(RAIL_OF_GROUP).flatMap(([direction, groups]) =>
  Object.entries(groups).map(([group, rail]) => ({
    limits: `/config/limits/${direction}/${group}`,
    flag: `/${direction}/${rail}/enabled`,
  })),
);

const asProgram = (parts: object) => mergePatch(PROGRAM, parts) as Json;

/** The bodies of the updates of one run, each with the ones before in its history; the last one restores. */
function updatesOf(program: Json, seed = 1): Json[] {
  const sent: Json[] = [];
  for (const step of [...LOWERING, restoreSettings]) {
    const exchanges = [
      ...opened(program),
      ...sent.map((body, index) => ({ step: `${index}`, operation: 'updateAccount' as const, sent: body })),
    ].map(toExchange);
    const call = ask(step, opened(program), { history: toHistory(exchanges) }, seed);
    if (call !== undefined && 'body' in call && call.body !== undefined) sent.push(call.body);
  }
  return sent;
}

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

const ON = { enabled: true, sameDay: true };
const rails = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ON]));
const allOn = asProgram({
  card: { type: rails(['physical', 'virtual']) },
  receive: rails(Object.keys(PROGRAM.receive ?? {})),
  send: rails(Object.keys(PROGRAM.send ?? {})),
});

/** The on/off word of each flag over the updates, the restoring one included. */
function wordsOf(program: Json): Map<string, string> {
  const updates = updatesOf(program).map(flagsOf);
  const places = Object.keys(updates[0] ?? {});
  return new Map(places.map((place) => [place, updates.map((flags) => (flags[place] ? '1' : '0')).join('')]));
}

test('every flag that the program has on has a word of its own, is off once, and is on again in the end', () => {
  fc.assert(
    fc.property(fc.oneof(programs, fc.constant(allOn)), (parts) => {
      const program = asProgram(parts as object);
      const words = wordsOf(program);
      const isOn = (place: string) => at(program, place.replace(/^\/card/, '/card/type')) === true;
      const on = [...words].filter(([place]) => isOn(place));
      for (const [place, word] of words) expect([place, word.endsWith('1')]).toEqual([place, isOn(place)]);
      // Same-day service without its rail stays off until the end.
      const judged = on.filter(([place]) => isOn(place.replace('sameDay', 'enabled')));
      expect(judged.filter(([, word]) => !word.includes('0'))).toEqual([]);
      expect(new Set(judged.map(([, word]) => word)).size).toBe(judged.length);
      for (const direction of ['receive', 'send']) {
        const [rail = '', sameDay = ''] = ['enabled', 'sameDay'].map((name) =>
          words.get(`/${direction}/ach/${name}`)?.slice(0, -1),
        );
        expect([...sameDay].filter((bit, index) => bit === '1' && rail[index] === '0')).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

test('there are words for every combination of ACH, same-day service, cards, and other rails', () => {
  const places = [
    '/receive/ach/enabled',
    '/receive/ach/sameDay',
    '/send/ach/enabled',
    '/send/ach/sameDay',
    '/card/physical/enabled',
    '/card/virtual/enabled',
    '/receive/check/enabled',
    '/send/check/enabled',
    '/send/intrabank/enabled',
  ];
  for (let combination = 0; combination < 2 ** places.length; combination += 1) {
    const on = places.filter((_, index) => ((combination >> index) & 1) === 1);
    const { updates, isOn } = flagWords({ program: programWith(on), account: undefined });
    const judged = on.filter((place) => on.includes(place.replace('sameDay', 'enabled')));
    const words = judged.map((place) =>
      Array.from({ length: updates }, (_, update) => isOn(place, update)).join(),
    );
    expect([on, new Set(words).size]).toEqual([on, judged.length]);
  }
});

/** A program with nothing on but these flags, named by their places in an account's `config`. */
function programWith(on: readonly string[]): Json {
  return on
    .map((place) => place.replace('/card', '/card/type').slice(1).split('/'))
    .map((names) => names.reduceRight<Json>((value, name) => ({ [name]: value }), true))
    .reduce<Json>((program, flag) => mergePatch(program, flag) as Json, {});
}

test('it takes as many updates as words have to be told apart, and never more than six', () => {
  const of = (program: Json) => flagWords({ program, account: undefined }).updates;
  expect(of(allOn)).toBe(6);
  expect(of(asProgram({}))).toBe(6);
  const none = { enabled: false, sameDay: false };
  const off = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, none]));
  const little = asProgram({
    card: { type: { virtual: { enabled: false } } },
    receive: off(Object.keys(PROGRAM.receive ?? {})),
    send: off(Object.keys(PROGRAM.send ?? {})),
  });
  expect(of(little)).toBe(2);
  expect(updatesOf(allOn)).toHaveLength(7);
  expect(updatesOf(little)).toHaveLength(3);
});

test('no flag is on only where another one is, but for same-day service', () => {
  const dependent = (program: Json) => {
    const { updates, isOn } = flagWords({ program, account: undefined });
    const words = Object.keys(flagsOf(updatesOf(allOn)[0] ?? {})).flatMap((flag) => {
      const word = Array.from({ length: updates }, (_, update) => isOn(flag, update));
      return word.includes(true) ? [[flag, word] as const] : [];
    });
    return words.flatMap(([flag, word]) =>
      words
        .filter(([other]) => other !== flag && other !== flag.replace('sameDay', 'enabled'))
        .filter(([, other]) => word.every((isOn, update) => !isOn || other[update] === true))
        .map(([other]) => `${flag} within ${other}`),
    );
  };
  fc.assert(
    fc.property(programs, (parts) => {
      expect(dependent(asProgram(parts as object))).toEqual([]);
    }),
  );
  // Six updates have 17 words of which none holds another one, and there are 18 flags.
  expect(dependent(allOn)).toHaveLength(1);
});

test('a group of limits has amounts just where its rail is on, and is empty in the end', () => {
  const updates = updatesOf(allOn);
  for (const { limits, flag } of GROUPS)
    for (const [index, body] of updates.entries()) {
      const isFilled = index < updates.length - 1 && at(body, `/config${flag}`) === true;
      for (const period of PERIODS)
        expect([limits, index, at(body, `${limits}/${period}`) !== '']).toEqual([limits, index, isFilled]);
    }
});

test('no two amounts of the updates have the same cents, where a program has the same everywhere', () => {
  const same = { daily: '5000.00', monthly: '5000.00' };
  const limits = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, same]));
  const program = mergePatch(allOn, {
    limits: {
      receive: { ...same, ...limits(Object.keys(RAIL_OF_GROUP.receive)) },
      send: { ...same, ...limits(Object.keys(RAIL_OF_GROUP.send)), card: null, debitCard: null },
    },
  }) as Json;
  for (let seed = 0; seed < 60; seed += 1) {
    const amounts = updatesOf(program, seed)
      .slice(0, -1)
      .flatMap((body) => amountsIn(at(body, '/config/limits')));
    expect(amounts.length).toBeGreaterThan(4 * 5);
    expect(new Set(amounts.map((amount) => amount.slice(-2))).size).toBe(amounts.length);
    expect(amounts.filter((amount) => amount.endsWith('.00'))).toEqual([]);
  }
});

function amountsIn(value: Json | undefined): string[] {
  if (isObject(value)) return Object.values(value).flatMap(amountsIn);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

test('counts of cards change, and in other ways for the two types, as far as there is room', () => {
  const of = (physical: string, virtual: string) =>
    updatesOf(
      mergePatch(allOn, {
        card: { type: { physical: { count: physical }, virtual: { count: virtual } } },
      }) as Json,
    ).map((body) => ['physical', 'virtual'].map((type) => at(body, `/config/card/${type}/count`)));
  for (const most of ['', '1', '2', '3', '9']) {
    const counts = of(most, most);
    const [physical = [], virtual = []] = [0, 1].map((type) => counts.map((both) => both[type]));
    expect(physical).not.toEqual(virtual);
    for (const one of [physical, virtual]) expect(new Set(one).size).toBeGreaterThan(1);
  }
  expect(of('9', '9').filter(([physical, virtual]) => physical === virtual)).toEqual([['9', '9']]);
});
