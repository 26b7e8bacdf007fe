import type { JsonObject } from '../../../lib/json.ts';
import type { StepContext } from '../step.ts';
import { changeTexts } from './change-texts.ts';
import { keepOperators } from './keep-operators.ts';
import { likeBefore, type Question, question } from './question.ts';
import { asSpare, OPEN_SECOND_ACCOUNT } from './two-accounts.ts';

/** Section 2.1 lists them as seen in addresses, without saying in which. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  card: 'billing',
  check: 'mailing',
  wire: 'shipping',
};

const detail = (
  id: string,
  asks: string,
  purpose: string,
  change: (body: JsonObject, context: StepContext) => JsonObject,
): Question =>
  question(id, asks, {
    id: `store-contact-with-${id}`,
    like: 'store-contact',
    purpose,
    after: [OPEN_SECOND_ACCOUNT],
    prepare: (context) =>
      likeBefore(context, 'store-contact', asSpare(context), (body) => change(body, context)),
  });

export const taggedEmail = detail(
  'tagged-email',
  'Does an email address with a tag and capitals come back as it was sent?',
  'Store a contact with a tag and capitals in its email address',
  // A domain may be written in any case; what is before the sign is the mail server's own.
  (body) => changeTexts(body, /^email$/, (email) => `Mc${email.replace('@', '+Invoices.2026@')}`),
);

export const addressDetails = detail(
  'other-addresses',
  'Do addresses without a second line, and of the other types that were seen, come back as they were sent?',
  'Store a contact whose addresses have no second line and other types that the source shows',
  (body, context) =>
    changeTexts(
      changeTexts(
        body,
        /^line2$/,
        keepOperators(context, 'store-contact', body, () => ''),
      ),
      /^addressType$/,
      (type) => OTHER_TYPES[type] ?? type,
    ),
);
