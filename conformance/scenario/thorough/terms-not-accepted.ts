import { likeBefore, question } from './question.ts';
import { asFirst } from './two-accounts.ts';

/** A bank may refuse it. One that does not has to say what was sent: `false` is a value, and not an absent one. */
export const termsNotAccepted = question(
  'terms-not-accepted',
  'Does an account that is opened with acceptedTerms: false show that?',
  {
    id: 'open-account-without-terms',
    like: 'open-account',
    purpose: 'Open an account without accepting the terms',
    prepare: (context) =>
      likeBefore(context, 'open-account', asFirst(context), (body) => ({ ...body, acceptedTerms: false })),
  },
);
