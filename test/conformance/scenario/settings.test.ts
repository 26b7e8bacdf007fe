import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import {
  changeFurtherSettings,
  changeSettings,
  restoreSettings,
} from '../../../conformance/scenario/updateAccount.ts';
import type { UpdateAccountRequest } from '../../../generated/types.ts';
import { at, type Json } from '../../../lib/json.ts';
import { mergePatch } from '../../../server/seed/merge-patch.ts';
import { programs } from './programs.ts';
import { ACCOUNT, ask, bodyOf, GIVEN, opened, type PastCall, PROGRAM } from './step-context.ts';

const [changeOtherSettings] = changeFurtherSettings as readonly [ScenarioStep, ...ScenarioStep[]];

const RECEIVE = ['ach', 'check', 'debitCard', 'intrabank'];
const SEND = ['ach', 'check', 'crossBorder', 'domesticWire', 'internationalWire', 'intrabank'];
const DIRECTIONS = [
  ['receive', RECEIVE],
  ['send', SEND],
] as const;
const PERIODS = ['daily', 'monthly'] as const;

const cents = (amount: Json | undefined): bigint => BigInt(String(amount).replace('.', ''));
const isSet = (amount: Json | undefined): amount is string => typeof amount === 'string' && amount !== '';
const asProgram = (parts: object) => mergePatch(PROGRAM, parts) as Json;

/** Says in words what is wrong with limits that should be no more than the program's. */
function complainOfLimits(body: Json, program: Json): string[] {
  const found: string[] = [];
  const atMost = (of: string, amount: Json | undefined, most: Json | undefined) => {
    if (isSet(most) && cents(amount) > cents(most)) found.push(`${of}: ${amount} is more than ${most}`);
  };
  for (const [direction, groups] of DIRECTIONS) {
    const sent = at(body, `/config/limits/${direction}`);
    const own = at(program, `/limits/${direction}`);
    expect(Object.keys(sent as object)).toEqual([...PERIODS, ...groups]);
    for (const period of PERIODS) {
      atMost(`${direction} ${period}`, at(sent, `/${period}`), at(own, `/${period}`));
      for (const group of groups) {
        const amount = at(sent, `/${group}/${period}`);
        if (amount === '') continue;
        atMost(`${group} ${period}`, amount, at(own, `/${group}/${period}`));
        atMost(`${group} ${period} in all`, amount, at(sent, `/${period}`));
        atMost(`${group} daily in a month`, at(sent, `/${group}/daily`), at(sent, `/${group}/monthly`));
      }
    }
  }
  return found;
}

const LOWERING = [changeSettings, changeOtherSettings];
const UPDATES = [...LOWERING, restoreSettings];

test('what is lowered is inside the program, each part of it inside the whole, and a day inside its month', () => {
  fc.assert(
    fc.property(programs, fc.nat(), fc.constantFrom(...LOWERING), (parts, seed, step) => {
      const program = asProgram(parts);
      const body = bodyOf(step, opened(program), {}, seed);
      expect(complainOfLimits(body, program)).toEqual([]);
      for (const [direction] of DIRECTIONS) {
        const sent = at(body, `/config/limits/${direction}`);
        expect(cents(at(sent, '/daily')) <= cents(at(sent, '/monthly'))).toBe(true);
      }
      for (const type of ['physical', 'virtual'] as const) {
        const count = Number(at(body, `/config/card/${type}/count`));
        const most = parts.card.type[type].count;
        expect(count <= (most === '' ? 9 : Number(most))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('the last update has the overall limits of the program, and every group empty', () => {
  fc.assert(
    fc.property(programs, fc.nat(), (parts, seed) => {
      const program = asProgram(parts);
      const body = bodyOf(restoreSettings, opened(program), {}, seed);
      for (const [direction, groups] of DIRECTIONS) {
        const sent = at(body, `/config/limits/${direction}`);
        for (const group of groups) expect(at(sent, `/${group}`)).toEqual({ daily: '', monthly: '' });
        for (const period of PERIODS) {
          const own = at(program, `/limits/${direction}/${period}`);
          if (isSet(own)) expect(at(sent, `/${period}`)).toBe(own);
          else expect(at(sent, `/${period}`)).toMatch(/^\d+\.\d\d$/);
        }
        const told = PERIODS.every((period) => isSet(at(program, `/limits/${direction}/${period}`)));
        if (!told) expect(cents(at(sent, '/daily')) <= cents(at(sent, '/monthly'))).toBe(true);
      }
    }),
  );
});

/** An amount below four cents has no two amounts below it. */
test('an overall limit is another one in each update, and lower than the program has', () => {
  fc.assert(
    fc.property(programs, fc.nat(), (parts, seed) => {
      const program = asProgram(parts);
      const bodies = UPDATES.map((step) => bodyOf(step, opened(program), {}, seed));
      for (const [direction] of DIRECTIONS) {
        const { daily, monthly, ...groups } = parts.limits[direction];
        const tiny = [daily, monthly].some((most) => isSet(most) && cents(most) < 1000n);
        // Groups that may not be sent leave as much room as they leave.
        const high =
          'card' in groups && [groups.card, groups.debitCard].some((one) => one.daily + one.monthly !== '');
        if (tiny || high) continue;
        for (const period of PERIODS) {
          const amounts = bodies.map((body) => at(body, `/config/limits/${direction}/${period}`));
          expect([period, ...new Set(amounts)]).toEqual([period, ...amounts]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('what the run has used stays allowed', () => {
  const program = asProgram({
    limits: { receive: { daily: '2.00', monthly: '12.00', ach: { daily: '1.60', monthly: '1.60' } } },
    card: { type: { physical: { count: '3' } } },
  });
  const card = { accountId: ACCOUNT.id, cardType: 'physical', limitAmount: '1.20' };
  const told: PastCall[] = [
    ...opened(program),
    { step: 'issue-card', operation: 'createCard', sent: card, body: {}, status: 201 },
    { step: 'issue-second-card', operation: 'createCard', sent: card, status: 503 },
    { step: 'pull-money', operation: 'receiveAchPull', sent: { amount: '1.50' }, body: {}, status: 201 },
  ];
  for (let seed = 0; seed < 50; seed += 1) {
    const [first, second] = LOWERING.map((step) => bodyOf(step, told, {}, seed)) as [Json, Json];
    expect([first, second].map((body) => at(body, '/config/card/physical/count'))).toEqual(['2', '3']);
    expect([first, second].map((body) => at(body, '/config/card/virtual/count'))).toEqual(['7', '9']);
    for (const [body, place] of [
      [first, ''],
      [second, ''],
      [second, '/ach'],
    ] as const) {
      const amounts = PERIODS.map((period) => cents(at(body, `/config/limits/receive${place}/${period}`)));
      expect(amounts.every((amount) => amount >= 150n)).toBe(true);
      // There is room for two.
      expect(new Set(amounts).size).toBe(2);
    }
  }
  const refused = told.map((one) => (one.step === 'issue-second-card' ? { ...one, status: 422 } : one));
  expect(at(bodyOf(changeOtherSettings, refused), '/config/card/physical/count')).toBe('1');
  const all = asProgram({ card: { type: { physical: { count: '2' } } } });
  expect(at(bodyOf(changeSettings, [...opened(all), ...told.slice(2)]), '/config/card/physical/count')).toBe(
    '2',
  );
});

test('a limit goes down no further than to what is used of it', () => {
  const told: PastCall[] = [
    ...opened(asProgram({ limits: { receive: { daily: '20.00', monthly: '20.00' } } })),
    { step: 'pull-money', operation: 'receiveAchPull', sent: { amount: '19.50' }, body: {}, status: 201 },
  ];
  for (const step of LOWERING) {
    const { receive } = (bodyOf(step, told) as UpdateAccountRequest).config?.limits ?? {};
    const { daily, monthly, ach } = receive ?? {};
    const filled = step === changeOtherSettings ? [ach?.daily, ach?.monthly] : [];
    for (const amount of [daily, monthly, ...filled]) expect(amount).toMatch(/^19\.[5-9]\d$/);
  }
});

test('an overall limit stays above the groups that no update may send, as far as it can', () => {
  const program = asProgram({
    limits: { send: { daily: '1000.00', monthly: '1000.00', card: { daily: '950.00', monthly: '1000.00' } } },
  });
  for (let seed = 0; seed < 50; seed += 1) {
    const { send } =
      (bodyOf(changeSettings, opened(program), {}, seed) as UpdateAccountRequest).config?.limits ?? {};
    expect(Number(send?.monthly) < 1000).toBe(true);
    expect([Number(send?.daily) <= Number(send?.monthly), Number(send?.daily) < 1000]).toEqual([true, true]);
  }
  const roomy = asProgram({ limits: { send: { daily: '1000.00', monthly: '', card: { daily: '950.00' } } } });
  for (let seed = 0; seed < 50; seed += 1)
    for (const step of LOWERING)
      expect(at(bodyOf(step, opened(roomy), {}, seed), '/config/limits/send/daily')).toMatch(
        /^9[5-9]\d\.\d\d$/,
      );
});

test('originators are two that nobody has, other ones each time, and those of the program where it names some', () => {
  const place = '/incoming/achPull/allowedOriginators';
  for (let seed = 0; seed < 50; seed += 1) {
    const first = at(bodyOf(changeSettings, opened(), {}, seed), place) as string[];
    const other = at(bodyOf(changeOtherSettings, opened(), {}, seed), place) as string[];
    const second = at(bodyOf(restoreSettings, opened(), {}, seed), place) as string[];
    for (const list of [first, other, second]) {
      expect(list).toHaveLength(2);
      expect(list.every((one) => /^999\d{7}$/.test(one))).toBe(true);
      expect([...list].sort()).toEqual(list);
    }
    expect(new Set([...first, ...other, ...second]).size).toBe(6);
  }
  const named = asProgram({ incoming: { achPull: { allowedOriginators: ['5550000005', '1230000009'] } } });
  expect(at(bodyOf(changeSettings, opened(named)), place)).toEqual(['1230000009']);
  expect(at(bodyOf(changeOtherSettings, opened(named)), place)).toEqual(['5550000005']);
  expect(at(bodyOf(restoreSettings, opened(named)), place)).toEqual(['1230000009', '5550000005']);
});

test('where the program is not known, the account as it was opened tells what is allowed', () => {
  const [, account] = opened() as [PastCall, PastCall];
  const lowered = bodyOf(changeSettings, [account]);
  expect(lowered).toEqual(bodyOf(changeSettings, opened()));
  const update: PastCall = {
    step: 'change-settings',
    operation: 'updateAccount',
    body: afterUpdate(lowered),
  };
  expect(bodyOf(restoreSettings, [account, update])).toEqual(bodyOf(restoreSettings, opened()));
});

function afterUpdate(sent: Json): unknown {
  return mergePatch(ACCOUNT, { config: at(sent, '/config') });
}

test('a setting that the program tells in a form that says nothing is taken from the account', () => {
  const broken = asProgram({
    limits: { receive: { daily: 5, ach: { daily: 'much' } } },
    card: { type: { physical: { count: 3 } } },
    receive: { ach: { enabled: 'true' } },
  });
  expect(bodyOf(changeSettings, opened(broken))).toEqual(bodyOf(changeSettings, opened()));
  expect(bodyOf(restoreSettings, opened(broken))).toEqual(bodyOf(restoreSettings, opened()));
});

test('settings of which nothing is known are left alone', () => {
  const given = { ...GIVEN, accountId: ACCOUNT.id };
  expect(ask(changeSettings, [], { given })).toEqual({
    skip: 'the settings of the account and of its program are unknown; set --program-id',
  });
});

test('little is not made nothing, and less than nothing is nothing', () => {
  const groups = { ach: { daily: '0.02', monthly: '0.02' }, check: { daily: '-5.00', monthly: '-5.00' } };
  const body = bodyOf(
    changeSettings,
    opened(asProgram({ limits: { receive: { ...groups, daily: '-9.00' } } })),
  );
  expect(at(body, '/config/limits/receive/daily')).toBe('0.00');
  const little = asProgram({ limits: { receive: groups } });
  const amountsOf = (group: string) =>
    [changeSettings, ...changeFurtherSettings]
      .map((step) => ask(step, opened(little)))
      .map((call) => at(call !== undefined && 'body' in call ? call.body : undefined, group))
      .filter((amount) => isSet(amount));
  expect(new Set(amountsOf('/config/limits/receive/ach/daily'))).toEqual(new Set(['0.01']));
  expect(new Set(amountsOf('/config/limits/receive/check/monthly'))).toEqual(new Set(['0.00']));
});

test('an overall limit that the program does not set is no lower than those of its groups', () => {
  const limits = { receive: { daily: '', monthly: '', ach: { daily: '9000.00', monthly: '90000.00' } } };
  const body = bodyOf(restoreSettings, opened(asProgram({ limits })));
  expect(at(body, '/config/limits/receive')).toMatchObject({ daily: '10000.00', monthly: '100000.00' });
});
