import { likeBefore, question, stepSucceeded } from './question.ts';
import { smallerPull } from './smaller-pull.ts';
import {
  asFirst,
  asSecond,
  asSpare,
  OPEN_SECOND_ACCOUNT,
  STORE_SECOND_CONTACT,
  secondAccountId,
  secondContactId,
} from './two-accounts.ts';

/** Each pull has the bank details of the contact that it names, not of the one that was stored last or used before. */
export const secondContact = question(
  'second-contact',
  'Do two contacts keep their bank details apart, and does each pull have those of its own contact?',
  {
    id: STORE_SECOND_CONTACT,
    like: 'store-contact',
    purpose: 'Store a second contact',
    after: [OPEN_SECOND_ACCOUNT],
    prepare: (context) => likeBefore(context, 'store-contact', asSpare(context)),
  },
  {
    id: 'pull-from-first-contact',
    like: 'pull-money',
    purpose: 'Pull a smaller amount from the first contact again',
    after: [STORE_SECOND_CONTACT],
    prepare: (context) =>
      stepSucceeded(context, STORE_SECOND_CONTACT)
        ? smallerPull(context, likeBefore(context, 'pull-money', asFirst(context)))
        : undefined,
  },
  {
    id: 'pull-from-second-contact',
    like: 'pull-money',
    purpose: 'Pull a smaller amount from the second contact',
    after: [STORE_SECOND_CONTACT],
    // Into the account of the contact: nothing says that others are possible.
    prepare: (context) =>
      secondContactId(context) !== undefined && secondAccountId(context) !== undefined
        ? smallerPull(context, likeBefore(context, 'pull-money', asSecond(context)))
        : undefined,
  },
);
