import { allowedCents, formatCents } from './cents.ts';
import { shortLabel } from './data/names-and-labels.ts';
import { createDraw } from './draw.ts';
import { accountIdInUse, configurationOf, noAccount, noContact, storedContactId } from './known-records.ts';
import { limitsOfPulls } from './limits-of.ts';
import { isOn } from './settings.ts';
import { smallAmount } from './small-amount.ts';
import type { ScenarioStep, SkipReason, StepContext } from './step.ts';

const SAME_DAY = 'sameDay';

/** Section 4.6. Moves money where the deployment is a real bank: a dollar or two. */
export const pullMoney: ScenarioStep = {
  id: 'pull-money',
  operation: 'receiveAchPull',
  purpose: 'Pull a small amount from the contact by ACH',
  after: ['read-program', 'open-account', 'read-accounts-program', 'store-contact'],
  derived: true,
  sends: { achPullTypes: ['/type'] },
  prepare(context) {
    const parties = partiesOf(context);
    if ('skip' in parties) return parties;
    const { accountId, contactId } = parties;
    const configuration = configurationOf(context, accountId);
    if (isOn(configuration, '/config/receive/ach/enabled', '/receive/ach/enabled') === false)
      return { skip: 'the account has receiving by ACH disabled' };
    const cents = smallAmount(context.random, { low: 100, high: 199, ending: 'odd cents' }, [
      allowedCents(context.maxAmount) ?? 0n,
      ...limitsOfPulls(configuration),
    ]);
    if (cents === undefined) return { skip: 'the limits of the account and its program allow no ACH pull' };
    const amount = formatCents(cents);
    const sameDay = isOn(configuration, '/config/receive/ach/sameDay', '/receive/ach/sameDay') ?? true;
    const draw = createDraw(context);
    // Without same-day service the type is unset: the source shows no other value.
    const type =
      draw.operators('achPullTypes', (one) => sameDay || one !== SAME_DAY) ?? (sameDay ? SAME_DAY : '');
    const description = draw.distinct(() => shortLabel(context.random));
    return { body: { accountId, contactId, amount, description, type }, amount };
  },
};

/** A contact named by the operator is used only with the account that it belongs to. */
function partiesOf(context: StepContext): { accountId: string; contactId: string } | SkipReason {
  const { given } = context;
  if (given.contactId !== undefined)
    return given.accountId === undefined
      ? { skip: 'the account of the contact is unknown; set --account-id' }
      : { accountId: given.accountId, contactId: given.contactId };
  const accountId = accountIdInUse(context);
  if (accountId === undefined) return noAccount(context);
  const contactId = storedContactId(context);
  return contactId === undefined ? noContact(context) : { accountId, contactId };
}
