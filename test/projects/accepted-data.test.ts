import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steps } from '../../conformance/scenario/steps.ts';
import type { PeriodLimits } from '../../generated/types.ts';
import { type ProgramParts, programs } from '../conformance/scenario/programs.ts';
import { runScenario, statuses } from '../conformance/scenario/run-scenario.ts';
import { successStatus } from '../example-call.ts';

/** The identifiers of one program, with an account of the run's own. */
const OF_OTHER_RUNS = ['read-accounts-program', 'read-settings', 'read-settings-again'];
const ALL = steps
  .filter(({ id }) => !OF_OTHER_RUNS.includes(id))
  .map(({ id, operation }) => `${id} ${successStatus(operation)}`);

test('the reference server takes all that is sent, whatever the seed', async () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const ran = await runScenario({ seed });
    expect(statuses(ran)).toEqual(ALL);
    expect(ran.notSent).toEqual({ 'read-accounts-program': undefined });
  }
});

/** Tells whether a step may send nothing, by what the program says. */
function mayBeLeftOut(
  { bank, card, limits, receive, transactionLimits }: ProgramParts,
  step: string,
): boolean {
  const isNothing = (...periods: PeriodLimits[]) =>
    periods.some(({ daily, monthly }) => daily === '0.00' || monthly === '0.00');
  const noAccount = Object.values(bank.accountType).every((offered) => !offered);
  const cards = Object.values(card.type).reduce(
    (sum, { count, enabled }) => sum + (enabled ? Number(count === '' ? 9 : count) : 0),
    0,
  );
  const noSpending = isNothing(limits.send, limits.send.card);
  const noPull = isNothing(limits.receive, limits.receive.ach, transactionLimits.receive.ach);
  const may: Record<string, boolean> = {
    'issue-card': cards < 1 || noSpending,
    'issue-second-card': cards < 2 || noSpending,
    'pull-money': !receive.ach.enabled || noPull,
    'annotate-check': true,
    'annotate-check-again': true,
  };
  return noAccount || may[step] === true;
}

test('whatever a program has switched on and allows, nothing goes beyond it', async () => {
  await fc.assert(
    fc.asyncProperty(programs, fc.nat(), async (program, seed) => {
      const types = Object.entries(program.bank.accountType);
      // The range for debit cards is on for businesses alone.
      fc.pre(
        types.some(([type, offered]) => offered && type.startsWith('business')) ||
          !types.some(([, offered]) => offered),
      );
      const ran = await runScenario({ seed, program });
      expect(statuses(ran).filter((line) => !/ 20[01]$/.test(line))).toEqual([]);
      for (const [step, reason] of Object.entries(ran.notSent))
        if (reason !== undefined) expect([step, mayBeLeftOut(program, step)]).toEqual([step, true]);
    }),
    { numRuns: 400 },
  );
});
