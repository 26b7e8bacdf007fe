import type { ScenarioStep } from '../step.ts';
import { callsAtMost, steps } from '../steps.ts';
import { highCardLimit, listsWithDoubles, virtualCard } from './cards.ts';
import { nestedMetadata } from './check-metadata.ts';
import { addressDetails, taggedEmail } from './contact-details.ts';
import { emptyGroups } from './empty-groups.ts';
import { leadingZeros } from './leading-zeros.ts';
import { type Question, usual } from './question.ts';
import { restore } from './restore.ts';
import { sameUpdate, secondAccount } from './second-account.ts';
import { secondContact } from './second-contact.ts';
import { concurrentUpdates, partialUpdates } from './settings.ts';
import { termsNotAccepted } from './terms-not-accepted.ts';
import { textQuestions } from './texts.ts';
import { accountLabel, cardTexts, pullDescription } from './texts-elsewhere.ts';

/** What `--thorough` asks, in the order of worth: where there are not calls enough for all, the last ones are left out. */
export const questions: readonly Question[] = [
  secondAccount,
  secondContact,
  sameUpdate,
  leadingZeros,
  taggedEmail,
  ...textQuestions.slice(0, 4),
  termsNotAccepted,
  listsWithDoubles,
  highCardLimit,
  virtualCard,
  emptyGroups,
  ...textQuestions.slice(4, 8),
  concurrentUpdates,
  partialUpdates,
  nestedMetadata,
  cardTexts,
  pullDescription,
  accountLabel,
  ...textQuestions.slice(8),
  addressDetails,
];

const all = questions.flatMap(({ steps }) => steps);
const changes = all.filter(({ operation }) => operation === usual('change-settings').operation);
const last = [...accountLabel.steps, ...addressDetails.steps];

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
