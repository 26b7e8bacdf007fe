import type { Scenario } from './scenario.ts';

/** What a rewriting does, for reports. */
export const REWRITING_WORDS: Readonly<Record<NonNullable<Scenario['rewriting']>, string>> = {
  escaped: 'every character of each text in a response is written as an escape, such as \\u0061 for a',
  'capital-ids':
    'the identifiers of accounts, contacts, cards and transfers have capital letters in responses',
  'bare-ids':
    'the identifiers of accounts, contacts, cards and transfers have no hyphens in responses but the first one',
};
