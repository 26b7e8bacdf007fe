import { changeTexts } from './change-texts.ts';
import { keepOperators } from './keep-operators.ts';
import { likeBefore, question } from './question.ts';
import { smallerPull } from './smaller-pull.ts';
import { mixedText } from './texts.ts';
import { asFirst, asSpare, OPEN_SECOND_ACCOUNT } from './two-accounts.ts';

/*
 * Accounts, cards and pulls get one text each, with what was accepted elsewhere: their number may be limited, and money moves.
 */

export const cardTexts = question('card-texts', 'Do the texts of a card come back as they were sent?', {
  id: 'issue-card-with-mixed-texts',
  like: 'issue-card',
  purpose: 'Issue a card with texts of all kinds that were accepted so far',
  after: [OPEN_SECOND_ACCOUNT],
  prepare: (context) =>
    likeBefore(context, 'issue-card', asSpare(context), (body) =>
      mixedText(context, '') === undefined
        ? undefined
        : changeTexts(
            body,
            /^(label|line1|line2|city)$/,
            keepOperators(context, 'issue-card', body, (text) => mixedText(context, text) ?? text),
          ),
    ),
});

export const accountLabel = question(
  'account-label',
  'Does the label of an account come back as it was sent?',
  {
    id: 'open-account-with-mixed-label',
    like: 'open-account',
    purpose: 'Open an account with a label of all kinds of texts that were accepted so far',
    prepare: (context) =>
      likeBefore(context, 'open-account', asFirst(context), (body) => {
        const label = mixedText(context, String(body.label));
        return label === undefined ? undefined : { ...body, label };
      }),
  },
);

export const pullDescription = question(
  'pull-description',
  'Does the description of a pull come back as it was sent?',
  {
    id: 'pull-with-mixed-description',
    like: 'pull-money',
    purpose: 'Pull a smaller amount with a description of all kinds of texts that were accepted so far',
    prepare: (context) =>
      smallerPull(
        context,
        likeBefore(context, 'pull-money', asFirst(context), (body) => {
          const description = mixedText(context, String(body.description));
          return description === undefined ? undefined : { ...body, description };
        }),
      ),
  },
);
