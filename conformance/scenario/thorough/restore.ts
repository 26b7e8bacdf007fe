import type { StepContext } from '../step.ts';
import { type Question, toQuestion, usual } from './question.ts';
import { asFirst, firstAccountId, hasSecondAccount, secondAccountId } from './two-accounts.ts';

/** Comes last, and with every question that changes settings. */
export const restore: Question = toQuestion({
  id: 'restore',
  asks: 'Can the settings be set back?',
  calls: [
    {
      id: 'restore-second-account',
      like: 'restore-settings',
      of: 'second',
      purpose: "Set the second account's settings back to the program's",
      when: (context) => isChanged(context, secondAccountId(context)),
    },
    {
      id: 'restore-first-account',
      like: 'restore-settings',
      of: 'first',
      purpose: "Set the first account's settings back to the program's, or to what they were",
      when: isOnlyFirstChanged,
    },
    {
      id: 'read-first-account-again',
      like: 'restore-settings',
      purpose:
        'Read the settings of the existing account after all questions, with an update that changes nothing',
      after: ['restore-first-account'],
      insteadOf: 'restore-second-account',
      prepare: (context) =>
        isOnlyFirstChanged(context) ? usual('read-settings-again').prepare(asFirst(context)) : undefined,
    },
  ],
});

/** The change is made to the second account, if there is one. */
function isOnlyFirstChanged(context: StepContext): boolean {
  return !hasSecondAccount(context) && isChanged(context, firstAccountId(context));
}

/** Tells whether a question has sent it an update. One that was refused may have had an effect all the same. */
function isChanged({ history }: StepContext, accountId = ''): boolean {
  const { operation: update } = usual('restore-settings');
  return history.exchanges.some(
    ({ question, operation, request }) =>
      question !== undefined &&
      operation === update &&
      Object.values(request.pathParameters).includes(accountId),
  );
}
