/** The limits of an account (section 2.5) as an update changes them. */
import type { Limits, LimitsInput, PeriodLimits, PeriodLimitsInput } from '../../../generated/types.ts';
import { NOT_AN_AMOUNT, toCents } from './money.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

/** The groups that an update has, which are fewer than an account has. */
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
  sent: LimitsInput | undefined,
  most: Limits,
  refusals: Refusals,
): Limits {
  return {
    receive: changeDirection(
      before.receive,
      sent?.receive,
      most.receive,
      RECEIVE_GROUPS,
      '#/config/limits/receive',
      refusals,
    ),
    send: changeDirection(before.send, sent?.send, most.send, SEND_GROUPS, '#/config/limits/send', refusals),
  };
}

function changeDirection<Group extends string, Direction extends PeriodLimits & Record<Group, PeriodLimits>>(
  before: Direction,
  sent: (PeriodLimitsInput & { readonly [Name in Group]?: PeriodLimitsInput }) | undefined,
  most: Direction,
  groups: readonly Group[],
  pointer: BodyPointer,
  refusals: Refusals,
): Direction {
  const periods = changePeriods(before, sent, most, pointer, refusals);
  const changed = groups.map((group) => [
    group,
    changeGroup(before[group], sent?.[group], most[group], `${pointer}/${group}`, refusals),
  ]);
  return { ...before, ...periods, ...Object.fromEntries(changed) };
}

/** A group that is sent wholly empty gets the program's amounts (section 4.4, observed). */
function changeGroup(
  before: PeriodLimits,
  sent: PeriodLimitsInput | undefined,
  most: PeriodLimits,
  pointer: BodyPointer,
  refusals: Refusals,
): PeriodLimits {
  if (sent?.daily === '' && sent.monthly === '') return { daily: most.daily, monthly: most.monthly };
  return changePeriods(before, sent, most, pointer, refusals);
}

function changePeriods(
  before: PeriodLimits,
  sent: PeriodLimitsInput | undefined,
  most: PeriodLimits,
  pointer: BodyPointer,
  refusals: Refusals,
): PeriodLimits {
  const { daily, monthly } = sent ?? {};
  refuseMore(daily, most.daily, `${pointer}/daily`, refusals);
  refuseMore(monthly, most.monthly, `${pointer}/monthly`, refusals);
  return { daily: daily ?? before.daily, monthly: monthly ?? before.monthly };
}

/** Unset passes: an account without an amount of its own is held to the program's all the same. */
function refuseMore(sent: string | undefined, most: string, pointer: BodyPointer, refusals: Refusals): void {
  if (sent === undefined || sent === '') return;
  const cents = toCents(sent);
  if (cents === undefined) refusals.add(pointer, 'amount', NOT_AN_AMOUNT);
  else if (cents > (toCents(most) ?? Number.POSITIVE_INFINITY))
    refusals.add(pointer, 'limit', `must be at most ${most}, the program's limit`);
}
