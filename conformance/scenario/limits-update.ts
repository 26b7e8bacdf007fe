/** The limits of an account's update (section 2.5): at most what the program allows, and no more for a day than for its month. */
import { type OperationId, operations } from '../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { creates } from '../catalogue/effect.ts';
import type { History } from '../judge/history.ts';
import { allowedCents, formatCents, greatestOf, leastOf, showsTruncation } from './cents.ts';
import type { Configuration } from './known-records.ts';
import type { UpdateVariant } from './lowering-updates.ts';
import { DIRECTIONS, type Direction, RAIL_OF_GROUP } from './rails.ts';
import { firstSetting } from './settings.ts';
import type { StepContext } from './step.ts';

const UNSENT = { receive: [], send: ['card', 'debitCard'] } as const;

/** Percent of the available range: by update, and up to so many more, different for each overall amount. A small range holds two amounts in the first two updates. */
const OVERALL = {
  updates: [11, 68, 40, 82, 25, 55],
  receive: { daily: 0, monthly: 8 },
  send: { daily: 4, monthly: 12 },
} as const;
const UP_TO = 2;

/** The amount in cents. Used where the program sets no overall limit. */
const MODEST = { daily: 2_000_00n, monthly: 20_000_00n };

interface Period {
  readonly daily: bigint;
  readonly monthly: bigint;
}
/** `undefined` where none is set. */
type Most = { readonly [Name in keyof Period]: bigint | undefined };

/** @param isOn whether the update has a flag on: a rail that it switches off gets no limits */
export function limitsUpdate(
  context: StepContext,
  configuration: Configuration,
  variant: UpdateVariant,
  isOn: (flag: string) => boolean,
): JsonObject {
  const { random, history } = context;
  const { program, account } = configuration;
  const start = random.integer(30, 40);
  const cents = createDistinctCents(context);
  return Object.fromEntries(
    DIRECTIONS.map((direction) => {
      const limitAt = (place: string) =>
        firstSetting(allowedCents, at(program, place), at(account, `/config${place}`));
      const mostOf = (group: string): Most => ({
        daily: limitAt(`/limits/${direction}${group}/daily`),
        monthly: limitAt(`/limits/${direction}${group}/monthly`),
      });
      const own = mostOf('');
      const groups = Object.entries(RAIL_OF_GROUP[direction]).map(([name, rail]) => ({
        name,
        most: mostOf(`/${name}`),
        isFilled: variant !== 'program' && isOn(`/${direction}/${rail}/enabled`),
      }));
      const unsent = UNSENT[direction].map((name) => mostOf(`/${name}`));
      const most = overallOf(own, [...groups.map((group) => group.most), ...unsent]);
      const used = usedOf(history, direction);
      if (variant === 'program')
        return [
          direction,
          { ...toTexts(most), ...filled(groups, { overall: most, percent: 0, cents, used }) },
        ];
      const percentOf = (name: keyof Period) =>
        (OVERALL.updates[variant] ?? 50) + OVERALL[direction][name] + random.integer(0, UP_TO);
      const overall = loweredOverall({ percentOf, cents, most, unsent, used });
      // The groups of the two directions have other percentages too.
      const percent = direction === 'send' ? start + 1 : start;
      return [direction, { ...toTexts(overall), ...filled(groups, { overall, percent, cents, used }) }];
    }),
  );
}

/** The program's own amounts. Where it sets none, modest ones, yet not below those that the groups have. */
function overallOf(own: Most, groups: readonly Most[]): Period {
  const among = (name: keyof Period) => groups.flatMap((group) => group[name] ?? []);
  const daily = own.daily ?? leastOf(greatestOf(MODEST.daily, ...among('daily')), own.monthly);
  return { daily, monthly: own.monthly ?? greatestOf(MODEST.monthly, ...among('monthly'), daily) };
}

interface Lowering {
  readonly percentOf: (name: keyof Period) => number;
  readonly cents: Cents;
  readonly most: Period;
  readonly unsent: readonly Most[];
  readonly used: bigint;
}

/** Less by day than by month, where there is room for it. */
function loweredOverall({ percentOf, cents, most, unsent, used }: Lowering): Period {
  const floors = (name: keyof Period) => unsent.flatMap((group) => group[name] ?? []);
  const monthly = lowered(most.monthly, percentOf('monthly'), cents, used, floors('monthly'));
  const daily = lowered(leastOf(most.daily, monthly), percentOf('daily'), cents, used, floors('daily'));
  return { daily, monthly };
}

interface Group {
  readonly name: string;
  readonly most: Most;
  readonly isFilled: boolean;
}

interface Filling {
  readonly overall: Period;
  /** The limits of the first group. */
  readonly percent: number;
  readonly cents: Cents;
  readonly used: bigint;
}

/** Amounts within the overall ones, different in each group and for day and month; or none. */
function filled(groups: readonly Group[], { overall, percent, cents, used }: Filling): JsonObject {
  return Object.fromEntries(
    groups.map(({ name, most, isFilled }, index) => {
      if (!isFilled) return [name, { daily: '', monthly: '' }];
      const own = percent + 5 * index;
      const usedHere = name === 'ach' ? used : 0n;
      const daily = lowered(leastOf(overall.daily, most.daily, most.monthly), own, cents, usedHere);
      const monthly = lowered(leastOf(overall.monthly, most.monthly), own + 12, cents, usedHere);
      return [name, toTexts({ daily, monthly })];
    }),
  );
}

/** The amounts that this run has pulled, or may spend with cards: the lower bound of every limit. */
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

const DOLLAR = 100n;
const TEN_DOLLARS = 10n * DOLLAR;

/**
 * An amount above all floors, by a percentage (10 or more) of the range between them and `most`. It has cents of its own where the range is
 * ten dollars or more. Floors at or above `most` are ignored, except `used`; zero only where `most` is zero.
 */
function lowered(
  most: bigint,
  percent: number,
  cents: Cents,
  used: bigint,
  floors: readonly bigint[] = [],
): bigint {
  const floor = greatestOf(1n, used, ...floors.filter((one) => one < most));
  const room = most - floor;
  if (room <= 0n) return most;
  const amount = floor + (room * BigInt(percent)) / 100n;
  if (room < TEN_DOLLARS) return amount;
  return cents(amount);
}

/** The next amount below this one that has the cents that are chosen. */
type Cents = (amount: bigint) => bigint;

/**
 * Chooses the cents of amounts: from 1 to 99, each one only once in a run as long as there are any left. Amounts that differ in their cents differ
 * however they are cut off or rounded to dollars. Of those that are left it prefers cents that a server loses which computes with floating-point numbers.
 */
function createDistinctCents({ random, history }: StepContext): Cents {
  const sent = new Set(history.exchanges.flatMap(({ request }) => centsIn(request.body)));
  const digits = history.exchanges.flatMap(({ request }) => digitsIn(request.body));
  const here = new Set<number>();
  return (amount) => {
    const dollars = amount - (amount % DOLLAR);
    const ending = (cents: number) => {
      const nearest = dollars + BigInt(cents);
      return nearest > amount ? nearest - DOLLAR : nearest;
    };
    const others = Array.from({ length: 99 }, (_, index) => index + 1).filter((one) => !here.has(one));
    const unsent = others.filter((one) => !sent.has(one));
    const left = [unsent, others, [...here]].find((some) => some.length > 0) ?? [];
    const odd = left.filter((one) => showsTruncation(ending(one)));
    const cents = random.pick(odd.length > 0 ? odd : left);
    here.add(cents);
    let chosen = ending(cents);
    // A text that was sent, such as a category, is no part of it.
    while (chosen > TEN_DOLLARS && digits.some((one) => formatCents(chosen).includes(one))) chosen -= DOLLAR;
    return chosen;
  };
}

/** The cents of all amounts in a body. */
function centsIn(value: Json | undefined): number[] {
  if (isObject(value)) return Object.values(value).flatMap(centsIn);
  const cents = typeof value === 'string' ? /^\d+\.(\d\d)$/.exec(value)?.[1] : undefined;
  return cents === undefined ? [] : [Number(cents)];
}

/** Texts of four digits or more in a body. */
function digitsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((one: Json) => digitsIn(one));
  if (isObject(value)) return Object.values(value).flatMap(digitsIn);
  return typeof value === 'string' && /^\d{4,}$/.test(value) ? [value] : [];
}
