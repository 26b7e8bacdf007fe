import { examples } from '../../generated/examples.ts';
import { exampleId, openedAccountId, programIdOfAccount } from './known-records.ts';
import type { ScenarioStep, StepContext } from './step.ts';

/** Section 4.2. The first call: later ones stay within the program's settings. */
export const readProgram: ScenarioStep = {
  id: 'read-program',
  operation: 'retrieveProgram',
  purpose: 'Read the program',
  after: [],
  derived: false,
  prepare(context) {
    const programId = programIdToRead(context);
    return programId === undefined
      ? { skip: 'the program is unknown; set --program-id' }
      : { pathParameters: { programId } };
  },
};

/** A new account names its program. If that is not the one that was read, its settings are needed too. */
export const readAccountsProgram: ScenarioStep = {
  id: 'read-accounts-program',
  operation: 'retrieveProgram',
  purpose: 'Read the program that the account belongs to',
  after: ['open-account'],
  onlyIf: 'if the account belongs to a different program than the one that was read',
  derived: false,
  prepare(context) {
    const programId = programIdOfAccount(context, openedAccountId(context));
    return programId === undefined || programId === programIdToRead(context)
      ? undefined
      : { pathParameters: { programId } };
  },
};

function programIdToRead(context: StepContext): string | undefined {
  return (
    context.given.programId ??
    exampleId(context, examples.retrieveProgram.responses.retrieveProgramResponse.id)
  );
}
