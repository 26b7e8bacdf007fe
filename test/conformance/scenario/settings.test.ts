import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, type Json } from '../../../conformance/json.ts';
import { changeSettings, restoreSettings } from '../../../conformance/scenario/updateAccount.ts';
import type { UpdateAccountRequest } from '../../../generated/types.ts';
import { mergePatch } from '../../../server/seed/merge-patch.ts';
import { ACCOUNT, ask, bodyOf, GIVEN, opened, PROGRAM, type Told } from './known.ts';
import { programs } from './programs.ts';

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

/** What is wrong with limits that should be no more than the program's, in words. */
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

test('the first update is inside the program, each part of it inside the whole, and a day inside its month', () => {
  fc.assert(
    fc.property(programs, fc.nat(), (parts, seed) => {
      const program = asProgram(parts);
      const body = bodyOf(changeSettings, opened(program), {}, seed);
      expect(complainOfLimits(body, program)).toEqual([]);
      for (const [direction] of DIRECTIONS) {
        const sent = at(body, `/config/limits/${direction}`);
        expect(cents(at(sent, '/daily')) <= cents(at(sent, '/monthly'))).toBe(true);
      }
      for (const type of ['physical', 'virtual'] as const) {
        const count = Number(at(body, `/config/card/${type}/count`));
        const most = parts.card.type[type].count;
        expect(count <= (most === '' ? 2 : Math.max(0, Number(most) - 1))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('the first update switches everything off, and the second all on that the program has on', () => {
  fc.assert(
    fc.property(programs, (parts) => {
      const program = asProgram(parts);
      const { config: off } = bodyOf(changeSettings, opened(program)) as UpdateAccountRequest;
      expect(JSON.stringify([off?.card, off?.receive, off?.send])).not.toContain('true');
      const { config: back } = bodyOf(restoreSettings, opened(program)) as UpdateAccountRequest;
      expect(back?.receive).toEqual(parts.receive);
      expect(back?.send).toEqual(parts.send);
      expect(back?.card?.physical?.enabled).toBe(parts.card.type.physical.enabled);
      expect(back?.card?.virtual?.enabled).toBe(parts.card.type.virtual.enabled);
    }),
  );
});

test('the second update has the overall limits of the program, and every group empty', () => {
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

/** Less than two cents cannot go down and still be something. */
test('an overall limit is another one in each update, and lower than the program has', () => {
  fc.assert(
    fc.property(programs, fc.nat(), (parts, seed) => {
      const program = asProgram(parts);
      const first = bodyOf(changeSettings, opened(program), {}, seed);
      const second = bodyOf(restoreSettings, opened(program), {}, seed);
      for (const [direction] of DIRECTIONS) {
        const { daily, monthly } = parts.limits[direction];
        const tiny = [daily, monthly].some((most) => isSet(most) && cents(most) < 2n);
        if (tiny) continue;
        for (const period of PERIODS) {
          const place = `/config/limits/${direction}/${period}`;
          expect([place, at(first, place)]).not.toEqual([place, at(second, place)]);
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
  const told: Told[] = [
    ...opened(program),
    { step: 'issue-card', operation: 'createCard', sent: card, body: {}, status: 201 },
    { step: 'issue-second-card', operation: 'createCard', sent: card, status: 503 },
    { step: 'pull-money', operation: 'receiveAchPull', sent: { amount: '1.50' }, body: {}, status: 201 },
  ];
  for (let seed = 0; seed < 50; seed += 1) {
    const body = bodyOf(changeSettings, told, {}, seed);
    expect(at(body, '/config/card/physical/count')).toBe('2');
    expect(at(body, '/config/card/virtual/count')).toBe('9');
    for (const place of ['', '/ach'])
      for (const period of PERIODS)
        expect(cents(at(body, `/config/limits/receive${place}/${period}`)) >= 150n).toBe(true);
  }
  const refused = told.map((one) => (one.step === 'issue-second-card' ? { ...one, status: 422 } : one));
  expect(at(bodyOf(changeSettings, refused), '/config/card/physical/count')).toBe('2');
  const all = asProgram({ card: { type: { physical: { count: '2' } } } });
  expect(at(bodyOf(changeSettings, [...opened(all), ...told.slice(2)]), '/config/card/physical/count')).toBe(
    '2',
  );
});

test('a limit goes down no further than to what is used of it', () => {
  const told: Told[] = [
    ...opened(asProgram({ limits: { receive: { daily: '20.00', monthly: '20.00' } } })),
    { step: 'pull-money', operation: 'receiveAchPull', sent: { amount: '19.50' }, body: {}, status: 201 },
  ];
  const { receive } = (bodyOf(changeSettings, told) as UpdateAccountRequest).config?.limits ?? {};
  expect(receive).toMatchObject({
    daily: '19.50',
    monthly: '19.50',
    ach: { daily: '19.50', monthly: '19.50' },
  });
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
    expect(at(bodyOf(changeSettings, opened(roomy), {}, seed), '/config/limits/send/daily')).toBe('950.00');
});

test('originators are two that nobody has, other ones each time, and those of the program where it names some', () => {
  const place = '/incoming/achPull/allowedOriginators';
  for (let seed = 0; seed < 50; seed += 1) {
    const first = at(bodyOf(changeSettings, opened(), {}, seed), place) as string[];
    const second = at(bodyOf(restoreSettings, opened(), {}, seed), place) as string[];
    for (const list of [first, second]) {
      expect(list).toHaveLength(2);
      const fourth = list === first ? '01' : '56';
      expect(list.map((one) => [/^999\d{7}$/.test(one), one[3]])).toEqual(
        [...fourth].map((digit) => [true, digit]),
      );
      expect([...list].sort()).toEqual(list);
    }
    expect(first.filter((one) => second.includes(one))).toEqual([]);
  }
  const named = asProgram({ incoming: { achPull: { allowedOriginators: ['5550000005', '1230000009'] } } });
  expect(at(bodyOf(changeSettings, opened(named)), place)).toEqual(['1230000009']);
  expect(at(bodyOf(restoreSettings, opened(named)), place)).toEqual(['1230000009', '5550000005']);
});

test('where the program is not known, the account as it was opened tells what is allowed', () => {
  const [, account] = opened() as [Told, Told];
  const lowered = bodyOf(changeSettings, [account]);
  expect(lowered).toEqual(bodyOf(changeSettings, opened()));
  const update: Told = { step: 'change-settings', operation: 'updateAccount', body: afterUpdate(lowered) };
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
    cannot: 'neither the settings of the account nor those of its program are known; give --program-id',
  });
});

test('little is not made nothing, and less than nothing is nothing', () => {
  const groups = { ach: { daily: '0.02', monthly: '0.02' }, check: { daily: '-5.00', monthly: '-5.00' } };
  const body = bodyOf(
    changeSettings,
    opened(asProgram({ limits: { receive: { ...groups, daily: '-9.00' } } })),
  );
  expect(at(body, '/config/limits/receive/daily')).toBe('0.00');
  const little = bodyOf(changeSettings, opened(asProgram({ limits: { receive: groups } })));
  expect(at(little, '/config/limits/receive/ach')).toEqual({ daily: '0.01', monthly: '0.01' });
  expect(at(little, '/config/limits/receive/check')).toEqual({ daily: '0.00', monthly: '0.00' });
});

test('an overall limit that the program does not set is no lower than those of its groups', () => {
  const limits = { receive: { daily: '', monthly: '', ach: { daily: '9000.00', monthly: '90000.00' } } };
  const body = bodyOf(restoreSettings, opened(asProgram({ limits })));
  expect(at(body, '/config/limits/receive')).toMatchObject({ daily: '10000.00', monthly: '100000.00' });
});

test('groups that may have the same get other amounts each, so that none can stand for another', () => {
  const same = { daily: '500.00', monthly: '5000.00' };
  const limits = { receive: Object.fromEntries(RECEIVE.map((group) => [group, same])) };
  const { receive } =
    (bodyOf(changeSettings, opened(asProgram({ limits }))) as UpdateAccountRequest).config?.limits ?? {};
  const amounts = RECEIVE.flatMap((group) =>
    PERIODS.map((period) => at(receive as Json, `/${group}/${period}`)),
  );
  expect(new Set(amounts).size).toBe(amounts.length);
});
