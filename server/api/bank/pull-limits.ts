/** Limits how much can be pulled into an account by ACH, per day and month in UTC (sections 2.5 and 8). */
import type { PeriodLimits, Program } from '../../../generated/types.ts';
import type { AccountRecord, AchPullTotals } from '../../store/records.ts';
import { amountToCents, centsToAmount, SIXTEEN_DIGITS_CENTS } from './money.ts';
import type { Refusals } from './refusals.ts';

/** Adds up what was received in the day and the month of `now`. */
export function receivedUpTo(now: string, received: AchPullTotals): AchPullTotals {
  const time = dayOfCounting(now, received);
  const day = time.slice(0, 10);
  const month = time.slice(0, 7);
  return {
    day,
    dayCents: received.day === day ? received.dayCents : 0,
    month,
    monthCents: received.month === month ? received.monthCents : 0,
  };
}

/**
 * A request that read the clock just before midnight may be decided after one that read it just after. It then counts for the new day:
 * otherwise it would reset what that day has received.
 */
function dayOfCounting(now: string, received: AchPullTotals): string {
  const late = Date.parse(received.day) - Date.parse(now);
  return late > 0 && late < 60_000 ? received.day : now;
}

type Period = keyof PeriodLimits;

interface Limit {
  readonly path: string;
  readonly left: number;
}

/** Refuses an amount above the remainder of a limit, and names the limit with the smallest remainder. `received`: as of today. */
export function refuseBeyondLimits(
  refusals: Refusals,
  cents: number,
  { account }: AccountRecord,
  received: AchPullTotals,
  program: Program,
): void {
  const own = account.config.limits.receive;
  const max = program.limits.receive;
  const transactions = program.transactionLimits.receive.ach;
  const limits = (['daily', 'monthly'] as const).flatMap((period) => {
    const used = period === 'daily' ? received.dayCents : received.monthCents;
    return [
      ...ownOrProgram('limits.receive', own, max, period, used),
      ...ownOrProgram('limits.receive.ach', own.ach, max.ach, period, used),
      ...leftOf("the program's transactionLimits.receive.ach", transactions, period, used),
    ];
  });
  const least = limits.reduce<Limit | undefined>(
    (tightest, limit) => (tightest === undefined || limit.left < tightest.left ? limit : tightest),
    undefined,
  );
  if (least !== undefined && cents > least.left)
    refusals.add('#/amount', 'limit', `exceeds what remains of ${least.path}: ${centsToAmount(least.left)}`);
  const pending = amountToCents(account.pendingCredit) ?? 0;
  if (pending + cents >= SIXTEEN_DIGITS_CENTS)
    refusals.add('#/amount', 'limit', 'results in a pending credit of more than 15 digits');
}

/** An account without an amount of its own is held to its program's. */
function ownOrProgram(
  path: string,
  own: PeriodLimits,
  max: PeriodLimits,
  period: Period,
  used: number,
): Limit[] {
  return own[period] === ''
    ? leftOf(`the program's ${path}`, max, period, used)
    : leftOf(`config.${path}`, own, period, used);
}

function leftOf(path: string, limits: PeriodLimits, period: Period, used: number): Limit[] {
  const cents = amountToCents(limits[period]);
  return cents === undefined ? [] : [{ path: `${path}.${period}`, left: Math.max(0, cents - used) }];
}
