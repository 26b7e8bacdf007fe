import { at } from '../../json.ts';
import type { Sight } from '../seen.ts';
import { LIMIT_GROUPS, OVERALL_LIMITS, periodsOf } from './account-settings.ts';
import { comeFromProgram } from './come-from-program.ts';
import { areReturned } from './is-returned.ts';
import type { Judge } from './judge.ts';

// What comes back for a group with one empty amount, or for an empty overall limit, is not shown: neither is judged.

/** Overall limits that were sent filled come back. */
export const overallLimitsTakeEffect: Judge = (sight, seen) =>
  areReturned(OVERALL_LIMITS.flatMap(periodsOf).filter((period) => isFilled(sight, period)))(sight, seen);

/** Groups that were sent filled come back. */
export const groupLimitsTakeEffect: Judge = (sight, seen) => {
  const filled = LIMIT_GROUPS.filter((group) => periodsOf(group).every((period) => isFilled(sight, period)));
  return areReturned(filled.flatMap(periodsOf))(sight, seen);
};

/** Groups that were sent empty come back with the program's amounts. */
export const emptyGroupsReturnProgramLimits: Judge = (sight, seen) => {
  const empty = LIMIT_GROUPS.filter((group) =>
    periodsOf(group).every((period) => at(sight.sent, period) === ''),
  );
  return comeFromProgram('string', empty.flatMap(periodsOf))(sight, seen);
};

function isFilled({ sent }: Sight, period: string): boolean {
  const amount = at(sent, period);
  return typeof amount === 'string' && amount !== '';
}
