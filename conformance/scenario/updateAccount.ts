import { accountIdInUse, configurationOf, NO_ACCOUNT } from './known-records.ts';
import { settingsUpdate, type Variant } from './settings-update.ts';
import type { ScenarioStep, SkipReason, StepCall, StepContext } from './step.ts';

const NEEDS = ['read-program', 'open-account', 'read-accounts-program'];
/** The contact's time of creation shows that the deployment's clock has advanced (`checks/code/modified-after-created.ts`), which only that row needs. */
const BEFORE = [...NEEDS, 'store-contact'];

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

/** Section 4.4. Leaves the account as its program has it. */
export const restoreSettings: ScenarioStep = {
  id: 'restore-settings',
  operation: 'updateAccount',
  purpose: "Set the account's settings back to the program's",
  after: [...BEFORE, 'change-settings', 'change-other-settings'],
  needs: [...NEEDS, 'change-settings', 'change-other-settings'],
  derived: true,
  prepare: (context) => prepareUpdate(context, 'program'),
};

function prepareUpdate(context: StepContext, variant: Variant): StepCall | SkipReason {
  const accountId = accountIdInUse(context);
  if (accountId === undefined) return { skip: NO_ACCOUNT };
  const configuration = configurationOf(context, accountId);
  if (configuration.account === undefined && configuration.program === undefined)
    return {
      skip: 'the settings of the account and of its program are unknown; set --program-id',
    };
  const body = settingsUpdate(context, accountId, configuration, variant);
  return { pathParameters: { accountId }, body };
}
