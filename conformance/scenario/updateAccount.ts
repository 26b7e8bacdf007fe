import { flagWords } from './flag-words.ts';
import { accountIdInUse, configurationOf, noAccount, settingsBefore } from './known-records.ts';
import { LOWERING, type UpdateVariant } from './lowering-updates.ts';
import { restoringUpdate } from './restoring-update.ts';
import { settingsUpdate } from './settings-update.ts';
import type { ScenarioStep, SkipReason, StepCall, StepContext } from './step.ts';

const NEEDS = ['read-program', 'open-account', 'read-accounts-program'];
/** Resources are used before they are limited, and no limit goes below what is used. The contact's time of creation shows that the deployment's clock has advanced (`checks/code/modified-after-created.ts`), which only that row needs. */
const USES = ['store-contact', 'issue-card', 'issue-second-card', 'pull-money'];
const BEFORE = [...NEEDS, ...USES, 'read-settings'];

/** An account that the run has not opened belongs to somebody: what its settings were is restored in the end. No operation shown reads an account, but an update returns it. */
export const readSettingsStep: ScenarioStep = {
  id: 'read-settings',
  operation: 'updateAccount',
  purpose: 'Read the settings of the existing account, with an update that changes nothing',
  after: ['open-account'],
  needs: [],
  onlyIf: 'if the account existed before the run (--account-id)',
  insteadOf: 'read-accounts-program',
  optional: true,
  derived: false,
  prepare(context) {
    const accountId = existingAccountId(context);
    return accountId === undefined ? undefined : { pathParameters: { accountId }, body: {} };
  },
};

/** A deployment may return what was sent and keep what it had: an update that sends nothing shows what the account holds. */
export const readSettingsAgainStep: ScenarioStep = {
  id: 'read-settings-again',
  operation: 'updateAccount',
  purpose:
    'Read the settings of the existing account after they were restored, with an update that changes nothing',
  after: ['restore-settings'],
  needs: ['read-settings', 'restore-settings'],
  onlyIf: 'if the account existed before the run (--account-id)',
  optional: true,
  derived: false,
  prepare(context) {
    const accountId = existingAccountId(context);
    // Without what it held before, there is nothing to compare with.
    const isRead = accountId !== undefined && settingsBefore(context, accountId) !== undefined;
    return isRead ? { pathParameters: { accountId }, body: {} } : undefined;
  },
};

function existingAccountId(context: StepContext): string | undefined {
  const accountId = accountIdInUse(context);
  return context.profile === 'full' && accountId === context.given.accountId ? accountId : undefined;
}

const [FIRST, ...FURTHER] = LOWERING;

/** Section 4.4. Some of the settings, and every number, change to other values within the program's. */
export const changeSettings: ScenarioStep = {
  id: FIRST,
  operation: 'updateAccount',
  purpose: 'Lower some of the settings of the account',
  after: BEFORE,
  needs: NEEDS,
  derived: true,
  sends: { originators: ['/incoming/achPull/allowedOriginators'] },
  prepare: (context) => prepareUpdate(context, 0),
};

/** Section 4.4. Others are lowered, and what is not is restored: after all of them no setting can pass for another. */
export const changeFurtherSettings: readonly ScenarioStep[] = FURTHER.map((id, index) => ({
  id,
  operation: 'updateAccount',
  purpose: 'Lower other settings, and restore some',
  after: [...BEFORE, FIRST, ...FURTHER.slice(0, index)],
  needs: [FIRST],
  derived: true,
  ...(index > 0 && {
    onlyIf: 'if so many cards and rails are on that it takes another update to tell them apart',
  }),
  prepare: (context) => prepareUpdate(context, index + 1),
}));

/** Section 4.4. Leaves a new account as its program has it, and an existing one as it was. */
export const restoreSettings: ScenarioStep = {
  id: 'restore-settings',
  operation: 'updateAccount',
  purpose: "Set the account's settings back to the program's, or to what they were",
  after: [...BEFORE, ...LOWERING, 'read-program-again'],
  needs: [...NEEDS, ...LOWERING.slice(0, 2)],
  derived: true,
  prepare: (context) => prepareUpdate(context, 'program'),
};

function prepareUpdate(context: StepContext, variant: UpdateVariant): StepCall | SkipReason | undefined {
  const accountId = accountIdInUse(context);
  if (accountId === undefined) return isFurther(variant) ? undefined : noAccount(context);
  const configuration = configurationOf(context, accountId);
  if (configuration.account === undefined && configuration.program === undefined)
    return isFurther(variant)
      ? undefined
      : { skip: 'the settings of the account and of its program are unknown; set --program-id' };
  if (variant !== 'program' && variant >= flagWords(configuration).updates) return undefined;
  const body = settingsUpdate(context, accountId, configuration, variant);
  const before = variant === 'program' ? settingsBefore(context, accountId) : undefined;
  return {
    pathParameters: { accountId },
    body: before === undefined ? body : restoringUpdate(before, body, configuration.program),
  };
}

/** One that is made in some runs only: the others give the reason why nothing is sent. */
function isFurther(variant: UpdateVariant): boolean {
  return variant !== 'program' && variant > 1;
}
