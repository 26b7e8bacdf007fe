import { accountIdInUse, configurationOf, noAccount, settingsBefore } from './known-records.ts';
import { restoringUpdate } from './restoring-update.ts';
import { settingsUpdate, type Variant } from './settings-update.ts';
import type { ScenarioStep, SkipReason, StepCall, StepContext } from './step.ts';

const NEEDS = ['read-program', 'open-account', 'read-accounts-program'];
/** The contact's time of creation shows that the deployment's clock has advanced (`checks/code/modified-after-created.ts`), which only that row needs. */
const BEFORE = [...NEEDS, 'store-contact', 'read-settings'];

/** An account that the run has not opened belongs to somebody: what its settings were is restored in the end. No operation shown reads an account, but an update returns it. */
export const readSettings: ScenarioStep = {
  id: 'read-settings',
  operation: 'updateAccount',
  purpose: 'Read the settings of the existing account, with an update that changes nothing',
  after: ['open-account'],
  needs: [],
  onlyIf: 'if the account existed before the run (--account-id)',
  optional: true,
  derived: false,
  prepare(context) {
    const accountId = accountIdInUse(context);
    const isExisting = accountId !== undefined && accountId === context.given.accountId;
    return isExisting && context.profile === 'full' ? { pathParameters: { accountId }, body: {} } : undefined;
  },
};

/** Section 4.4. Half of the settings, and every number, change to other values within the program's. */
export const changeSettings: ScenarioStep = {
  id: 'change-settings',
  operation: 'updateAccount',
  purpose: 'Lower half of the settings of the account',
  after: BEFORE,
  needs: NEEDS,
  derived: true,
  prepare: (context) => prepareUpdate(context, 'first'),
};

/** Section 4.4. The other half is lowered, the first half restored and its groups emptied, so that no setting can pass for another. */
export const changeOtherSettings: ScenarioStep = {
  id: 'change-other-settings',
  operation: 'updateAccount',
  purpose: 'Lower the other half of the settings',
  after: [...BEFORE, 'change-settings'],
  needs: [...NEEDS, 'change-settings'],
  derived: true,
  prepare: (context) => prepareUpdate(context, 'second'),
};

/** Section 4.4. Leaves a new account as its program has it, and an existing one as it was. */
export const restoreSettings: ScenarioStep = {
  id: 'restore-settings',
  operation: 'updateAccount',
  purpose: "Set the account's settings back to the program's, or to what they were",
  after: [...BEFORE, 'change-settings', 'change-other-settings'],
  needs: [...NEEDS, 'change-settings', 'change-other-settings'],
  derived: true,
  prepare: (context) => prepareUpdate(context, 'program'),
};

function prepareUpdate(context: StepContext, variant: Variant): StepCall | SkipReason {
  const accountId = accountIdInUse(context);
  if (accountId === undefined) return noAccount(context);
  const configuration = configurationOf(context, accountId);
  if (configuration.account === undefined && configuration.program === undefined)
    return {
      skip: 'the settings of the account and of its program are unknown; set --program-id',
    };
  const body = settingsUpdate(context, accountId, configuration, variant);
  const before = variant === 'program' ? settingsBefore(context, accountId) : undefined;
  return {
    pathParameters: { accountId },
    body: before === undefined ? body : restoringUpdate(before, body, configuration.program),
  };
}
