/** Endless programs: what is switched on, how much is allowed, and how that is left unset. */
import fc from 'fast-check';
import type { PeriodLimits } from '../../../generated/types.ts';
import { PROGRAM } from './step-context.ts';

const amount = fc.oneof(
  fc.constantFrom('', '', '0.00', '0.01', '0.50', '1.00', '1.37', '9.99', '10.00', '9999999999999.99'),
  fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2)),
);
const period: fc.Arbitrary<PeriodLimits> = fc.record({ daily: amount, monthly: amount });
const on = fc.boolean();
const rail = fc.record({ enabled: on });
const ach = fc.record({ enabled: on, sameDay: on });
const allowance = fc.record({
  count: fc.constantFrom('', '0', '1', '2', '3', '007', '999999999999999'),
  enabled: on,
});
const originators = fc.uniqueArray(fc.constantFrom('9990000001', '1230000009', '5550000005'));
const types = Object.keys(PROGRAM.bank.accountType ?? {});

/** Parts of a program, which as a merge patch make one. */
export const programs = fc.record({
  bank: fc.record({ accountType: fc.record(Object.fromEntries(types.map((type) => [type, on]))) }),
  card: fc.record({ type: fc.record({ physical: allowance, virtual: allowance }) }),
  incoming: fc.record({
    achPull: fc.record({ allowedOriginators: originators, blockedOriginators: originators }),
  }),
  limits: fc.record({
    receive: fc.record({
      daily: amount,
      monthly: amount,
      ach: period,
      check: period,
      debitCard: period,
      intrabank: period,
    }),
    send: fc.record({
      daily: amount,
      monthly: amount,
      ach: period,
      card: period,
      check: period,
      crossBorder: period,
      debitCard: period,
      domesticWire: period,
      internationalWire: period,
      intrabank: period,
    }),
  }),
  receive: fc.record({ ach, check: rail, debitCard: rail, intrabank: rail }),
  send: fc.record({
    ach,
    card: rail,
    check: rail,
    crossBorder: rail,
    debitCard: rail,
    digitalCheck: rail,
    internationalWire: rail,
    intrabank: rail,
    physicalCard: rail,
    wire: rail,
  }),
  transactionLimits: fc.record({ receive: fc.record({ ach: period }) }),
});

export type ProgramParts = typeof programs extends fc.Arbitrary<infer Parts> ? Parts : never;
