import { coarsenessOf } from '../coarseness.ts';
import { at } from '../json.ts';
import { accountIdInUse, configurationOf, NO_ACCOUNT, openedAccountId } from './known-records.ts';
import { settingsUpdate, type Variant } from './settings-update.ts';
import type { Call, Cannot, Known, Step } from './step.ts';

/** Two clocks that run at the same rate may still be read some milliseconds apart. */
const MARGIN_MS = 25;

/** From then on two times that are equal are wrong on a clock of whole seconds (`checks/modified-after-created.ts`). */
const SECONDS = 2;

const BEFORE = ['read-program', 'open-account', 'read-accounts-program'];

/** Section 4.4. Half of the settings, and every number, go to another value inside the program's. */
export const changeSettings: Step = {
  id: 'change-settings',
  operation: 'updateAccount',
  purpose: 'Lower half of the settings of the account',
  after: BEFORE,
  derived: true,
  prepare: (known) => prepareUpdate(known, 'first', SECONDS),
};

/** Section 4.4. What was lowered goes back, what was not is lowered, and what was filled is emptied: no setting can stand for another. */
export const changeOtherSettings: Step = {
  id: 'change-other-settings',
  operation: 'updateAccount',
  purpose: 'Lower the other half of the settings',
  after: [...BEFORE, 'change-settings'],
  derived: true,
  prepare: (known) => prepareUpdate(known, 'second', SECONDS),
};

/** Section 4.4. Leaves the account as its program has it, and gives a coarse clock a second chance to show the order of two times. */
export const restoreSettings: Step = {
  id: 'restore-settings',
  operation: 'updateAccount',
  purpose: "Set the account's settings back to the program's",
  after: [...BEFORE, 'change-settings', 'change-other-settings'],
  derived: true,
  prepare: (known) =>
    prepareUpdate(known, 'program', timesWereEqual(known) ? coarsenessOf(known.seen) + 1 : SECONDS),
};

function prepareUpdate(known: Known, variant: Variant, seconds: number): Call | Cannot {
  const accountId = accountIdInUse(known);
  if (accountId === undefined) return { cannot: NO_ACCOUNT };
  const configuration = configurationOf(known, accountId);
  if (configuration.account === undefined && configuration.program === undefined)
    return {
      cannot: 'neither the settings of the account nor those of its program are known; give --program-id',
    };
  const body = settingsUpdate(known, accountId, configuration, variant);
  return { pathParameters: { accountId }, body, ...waiting(known, accountId, seconds) };
}

function waiting(known: Known, accountId: string, seconds: number): Pick<Call, 'notBefore'> {
  const opened = known.exchange('open-account');
  if (known.profile === 'schema' || opened === undefined || openedAccountId(known) !== accountId) return {};
  const why =
    seconds === SECONDS
      ? `times have no fractions of a second: the update is to come ${SECONDS} seconds after the account`
      : `the clock of the deployment may go in steps of ${seconds - 1} seconds: the update is to come after the next one`;
  return { notBefore: { time: opened.endedAt + 1000 * seconds + MARGIN_MS, why } };
}

/** After the last update, by the deployment's own clock. */
function timesWereEqual({ seen }: Known): boolean {
  const last = seen.of('updateAccount').at(-1)?.body;
  const createdAt = at(last, '/createdAt');
  return createdAt !== undefined && createdAt === at(last, '/modifiedAt');
}
