import type { OperationId } from '../../generated/operations.ts';
import { openAccount } from './createAccount.ts';
import { issueCard, issueSecondCard } from './createCard.ts';
import { storeContact } from './createContact.ts';
import { pullMoney } from './receiveAchPull.ts';
import { readAccountsProgram, readProgram, readProgramAgain, readProgramLast } from './retrieveProgram.ts';
import type { ScenarioStep } from './step.ts';
import {
  changeFurtherSettings,
  changeSettings,
  readSettingsAgainStep,
  readSettingsStep,
  restoreSettings,
} from './updateAccount.ts';
import { annotateCheck, annotateCheckAgain } from './updateSentCheck.ts';

/** The calls that a run makes of each operation. Resources are used before they are limited. */
const stepsOf: Readonly<Record<OperationId, readonly [ScenarioStep, ...ScenarioStep[]]>> = {
  retrieveProgram: [readProgram, readAccountsProgram, readProgramAgain, readProgramLast],
  createAccount: [openAccount],
  createContact: [storeContact],
  createCard: [issueCard, issueSecondCard],
  receiveAchPull: [pullMoney],
  updateAccount: [
    readSettingsStep,
    changeSettings,
    ...changeFurtherSettings,
    restoreSettings,
    readSettingsAgainStep,
  ],
  updateSentCheck: [annotateCheck, annotateCheckAgain],
};

/** All calls of a run, in order: that of the record, but each after the steps whose responses it uses. */
export const steps: readonly ScenarioStep[] = withLastAtEnd(inOrder(Object.values(stepsOf).flat()));

/** Moves the step to the end with which all others are compared. */
export function withLastAtEnd(some: readonly ScenarioStep[]): ScenarioStep[] {
  const isLast = ({ id }: ScenarioStep) => id === readProgramLast.id;
  return some.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
}

/** Counts the calls that a run can make of these steps. */
export function callsAtMost(some: Iterable<ScenarioStep>): number {
  const all = [...some];
  const ids = new Set(all.map(({ id }) => id));
  return all.filter(({ insteadOf = '' }) => !ids.has(insteadOf)).length;
}

/**
 * Sorts the steps so that each comes after those in its `after` list, and otherwise keeps their order.
 *
 * @throws Error for an `after` that names an unknown step, and for a cycle
 */
function inOrder(steps: readonly ScenarioStep[]): readonly ScenarioStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ordered = new Set<ScenarioStep>();
  const visit = (id: string, from: readonly string[]) => {
    const step = byId.get(id);
    if (step === undefined) throw new Error(`Step ${from.at(-1)} comes after ${id}, which is not a step`);
    if (from.includes(id)) throw new Error(`Steps form a cycle: ${[...from, id].join(' comes after ')}`);
    for (const earlier of step.after) visit(earlier, [...from, id]);
    ordered.add(step);
  };
  for (const { id } of steps) visit(id, []);
  return [...ordered];
}
