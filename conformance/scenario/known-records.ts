/** Which account, program and contact a step works with: those from the deployment's responses, else those from the operator. */
import { examples } from '../../generated/examples.ts';
import { isAccountId, isContactId, isProgramId } from '../../generated/identifiers.ts';
import { at, type Json } from '../../lib/json.ts';
import type { StepContext } from './step.ts';

const stored = {
  account: examples.createAccount.responses.createAccountResponse as Json,
  program: examples.retrieveProgram.responses.retrieveProgramResponse as Json,
};

/** The identifier of an example's record, which is enough for a stateless mock; `undefined` in a full run. */
export function exampleId({ profile }: StepContext, id: string): string | undefined {
  return profile === 'schema' ? id : undefined;
}

/** The account that this run has opened. */
export function openedAccountId({ history }: StepContext): string | undefined {
  return history
    .creating('Account')
    .map(({ body }) => at(body, '/id'))
    .findLast((id) => isAccountId(id));
}

export function accountIdInUse(context: StepContext): string | undefined {
  return (
    openedAccountId(context) ??
    context.given.accountId ??
    exampleId(context, examples.createAccount.responses.createAccountResponse.id)
  );
}

export const NO_ACCOUNT = 'no account was opened; set --account-id to use an existing one';

/** The contact that this run has stored. */
export function storedContactId(context: StepContext): string | undefined {
  const told = context.history
    .creating('Contact')
    .map(({ body }) => at(body, '/id'))
    .findLast((id) => isContactId(id));
  return told ?? exampleId(context, examples.createContact.responses.createContactResponse.id);
}

/** The program of an account that this run has opened. */
export function programIdOfAccount(context: StepContext, accountId: string | undefined): string | undefined {
  const id = at(newAccount(context, accountId), '/programId');
  return isProgramId(id) ? id : undefined;
}

/** Where a step finds flags and limits. */
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

/** The account's own program, if it was read; the last program read where the account names none. */
export function programOfAccount(context: StepContext, accountId: string | undefined): Json | undefined {
  if (context.profile === 'schema') return stored.program;
  const own = programIdOfAccount(context, accountId);
  return context.history
    .showing('Program')
    .findLast(({ pathParameters }) => own === undefined || own === pathParameters.programId)?.body;
}

function newAccount({ history }: StepContext, accountId: string | undefined): Json | undefined {
  return history
    .creating('Account')
    .map(({ body }) => body)
    .findLast((account) => accountId !== undefined && at(account, '/id') === accountId);
}
