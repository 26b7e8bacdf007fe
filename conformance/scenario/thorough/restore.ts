import type { StepContext } from '../step.ts';
import { likeBefore, question, usual } from './question.ts';
import { asFirst, asSecond, firstAccountId, OPEN_SECOND_ACCOUNT, secondAccountId } from './two-accounts.ts';

/** Comes last, and with every question that changes settings. */
export const restore = question(
  'restore',
  'Can the settings be set back?',
  {
    id: 'restore-second-account',
    like: 'restore-settings',
    purpose: "Set the second account's settings back to the program's",
    after: [OPEN_SECOND_ACCOUNT],
    prepare: (context) =>
      isChanged(context, secondAccountId(context))
        ? likeBefore(context, 'restore-settings', asSecond(context))
        : undefined,
  },
  {
    id: 'restore-first-account',
    like: 'restore-settings',
    purpose: "Set the first account's settings back to the program's, or to what they were",
    // With a second account, that one is changed.
    prepare: (context) =>
      secondAccountId(context) === undefined && isChanged(context, firstAccountId(context))
        ? likeBefore(context, 'restore-settings', asFirst(context))
        : undefined,
  },
  {
    id: 'read-first-account-again',
    like: 'restore-settings',
    purpose:
      'Read the settings of the existing account after all questions, with an update that changes nothing',
    after: ['restore-first-account'],
    insteadOf: 'restore-second-account',
    prepare: (context) =>
      secondAccountId(context) === undefined && isChanged(context, firstAccountId(context))
        ? usual('read-settings-again').prepare(asFirst(context))
        : undefined,
  },
);

/** Whether a question has sent it an update. One that was refused may have had an effect all the same. */
function isChanged({ history }: StepContext, accountId: string | undefined): boolean {
  const { operation: update } = usual('restore-settings');
  return history.exchanges.some(
    ({ question: asked, operation, request }) =>
      asked !== undefined &&
      operation === update &&
      Object.values(request.pathParameters).includes(accountId ?? ''),
  );
}
