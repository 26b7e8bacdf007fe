/** An update of an account's limits (section 2.5). */
import type { Limits, LimitsInput, PeriodLimits, PeriodLimitsInput } from '../../../generated/types.ts';
import { amountToCents, NOT_AN_AMOUNT } from './money.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** The groups that can be updated: not all that an account has. */
const RECEIVE_GROUPS = ['ach', 'check', 'debitCard', 'intrabank'] as const;
const SEND_GROUPS = [
  'ach',
  'check',
  'crossBorder',
  'domesticWire',
  'internationalWire',
  'intrabank',
] as const;

export function changeLimits(
  before: Limits,
  sent: LimitsInput | null | undefined,
  max: Limits,
  refusals: Refusals,
): Limits {
  return {
    receive: changeDirection(
      before.receive,
      sent?.receive,
      max.receive,
      RECEIVE_GROUPS,
      '#/config/limits/receive',
      refusals,
    ),
    send: changeDirection(before.send, sent?.send, max.send, SEND_GROUPS, '#/config/limits/send', refusals),
  };
}

function changeDirection<Group extends string, Direction extends PeriodLimits & Record<Group, PeriodLimits>>(
  before: Direction,
  sent: (PeriodLimitsInput & { readonly [Name in Group]?: PeriodLimitsInput | null }) | null | undefined,
  max: Direction,
  groups: readonly Group[],
  pointer: BodyPointer,
  refusals: Refusals,
): Direction {
  const periods = changePeriods(before, sent, max, pointer, refusals);
  const changed = groups.map((group) => [
    group,
    changeGroup(before[group], sent?.[group], max[group], `${pointer}/${group}`, refusals),
  ]);
  return { ...before, ...periods, ...Object.fromEntries(changed) };
}

/** A group whose amounts are both sent empty gets the program's amounts (section 4.4, observed). */
function changeGroup(
  before: PeriodLimits,
  sent: PeriodLimitsInput | null | undefined,
  max: PeriodLimits,
  pointer: BodyPointer,
  refusals: Refusals,
): PeriodLimits {
  if (sent?.daily === '' && sent.monthly === '') return { daily: max.daily, monthly: max.monthly };
  return changePeriods(before, sent, max, pointer, refusals);
}

function changePeriods(
  before: PeriodLimits,
  sent: PeriodLimitsInput | null | undefined,
  max: PeriodLimits,
  pointer: BodyPointer,
  refusals: Refusals,
): PeriodLimits {
  const { daily, monthly } = sent ?? {};
  refuseAboveMax(daily, max.daily, `${pointer}/daily`, refusals);
  refuseAboveMax(monthly, max.monthly, `${pointer}/monthly`, refusals);
  return { daily: daily ?? before.daily, monthly: monthly ?? before.monthly };
}

/** Unset values pass: an account without an amount of its own is held to its program's. */
function refuseAboveMax(
  sent: string | undefined,
  max: string,
  pointer: BodyPointer,
  refusals: Refusals,
): void {
  if (sent === undefined || sent === '') return;
  const cents = amountToCents(sent);
  if (cents === undefined) refusals.add(pointer, 'amount', NOT_AN_AMOUNT);
  else if (cents > (amountToCents(max) ?? Number.POSITIVE_INFINITY))
    refusals.add(pointer, 'limit', `must be at most ${max}, the program's limit`);
}
