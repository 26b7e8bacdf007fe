/** The limits of an account's update (section 2.5): at most what the program allows, and no more for a day than for its month. */
import { type OperationId, operations } from '../../generated/operations.ts';
import { at, type JsonObject } from '../../lib/json.ts';
import { creates } from '../catalogue/effect.ts';
import type { History } from '../judge/history.ts';
import { allowedCents, formatCents, greatestOf, leastOf } from './cents.ts';
import type { Configuration } from './known-records.ts';
import { lowered } from './lowered-amounts.ts';
import { firstSetting } from './settings.ts';
import type { Variant } from './settings-update.ts';
import type { StepContext } from './step.ts';
import { GROUPS_FILLED } from './update-variants.ts';

const UNSENT = { receive: [], send: ['card', 'debitCard'] } as const;
type Direction = keyof typeof GROUPS_FILLED;

/**
 * Percent of the available range, and up to four more, different for each overall amount. The two updates are far enough apart that a small
 * range holds two amounts.
 */
const OVERALL = {
  first: { receive: { daily: 11, monthly: 21 }, send: { daily: 16, monthly: 26 } },
  second: { receive: { daily: 68, monthly: 78 }, send: { daily: 73, monthly: 83 } },
} as const;
const UP_TO = 4;

/** In cents. Used where the program sets no overall limit. */
const MODEST = { daily: 2_000_00n, monthly: 20_000_00n };

interface Period {
  readonly daily: bigint;
  readonly monthly: bigint;
}
/** `undefined` where none is set. */
type Most = { readonly [Name in keyof Period]: bigint | undefined };

export function limitsUpdate(
  { random, history }: StepContext,
  configuration: Configuration,
  variant: Variant,
): JsonObject {
  const { program, account } = configuration;
  const start = random.integer(30, 40);
  return Object.fromEntries(
    (['receive', 'send'] as const).map((direction) => {
      const limitAt = (place: string) =>
        firstSetting(allowedCents, at(program, place), at(account, `/config${place}`));
      const mostOf = (group: string): Most => ({
        daily: limitAt(`/limits/${direction}${group}/daily`),
        monthly: limitAt(`/limits/${direction}${group}/monthly`),
      });
      const own = mostOf('');
      const groups = Object.entries(GROUPS_FILLED[direction]).map(([name, when]) => ({
        name,
        most: mostOf(`/${name}`),
        isFilled: when === variant,
      }));
      const unsent = UNSENT[direction].map((name) => mostOf(`/${name}`));
      const most = overallOf(own, [...groups.map((group) => group.most), ...unsent]);
      if (variant === 'program') return [direction, { ...toTexts(most), ...filled(groups, most, 0, 0n) }];
      const used = usedOf(history, direction);
      const percent = (name: keyof Period) => OVERALL[variant][direction][name] + random.integer(0, UP_TO);
      const overall = loweredOverall(percent, most, unsent, used);
      // The groups of the two directions have other percentages too.
      const percentOfFirst = direction === 'send' ? start + 1 : start;
      return [direction, { ...toTexts(overall), ...filled(groups, overall, percentOfFirst, used) }];
    }),
  );
}

/** The program's own amounts. Where it sets none, modest ones, yet not below those that the groups have. */
function overallOf(own: Most, groups: readonly Most[]): Period {
  const among = (name: keyof Period) => groups.flatMap((group) => group[name] ?? []);
  const daily = own.daily ?? leastOf(greatestOf(MODEST.daily, ...among('daily')), own.monthly);
  return { daily, monthly: own.monthly ?? greatestOf(MODEST.monthly, ...among('monthly'), daily) };
}

/** Less by day than by month, where there is room for it. */
function loweredOverall(
  percent: (name: keyof Period) => number,
  most: Period,
  unsent: readonly Most[],
  used: bigint,
): Period {
  const floors = (name: keyof Period) => unsent.flatMap((group) => group[name] ?? []);
  const monthly = lowered(most.monthly, percent('monthly'), used, floors('monthly'));
  const daily = lowered(leastOf(most.daily, monthly), percent('daily'), used, floors('daily'));
  return { daily, monthly };
}

interface Group {
  readonly name: string;
  readonly most: Most;
  readonly isFilled: boolean;
}

/** Amounts within the overall ones, different in each group and for day and month; or none. */
function filled(groups: readonly Group[], overall: Period, percentOfFirst: number, used: bigint): JsonObject {
  return Object.fromEntries(
    groups.map(({ name, most, isFilled }, index) => {
      if (!isFilled) return [name, { daily: '', monthly: '' }];
      const percent = percentOfFirst + 5 * index;
      const usedHere = name === 'ach' ? used : 0n;
      const daily = lowered(leastOf(overall.daily, most.daily, most.monthly), percent, usedHere);
      const monthly = lowered(leastOf(overall.monthly, most.monthly), percent + 12, usedHere);
      return [name, toTexts({ daily, monthly })];
    }),
  );
}

/** What this run has pulled, or may spend with cards: the lower bound of every limit. */
function usedOf(history: History, direction: Direction): bigint {
  const [isUse, place]: readonly [(operation: OperationId) => boolean, string] =
    direction === 'receive'
      ? [(operation) => operations[operation].movesMoney, '/amount']
      : [(operation) => creates(operation, 'Card'), '/limitAmount'];
  return history.exchanges
    .filter(({ operation }) => isUse(operation))
    .reduce((sum, { request }) => sum + (allowedCents(at(request.body, place)) ?? 0n), 0n);
}

function toTexts({ daily, monthly }: Period): JsonObject {
  return { daily: formatCents(daily), monthly: formatCents(monthly) };
}
