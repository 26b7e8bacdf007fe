/** Finds the account, program and contact that a step works with: those from the deployment's responses, else those from the operator. */
import { examples } from '../../generated/examples.ts';
import { isAccountId, isContactId, isProgramId } from '../../generated/identifiers.ts';
import { at, type Json } from '../../lib/json.ts';
import type { ObservedResponse } from '../judge/history.ts';
import { isSameText } from '../judge/same-id.ts';
import { isSuccess } from '../model/exchange.ts';
import type { SkipReason, StepContext } from './step.ts';
import { whyNotNew } from './why-not-new.ts';

const stored = {
  account: examples.createAccount.responses.createAccountResponse as Json,
  program: examples.retrieveProgram.responses.retrieveProgramResponse as Json,
};

/** The identifier of an example's record, which is enough for a stateless mock; `undefined` in a full run. */
export function exampleId({ profile }: StepContext, id: string): string | undefined {
  return profile === 'schema' ? id : undefined;
}

/** The account that this run has opened, unless it is not new. */
export function openedAccountId(context: StepContext): string | undefined {
  return newId(context, 'Account', isAccountId);
}

/** The account that this run opened, or else the one that the operator gave; none where the deployment returned that one as a new one. */
export function accountIdInUse(context: StepContext): string | undefined {
  const { history, given } = context;
  const own = openedAccountId(context);
  if (own !== undefined) return own;
  const isGivenOne = history
    .creating('Account')
    .some(({ body }) => isSameText(at(body, '/id'), given.accountId));
  if (isGivenOne && context.profile === 'full') return undefined;
  return given.accountId ?? exampleId(context, examples.createAccount.responses.createAccountResponse.id);
}

export function noAccount(context: StepContext): SkipReason {
  const why = whyNone(context, 'Account');
  const none = isWithoutId(context, 'Account')
    ? 'the account that was opened cannot be used: its response has no account ID'
    : 'no account was opened';
  return {
    skip:
      why === undefined
        ? `${none}; set --account-id to use an existing one`
        : `the account that was returned as a new one is not new: ${why}; nothing is written to it; to use an existing account, set --account-id and skip the creation`,
  };
}

/** The contact that this run has stored, unless it is not new. */
export function storedContactId(context: StepContext): string | undefined {
  const known = newId(context, 'Contact', isContactId);
  return known ?? exampleId(context, examples.createContact.responses.createContactResponse.id);
}

export function noContact(context: StepContext): SkipReason {
  const why = whyNone(context, 'Contact');
  const none = isWithoutId(context, 'Contact')
    ? 'the contact that was stored cannot be used: its response has no contact ID'
    : 'no contact was stored';
  return {
    skip:
      why === undefined
        ? `${none}; set --contact-id and the --account-id it belongs to`
        : `the contact that was returned as a new one is not new: ${why}; nothing is pulled from it`,
  };
}

/** Asked where there is no record to use: whether one was created nevertheless, by the status. */
function isWithoutId({ history }: StepContext, record: 'Account' | 'Contact'): boolean {
  return history.creating(record).length > 0;
}

function newId<Id extends string>(
  context: StepContext,
  record: 'Account' | 'Contact',
  is: (id: unknown) => id is Id,
): string | undefined {
  return context.history
    .creating(record)
    .filter((created) => context.profile === 'schema' || whyNotNew(created, context) === undefined)
    .map(({ body }) => at(body, '/id'))
    .findLast((id) => is(id));
}

function whyNone(context: StepContext, record: 'Account' | 'Contact'): string | undefined {
  const last = context.history.creating(record).at(-1);
  return last === undefined || context.profile === 'schema' ? undefined : whyNotNew(last, context);
}

/** An existing account as it was before the run changed it, if a response showed it. */
export function settingsBefore({ exchange }: StepContext, accountId: string): Json | undefined {
  const read = exchange('read-settings');
  if (read === undefined || read.outcome.kind !== 'response' || !isSuccess(read.outcome)) return undefined;
  return read.request.pathParameters.accountId === accountId ? read.outcome.body.value : undefined;
}

/** The program of an account that this run has opened. */
export function programIdOfAccount(context: StepContext, accountId: string | undefined): string | undefined {
  const id = at(newAccount(context, accountId), '/programId');
  return isProgramId(id) ? id : undefined;
}

/** The records in which a step finds flags and limits. */
export interface Configuration {
  /** The account as it was opened, without the run's own changes. */
  readonly account: Json | undefined;
  /** Its program. */
  readonly program: Json | undefined;
}

/** A stateless mock's settings mean nothing for its behavior: those of the examples are used instead. */
export function configurationOf(context: StepContext, accountId: string | undefined): Configuration {
  if (context.profile === 'schema') return stored;
  return { account: newAccount(context, accountId), program: programOfAccount(context, accountId) };
}

/** The account's own program, if it was read; the one that was read where the account names none. */
export function programOfAccount(context: StepContext, accountId: string | undefined): Json | undefined {
  return context.profile === 'schema' ? stored.program : programReadFor(context, accountId)?.body;
}

/** The response that first showed the account's program: a later one shows what updates of the account may have made of it. */
export function programReadFor(
  context: StepContext,
  accountId: string | undefined,
): ObservedResponse | undefined {
  const own = programIdOfAccount(context, accountId);
  return context.history
    .showing('Program')
    .find(({ pathParameters }) => own === undefined || own === pathParameters.programId);
}

function newAccount({ history }: StepContext, accountId: string | undefined): Json | undefined {
  return history
    .creating('Account')
    .map(({ body }) => body)
    .findLast((account) => accountId !== undefined && at(account, '/id') === accountId);
}
