import { isObject } from '../../../lib/json.ts';
import { NAME_WITH_BLANK } from '../../redact/mask-name.ts';
import type { ScenarioStep } from '../step.ts';
import { callsAtMost, steps } from '../steps.ts';
import {
  EMPTY_GROUPS,
  highCardLimit,
  limitsWithEmpty,
  oneSetting,
  smallerPull,
  virtualIfLeft,
} from './body-changes.ts';
import { type Question, type QuestionRow, stepSucceeded, toQuestion, usual } from './question.ts';
import { restore } from './restore.ts';
import {
  changeTexts,
  mixedText,
  mixedTexts,
  replaceTexts,
  textQuestions,
  withLeadingZeros,
} from './texts.ts';
import {
  anotherContactId,
  hasSecondAccount,
  OPEN_SECOND_ACCOUNT,
  STORE_ANOTHER_CONTACT,
  STORE_SECOND_CONTACT,
  secondContactId,
} from './two-accounts.ts';

const CHANGE_SECOND = 'change-second-account';

/** Section 2.1 lists them as seen in addresses, without saying in which. */
const OTHER_ADDRESS_TYPES: Readonly<Record<string, string>> = {
  card: 'billing',
  check: 'mailing',
  wire: 'shipping',
};

const COUNT = /\/count$/;
const FLAG = /(receive|send).\w+.enabled$/;
const OVERALL_LIMIT = /\/limits\/\w+\/(daily|monthly)$/;

/** `--thorough` asks these questions in the order of worth: if there are not enough calls for all, the last ones are left out. */
const rows: readonly QuestionRow[] = [
  {
    // Each account has its own label, identifiers and settings: an update of one shows neither those of the other nor what was sent for it.
    id: 'second-account',
    asks: 'Do two accounts keep their identifiers, labels and settings apart?',
    calls: [
      {
        id: OPEN_SECOND_ACCOUNT,
        like: 'open-account',
        of: 'first',
        purpose: 'Open a second account for the business',
      },
      {
        id: CHANGE_SECOND,
        like: 'change-settings',
        of: 'second',
        purpose: 'Change the settings of the second account',
        when: hasSecondAccount,
      },
      {
        id: 'update-first-account',
        like: 'restore-settings',
        of: 'first',
        purpose: 'Update the first account after the second, to the settings that it has',
        after: [CHANGE_SECOND],
        when: (context) => stepSucceeded(context, CHANGE_SECOND),
      },
    ],
  },
  {
    // Each pull has the bank details of the contact that it names, not of the one that was stored last or used before.
    id: 'second-contact',
    asks: 'Do two contacts keep their bank details apart, and does each pull have those of its own contact?',
    calls: [
      {
        id: STORE_SECOND_CONTACT,
        like: 'store-contact',
        of: 'spare',
        purpose: 'Store a second contact',
      },
      {
        id: 'pull-from-first-contact',
        like: 'pull-money',
        of: 'first',
        purpose: 'Pull a smaller amount from the first contact again',
        after: [STORE_SECOND_CONTACT],
        when: (context) => stepSucceeded(context, STORE_SECOND_CONTACT),
        change: smallerPull,
      },
      {
        id: 'pull-from-second-contact',
        like: 'pull-money',
        of: 'second',
        purpose: 'Pull a smaller amount from the second contact',
        after: [STORE_SECOND_CONTACT],
        // Into the account of the contact: nothing says that others are possible.
        when: (context) => hasSecondAccount(context) && secondContactId(context) !== undefined,
        change: smallerPull,
      },
    ],
  },
  {
    id: 'two-contacts-of-one-account',
    asks: 'Does a pull have the details of its own contact where the account has two?',
    calls: [
      {
        id: STORE_ANOTHER_CONTACT,
        like: 'store-contact',
        of: 'first',
        purpose: 'Store another contact for the first account',
        // The operator decides whose money moves.
        when: ({ given }) => given.contactId === undefined,
      },
      {
        id: 'pull-from-another-contact',
        like: 'pull-money',
        of: 'first',
        purpose: 'Pull a smaller amount from that contact',
        after: [STORE_ANOTHER_CONTACT],
        change(body, own, context) {
          const contactId = anotherContactId(context);
          return contactId === undefined ? undefined : smallerPull({ ...body, contactId }, own, context);
        },
      },
    ],
  },
  {
    id: 'same-update',
    asks: 'Does the same update twice show the same?',
    step: 'repeat-update',
    like: 'change-settings',
    purpose: 'Send the update of the second account again',
    after: [CHANGE_SECOND],
    prepare({ history }) {
      const first = history.responses.find(({ exchange }) => exchange === CHANGE_SECOND);
      return first !== undefined && isObject(first.sent)
        ? { pathParameters: first.pathParameters, body: first.sent }
        : undefined;
    },
  },
  {
    // Nothing is ever pulled from this contact.
    id: 'leading-zeros',
    asks: 'Do numbers that are texts keep their leading zeros?',
    step: 'store-contact-with-leading-zeros',
    like: 'store-contact',
    of: 'spare',
    purpose: 'Store a contact whose account numbers, routing numbers and second lines begin with zeros',
    change: withLeadingZeros,
  },
  {
    id: 'tagged-email',
    asks: 'Does an email address with a tag and capitals come back as it was sent?',
    step: 'store-contact-with-tagged-email',
    like: 'store-contact',
    of: 'spare',
    purpose: 'Store a contact with a tag and capitals in its email address',
    // A domain may be written in any case; what is before the sign is the mail server's own.
    change: (body) => replaceTexts(body, /^email$/, (email) => `Mc${email.replace('@', '+Invoices.2026@')}`),
  },
  ...textQuestions.slice(0, 4),
  {
    // A bank may refuse it. One that does not has to say what was sent: `false` is a value, and not an absent one.
    id: 'terms-not-accepted',
    asks: 'Does an account that is opened with acceptedTerms: false show that?',
    step: 'open-account-without-terms',
    like: 'open-account',
    of: 'first',
    purpose: 'Open an account without accepting the terms',
    change: (body) => ({ ...body, acceptedTerms: false }),
  },
  {
    id: 'empty-lists',
    asks: 'Do empty lists come back without entries?',
    step: 'issue-card-with-empty-lists',
    like: 'issue-card',
    of: 'spare',
    purpose: 'Issue a card whose lists are empty',
    change: (body) => ({ ...body, allowedCategories: [], blockedMerchants: [] }),
  },
  {
    id: 'high-card-limit',
    asks: 'Does a card limit above 1,000 come back without separators and with its cents?',
    step: 'issue-card-with-high-limit',
    like: 'issue-card',
    of: 'spare',
    purpose: 'Issue a card with a limit above 1,000',
    change: highCardLimit,
  },
  {
    id: 'virtual-card',
    asks: 'Does a virtual card show what was sent?',
    step: 'issue-virtual-card',
    like: 'issue-card',
    of: 'spare',
    purpose: 'Issue a virtual card',
    change: virtualIfLeft,
  },
  {
    // Section 4.4, as observed.
    id: 'empty-groups',
    asks: 'Does each limit group that is sent empty get the amounts of the program, whatever the others have?',
    calls: EMPTY_GROUPS.map(([id, empty]) => ({
      id: `empty-${id}-limits`,
      like: 'change-settings',
      of: 'spare',
      purpose: `Send empty limits for ${empty.join(', ')}, and amounts for all others`,
      change: (_, own) => ({ config: { limits: limitsWithEmpty(own, empty) } }),
    })),
  },
  ...textQuestions.slice(4, 8),
  {
    // Each response shows what its own request sent; what it shows of the other is not judged.
    id: 'concurrent-updates',
    asks: 'Do two updates of different settings at the same time both take effect?',
    calls: [
      {
        id: 'change-count-meanwhile',
        like: 'restore-settings',
        of: 'spare',
        purpose: 'Change another count of cards alone',
        change: oneSetting(COUNT),
      },
      {
        id: 'change-limit-meanwhile',
        like: 'restore-settings',
        of: 'spare',
        together: 'change-count-meanwhile',
        purpose: 'Change another overall limit at the same time',
        change: oneSetting(OVERALL_LIMIT),
      },
    ],
  },
  {
    // The source does not show what such an update leaves out, so it is not checked.
    id: 'partial-updates',
    asks: 'Does an update of one setting alone take effect?',
    calls: [
      {
        id: 'change-card-count-alone',
        like: 'restore-settings',
        of: 'spare',
        purpose: 'Change a count of cards alone',
        change: oneSetting(COUNT),
      },
      {
        id: 'change-flag-alone',
        like: 'restore-settings',
        of: 'spare',
        purpose: 'Change a flag alone',
        change: oneSetting(FLAG),
      },
      {
        id: 'change-limit-alone',
        like: 'restore-settings',
        of: 'spare',
        purpose: 'Change an overall limit alone',
        change: oneSetting(OVERALL_LIMIT),
      },
      {
        id: 'change-originators-alone',
        like: 'change-settings',
        of: 'spare',
        purpose: 'Change the originators alone',
        change: ({ incoming }) => (incoming === undefined ? undefined : { incoming }),
      },
    ],
  },
  {
    // Section 4.7: it is an object, and what is returned equals what was sent.
    id: 'nested-metadata',
    asks: 'Does metadata with objects, lists, numbers and flags come back as it was sent?',
    step: 'annotate-check-with-nested-metadata',
    like: 'annotate-check',
    purpose: 'Annotate the check with metadata of all types',
    change: (body, { random }) => ({
      ...body,
      metadata: {
        external_id: `00${random.digits(4)}`,
        isUrgent: false,
        count: 12,
        share: 0.25,
        nothing: null,
        tags: ['b', 'a', 'b'],
        [NAME_WITH_BLANK]: { code: '007', parts: [{ id: 1 }, { id: 2 }] },
      },
    }),
  },
  // Accounts, cards and pulls get one text each, with what was accepted elsewhere: their number may be limited, and money moves.
  {
    id: 'card-texts',
    asks: 'Do the texts of a card come back as they were sent?',
    step: 'issue-card-with-mixed-texts',
    like: 'issue-card',
    of: 'spare',
    purpose: 'Issue a card with texts of all kinds that were accepted so far',
    change: mixedTexts('issue-card', /^(label|line1|line2|city)$/),
  },
  {
    id: 'pull-description',
    asks: 'Does the description of a pull come back as it was sent?',
    step: 'pull-with-mixed-description',
    like: 'pull-money',
    of: 'first',
    purpose: 'Pull a smaller amount with a description of all kinds of texts that were accepted so far',
    change(body, own, context) {
      const description = mixedText(context, String(body.description));
      return description === undefined ? undefined : smallerPull({ ...body, description }, own, context);
    },
  },
  {
    id: 'account-label',
    asks: 'Does the label of an account come back as it was sent?',
    step: 'open-account-with-mixed-label',
    like: 'open-account',
    of: 'first',
    purpose: 'Open an account with a label of all kinds of texts that were accepted so far',
    change(body, _, context) {
      const label = mixedText(context, String(body.label));
      return label === undefined ? undefined : { ...body, label };
    },
  },
  ...textQuestions.slice(8),
  {
    id: 'other-addresses',
    asks: 'Do addresses without a second line, and of the other types that were seen, come back as they were sent?',
    step: 'store-contact-with-other-addresses',
    like: 'store-contact',
    of: 'spare',
    purpose: 'Store a contact whose addresses have no second line and other types that the source shows',
    change: (body, own) =>
      replaceTexts(
        changeTexts(own, 'store-contact', body, /^line2$/, () => ''),
        /^addressType$/,
        (type) => OTHER_ADDRESS_TYPES[type] ?? type,
      ),
  },
];

export const questions: readonly Question[] = rows.map(toQuestion);

const all = questions.flatMap(({ steps }) => steps);
const changes = all.filter(({ operation }) => operation === usual('change-settings').operation);
const last = all.filter(({ question = '' }) => ['account-label', 'other-addresses'].includes(question));

/**
 * The calls of the questions, in the order in which they are made: accounts are used before they are limited; the last one is opened while another is limited,
 * which shows whether a new account has the settings of that one, and a contact of an earlier one comes after it; settings are set back last.
 */
export const questionSteps: readonly ScenarioStep[] = [
  ...all.filter((step) => !changes.includes(step) && !last.includes(step)),
  ...changes,
  ...last,
  ...restore.steps,
];

/** Calls of a run with `--thorough` at most: an operation more takes no question away. */
export const MAX_THOROUGH_CALLS = callsAtMost([...steps, ...questionSteps]);
