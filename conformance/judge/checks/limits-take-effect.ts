import { at } from '../../../lib/json.ts';
import type { ObservedResponse } from '../history.ts';
import { LIMIT_GROUPS, OVERALL_LIMITS, periodsOf } from './account-settings.ts';
import { comeFromProgram } from './come-from-program.ts';
import { areReturned } from './is-returned.ts';
import type { Judge } from './judge.ts';

// What comes back for a group with one empty amount, or for an empty overall limit, is not shown: neither is judged.

/** Overall limits that were sent filled come back. */
export const overallLimitsTakeEffect: Judge = (response, history) =>
  areReturned(OVERALL_LIMITS.flatMap(periodsOf).filter((period) => isFilled(response, period)))(
    response,
    history,
  );

/** Groups that were sent filled come back. */
export const groupLimitsTakeEffect: Judge = (response, history) => {
  const filled = LIMIT_GROUPS.filter((group) =>
    periodsOf(group).every((period) => isFilled(response, period)),
  );
  return areReturned(filled.flatMap(periodsOf))(response, history);
};

/** Groups that were sent empty come back with the program's amounts. */
export const emptyGroupsReturnProgramLimits: Judge = (response, history) => {
  const empty = LIMIT_GROUPS.filter((group) =>
    periodsOf(group).every((period) => at(response.sent, period) === ''),
  );
  return comeFromProgram('string', empty.flatMap(periodsOf))(response, history);
};

function isFilled({ sent }: ObservedResponse, period: string): boolean {
  const amount = at(sent, period);
  return typeof amount === 'string' && amount !== '';
}
