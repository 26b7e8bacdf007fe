/** The limits of an account's update (section 2.5): what the program has is the most, and a day has no more than its month. */
import { at, type JsonObject } from '../json.ts';
import type { Seen } from '../seen.ts';
import { greatestOf, leastOf, toAmount, toCents } from './cents.ts';
import type { Configuration } from './known-records.ts';
import { lowered, partOf } from './lowered-amounts.ts';
import type { Random } from './random.ts';
import { firstTold } from './settings.ts';
import type { Variant } from './settings-update.ts';
import type { Known } from './step.ts';

/** The groups that an update has; an account's `send` has two more, which it may not send. */
const GROUPS = {
  receive: ['ach', 'check', 'debitCard', 'intrabank'],
  send: ['ach', 'check', 'crossBorder', 'domesticWire', 'internationalWire', 'intrabank'],
} as const;
const UNSENT = { receive: [], send: ['card', 'debitCard'] } as const;
type Direction = keyof typeof GROUPS;

/** In cents. Taken where the program sets no overall limit. */
const MODEST = { daily: 2_000_00n, monthly: 20_000_00n };

interface Period {
  readonly daily: bigint;
  readonly monthly: bigint;
}
/** `undefined` where none is set. */
type Most = { readonly [Name in keyof Period]: bigint | undefined };

export function limitsUpdate(
  { random, seen }: Known,
  configuration: Configuration,
  variant: Variant,
): JsonObject {
  const { program, account } = configuration;
  return Object.fromEntries(
    (['receive', 'send'] as const).map((direction) => {
      const told = (place: string) => firstTold(toCents, at(program, place), at(account, `/config${place}`));
      const mostOf = (group: string): Most => ({
        daily: told(`/limits/${direction}${group}/daily`),
        monthly: told(`/limits/${direction}${group}/monthly`),
      });
      const own = mostOf('');
      const groups = GROUPS[direction].map((name) => ({ name, most: mostOf(`/${name}`) }));
      const unsent = UNSENT[direction].map((name) => mostOf(`/${name}`));
      const most = overallOf(own, [...groups.map((group) => group.most), ...unsent]);
      if (variant === 'program') return [direction, { ...toTexts(most), ...emptied(groups) }];
      const used = usedOf(seen, direction);
      const overall = loweredOverall(random, most, unsent, used);
      return [direction, { ...toTexts(overall), ...filled(random, groups, overall, direction, used) }];
    }),
  );
}

/** The program's own amounts. Where it sets none, modest ones, yet not below those that the groups have. */
function overallOf(own: Most, groups: readonly Most[]): Period {
  const among = (name: keyof Period) => groups.flatMap((group) => group[name] ?? []);
  const daily = own.daily ?? leastOf(greatestOf(MODEST.daily, ...among('daily')), own.monthly);
  return { daily, monthly: own.monthly ?? greatestOf(MODEST.monthly, ...among('monthly'), daily) };
}

function loweredOverall(random: Random, most: Period, unsent: readonly Most[], used: bigint): Period {
  const lower = (name: keyof Period) => {
    const floors = unsent.flatMap((group) => group[name] ?? []);
    return lowered(most[name], random.integer(60, 90), used, floors);
  };
  const monthly = lower('monthly');
  return { daily: leastOf(lower('daily'), monthly), monthly };
}

type Group = { readonly name: string; readonly most: Most };

/** Amounts inside the overall ones, other ones in each group, and for a day others than for a month. */
function filled(
  random: Random,
  groups: readonly Group[],
  overall: Period,
  direction: Direction,
  used: bigint,
): JsonObject {
  const first = random.integer(30, 40);
  return Object.fromEntries(
    groups.map(({ name, most }, index) => {
      const percent = first + 5 * index;
      const usedHere = direction === 'receive' && name === 'ach' ? used : 0n;
      const daily = partOf(leastOf(overall.daily, most.daily, most.monthly), percent, usedHere);
      const monthly = partOf(leastOf(overall.monthly, most.monthly), percent + 12, usedHere);
      return [name, toTexts({ daily, monthly })];
    }),
  );
}

function emptied(groups: readonly Group[]): JsonObject {
  return Object.fromEntries(groups.map(({ name }) => [name, { daily: '', monthly: '' }]));
}

/** What this run has pulled, or may spend with cards: no limit goes below it. */
function usedOf(seen: Seen, direction: Direction): bigint {
  const [operation, place] =
    direction === 'receive' ? ['receiveAchPull', '/amount'] : ['createCard', '/limitAmount'];
  return seen.exchanges
    .filter((exchange) => exchange.operation === operation)
    .reduce((sum, { request }) => sum + (toCents(at(request.body, place)) ?? 0n), 0n);
}

function toTexts({ daily, monthly }: Period): JsonObject {
  return { daily: toAmount(daily), monthly: toAmount(monthly) };
}
