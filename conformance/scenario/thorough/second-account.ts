import { isObject } from '../../../lib/json.ts';
import { likeBefore, question, stepSucceeded } from './question.ts';
import { asFirst, asSecond, OPEN_SECOND_ACCOUNT, secondAccountId } from './two-accounts.ts';

const CHANGE_SECOND = 'change-second-account';

/** Each account has its own label, identifiers and settings: an update of one shows neither those of the other nor what was sent for it. */
export const secondAccount = question(
  'second-account',
  'Do two accounts keep their identifiers, labels and settings apart?',
  {
    id: OPEN_SECOND_ACCOUNT,
    like: 'open-account',
    purpose: 'Open a second account for the business',
    prepare: (context) => likeBefore(context, 'open-account', asFirst(context)),
  },
  {
    id: CHANGE_SECOND,
    like: 'change-settings',
    purpose: 'Change the settings of the second account',
    after: [OPEN_SECOND_ACCOUNT],
    prepare: (context) =>
      secondAccountId(context) === undefined
        ? undefined
        : likeBefore(context, 'change-settings', asSecond(context)),
  },
  {
    id: 'update-first-account',
    like: 'restore-settings',
    purpose: 'Update the first account after the second, to the settings that it has',
    after: [CHANGE_SECOND],
    prepare: (context) =>
      stepSucceeded(context, CHANGE_SECOND)
        ? likeBefore(context, 'restore-settings', asFirst(context))
        : undefined,
  },
);

export const sameUpdate = question('same-update', 'Does the same update twice show the same?', {
  id: 'repeat-update',
  like: 'change-settings',
  purpose: 'Send the update of the second account again',
  after: [CHANGE_SECOND],
  prepare(context) {
    const first = context.history.responses.find(({ exchange }) => exchange === CHANGE_SECOND);
    return first !== undefined && isObject(first.sent)
      ? { pathParameters: first.pathParameters, body: first.sent }
      : undefined;
  },
});
