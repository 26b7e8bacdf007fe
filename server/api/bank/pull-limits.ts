/** How much may be pulled into an account by ACH, by day and month in UTC (sections 2.5 and 8). */
import type { PeriodLimits, Program } from '../../../generated/types.ts';
import type { AccountRecord, Received } from '../../store/records.ts';
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

type Period = keyof PeriodLimits;

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
  const transactions = program.transactionLimits.receive.ach;
  const limits = (['daily', 'monthly'] as const).flatMap((period) => {
    const used = period === 'daily' ? received.dayCents : received.monthCents;
    return [
      ...ownOrProgram('limits.receive', own, most, period, used),
      ...ownOrProgram('limits.receive.ach', own.ach, most.ach, period, used),
      ...leftOf("the program's transactionLimits.receive.ach", transactions, period, used),
    ];
  });
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
function ownOrProgram(
  path: string,
  own: PeriodLimits,
  most: PeriodLimits,
  period: Period,
  used: number,
): Limit[] {
  return own[period] === ''
    ? leftOf(`the program's ${path}`, most, period, used)
    : leftOf(`config.${path}`, own, period, used);
}

function leftOf(path: string, limits: PeriodLimits, period: Period, used: number): Limit[] {
  const cents = toCents(limits[period]);
  return cents === undefined ? [] : [{ path: `${path}.${period}`, left: Math.max(0, cents - used) }];
}
