import { coarsenessOf } from '../coarseness.ts';
import { at } from '../json.ts';
import { accountIdInUse, configurationOf, NO_ACCOUNT, openedAccountId } from './known-records.ts';
import { settingsUpdate, type Variant } from './settings-update.ts';
import type { Call, Cannot, Known, Step } from './step.ts';

/** Two clocks that run at the same rate may still be read some milliseconds apart. */
const MARGIN_MS = 25;

/** Section 4.4. Every setting goes to another value inside the program's. */
export const changeSettings: Step = {
  id: 'change-settings',
  operation: 'updateAccount',
  purpose: 'Lower the settings of the account',
  after: ['read-program', 'open-account', 'read-accounts-program'],
  derived: true,
  prepare: (known) => prepareUpdate(known, 'lowered', 1),
};

/** Section 4.4. Leaves the account as its program has it, and gives a coarse clock a second chance to show the order of two times. */
export const restoreSettings: Step = {
  id: 'restore-settings',
  operation: 'updateAccount',
  purpose: "Set the account's settings back to the program's",
  after: ['read-program', 'open-account', 'read-accounts-program', 'change-settings'],
  derived: true,
  prepare: (known) =>
    prepareUpdate(known, 'program', timesWereEqual(known) ? coarsenessOf(known.seen) + 1 : 1),
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
    seconds === 1
      ? 'times have no fractions of a second: the update is to come a second after the account'
      : `the clock of the deployment may go in steps of ${seconds - 1} seconds: the update is to come after the next one`;
  return { notBefore: { time: opened.endedAt + 1000 * seconds + MARGIN_MS, why } };
}

/** After the first update, by the deployment's own clock. */
function timesWereEqual({ seen }: Known): boolean {
  const first = seen.of('updateAccount').at(-1)?.body;
  const createdAt = at(first, '/createdAt');
  return createdAt !== undefined && createdAt === at(first, '/modifiedAt');
}
