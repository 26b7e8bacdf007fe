import { isAccountId, isContactId } from '../../../generated/identifiers.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { at } from '../../../lib/json.ts';
import { creates } from '../../catalogue/effect.ts';
import { toHistory } from '../../judge/history.ts';
import type { Exchange } from '../../model/exchange.ts';
import { accountIdInUse } from '../known-records.ts';
import type { StepContext } from '../step.ts';
import { whyNotNew } from '../why-not-new.ts';

export const OPEN_SECOND_ACCOUNT = 'open-second-account';
export const STORE_SECOND_CONTACT = 'store-second-contact';
export const STORE_ANOTHER_CONTACT = 'store-another-contact';
const OF_SECOND: readonly string[] = [OPEN_SECOND_ACCOUNT, STORE_SECOND_CONTACT];

/** Returns what the calls before the questions have shown: steps that work with "the account" then work with the first one. */
export function asFirst(context: StepContext): StepContext {
  return showing(context, ({ question, operation }) => question === undefined || !isParty(operation));
}

/** As if the second account and its contact were the only ones. */
export function asSecond(context: StepContext): StepContext {
  const { accountId: _, contactId: __, ...given } = context.given;
  return {
    ...showing(context, ({ id, operation }) => OF_SECOND.includes(id) || !isParty(operation)),
    given,
  };
}

/** Returns what belongs to the second account, if the run has opened one: no other step uses it. Else with the first. */
export function asSpare(context: StepContext): StepContext {
  return secondAccountId(context) === undefined ? asFirst(context) : asSecond(context);
}

export function firstAccountId(context: StepContext): string | undefined {
  return accountIdInUse(asFirst(context));
}

export function secondAccountId(context: StepContext): string | undefined {
  return newId(context, OPEN_SECOND_ACCOUNT, isAccountId);
}

export function hasSecondAccount(context: StepContext): boolean {
  return secondAccountId(context) !== undefined;
}

export function secondContactId(context: StepContext): string | undefined {
  return newId(context, STORE_SECOND_CONTACT, isContactId);
}

/** Returns a contact of the first account, beside the one that every run stores. */
export function anotherContactId(context: StepContext): string | undefined {
  return newId(context, STORE_ANOTHER_CONTACT, isContactId);
}

function isParty(operation: OperationId): boolean {
  return creates(operation, 'Account') || creates(operation, 'Contact');
}

/** Returns the record that a step created, unless that is not a new one: a run writes to no record that is not its own. */
function newId(context: StepContext, step: string, is: (id: unknown) => boolean): string | undefined {
  const created = context.history.responses.find(({ exchange }) => exchange === step);
  if (created === undefined || whyNotNew(created, context) !== undefined) return undefined;
  const id = at(created.body, '/id');
  return typeof id === 'string' && is(id) ? id : undefined;
}

function showing(context: StepContext, isShown: (exchange: Exchange) => boolean): StepContext {
  const { exchanges } = context.history;
  return { ...context, history: toHistory(exchanges.filter(isShown)), sent: context.sent ?? exchanges };
}
