/** Which account, program and contact a step works with: what the deployment told, then what the operator gave. */
import { examples } from '../../generated/examples.ts';
import { isAccountId, isContactId, isProgramId } from '../../generated/identifiers.ts';
import { at, type Json } from '../../lib/json.ts';
import type { StepContext } from './step.ts';

const stored = {
  account: examples.createAccount.responses.createAccountResponse as Json,
  program: examples.retrieveProgram.responses.retrieveProgramResponse as Json,
};

/** The identifier of a record of the examples: all that a mock without a memory needs. Nothing in a full run. */
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

/** The program that an account which this run has opened says it belongs to. */
export function programIdOfAccount(context: StepContext, accountId: string | undefined): string | undefined {
  const id = at(newAccount(context, accountId), '/programId');
  return isProgramId(id) ? id : undefined;
}

/** Where a step finds what is switched on and how much is allowed. */
export interface Configuration {
  /** The account as it was opened: what this run has changed since is none of its own settings. */
  readonly account: Json | undefined;
  /** Its program. */
  readonly program: Json | undefined;
}

/** What a mock without a memory tells of settings holds for nothing that it does: the examples' stand in. */
export function configurationOf(context: StepContext, accountId: string | undefined): Configuration {
  if (context.profile === 'schema') return stored;
  return { account: newAccount(context, accountId), program: programOfAccount(context, accountId) };
}

/** Without an account that tells its program, the one that was read. Another account's program says nothing of this one. */
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
