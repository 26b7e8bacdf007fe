/** How much may be pulled into an account by ACH, by day and month in UTC (sections 2.5 and 8). */
import type { PeriodLimits, Program } from '../../generated/types.ts';
import type { AccountRecord, Received } from '../records.ts';
import { TOO_MANY_CENTS, toAmount, toCents } from './money.ts';
import type { Refusals } from './refusals.ts';

/** What was received by `now`, in its day and its month. */
export function receivedBy(now: string, received: Received): Received {
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
 * A request that read the clock just before midnight may be decided after one that read it just after. It then counts on the new
 * day, or it would wipe out what that day has received already.
 */
function dayOfCounting(now: string, received: Received): string {
  const late = Date.parse(received.day) - Date.parse(now);
  return late > 0 && late < 60_000 ? received.day : now;
}

interface Limit {
  readonly path: string;
  readonly left: number;
}

/** Refuses an amount above what one of the limits leaves, and names the one that leaves least. `received`: as of today. */
export function refuseBeyondLimits(
  refusals: Refusals,
  cents: number,
  { account }: AccountRecord,
  received: Received,
  program: Program,
): void {
  const own = account.config.limits.receive;
  const most = program.limits.receive;
  const limits = [
    ...leftOf('config.limits.receive', orElse(own, most), received),
    ...leftOf('config.limits.receive.ach', orElse(own.ach, most.ach), received),
    ...leftOf("the program's transactionLimits.receive.ach", program.transactionLimits.receive.ach, received),
  ];
  const least = limits.reduce<Limit | undefined>(
    (tightest, limit) => (tightest === undefined || limit.left < tightest.left ? limit : tightest),
    undefined,
  );
  if (least !== undefined && cents > least.left)
    refusals.add('#/amount', 'limit', `is more than ${least.path} leaves: ${toAmount(least.left)}`);
  const pending = toCents(account.pendingCredit) ?? 0;
  if (pending + cents >= TOO_MANY_CENTS)
    refusals.add('#/amount', 'limit', 'leads to a pending credit of more than 15 digits');
}

/** Where an account has no amount of its own, its program's holds. */
function orElse(own: PeriodLimits, most: PeriodLimits): PeriodLimits {
  return { daily: own.daily || most.daily, monthly: own.monthly || most.monthly };
}

function leftOf(path: string, { daily, monthly }: PeriodLimits, received: Received): Limit[] {
  const left = (limit: string, used: number, period: string): Limit[] => {
    const cents = toCents(limit);
    return cents === undefined ? [] : [{ path: `${path}.${period}`, left: Math.max(0, cents - used) }];
  };
  return [...left(daily, received.dayCents, 'daily'), ...left(monthly, received.monthCents, 'monthly')];
}
