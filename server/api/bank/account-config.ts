/** The settings of a new account: those of its program (section 2.4). */
import type { AccountConfig, Limits, PeriodLimits, Program } from '../../../generated/types.ts';

export function startingConfig(program: Program): AccountConfig {
  const { card, incoming, receive, send } = program;
  const achPull = incoming?.achPull;
  return {
    card: { physical: allowanceOf(card.type.physical), virtual: allowanceOf(card.type.virtual) },
    fallback: { received: null },
    incoming: {
      achPull: {
        allowedOriginators: achPull?.allowedOriginators ?? null,
        blockedOriginators: achPull?.blockedOriginators ?? null,
        enabled: achPull?.enabled ?? false,
      },
    },
    limits: limitsOf(program.limits),
    receive: {
      ach: achSwitchOf(receive.ach),
      check: switchOf(receive.check),
      debitCard: switchOf(receive.debitCard),
      intrabank: switchOf(receive.intrabank),
    },
    send: {
      ach: achSwitchOf(send.ach),
      card: switchOf(send.card),
      check: switchOf(send.check),
      crossBorder: switchOf(send.crossBorder),
      debitCard: switchOf(send.debitCard),
      digitalCheck: switchOf(send.digitalCheck),
      internationalWire: switchOf(send.internationalWire),
      intrabank: switchOf(send.intrabank),
      physicalCard: switchOf(send.physicalCard),
      wire: switchOf(send.wire),
    },
  };
}

/** Picks the limits of section 2.5: a program may have others. */
function limitsOf({ receive, send }: Limits): Limits {
  return {
    receive: {
      ...periodOf(receive),
      ach: periodOf(receive.ach),
      check: periodOf(receive.check),
      debitCard: periodOf(receive.debitCard),
      intrabank: periodOf(receive.intrabank),
    },
    send: {
      ...periodOf(send),
      ach: periodOf(send.ach),
      card: periodOf(send.card),
      check: periodOf(send.check),
      crossBorder: periodOf(send.crossBorder),
      debitCard: periodOf(send.debitCard),
      domesticWire: periodOf(send.domesticWire),
      internationalWire: periodOf(send.internationalWire),
      intrabank: periodOf(send.intrabank),
    },
  };
}

const allowanceOf = ({ count, enabled }: { count: string; enabled: boolean }) => ({ count, enabled });
const switchOf = ({ enabled }: { enabled: boolean }) => ({ enabled });
const achSwitchOf = ({ enabled, sameDay }: { enabled: boolean; sameDay: boolean }) => ({ enabled, sameDay });
const periodOf = ({ daily, monthly }: PeriodLimits): PeriodLimits => ({ daily, monthly });
