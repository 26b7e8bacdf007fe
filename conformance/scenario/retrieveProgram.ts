import { examples } from '../../generated/examples.ts';
import { shows } from '../catalogue/effect.ts';
import { isSuccess } from '../model/exchange.ts';
import {
  accountIdInUse,
  exampleId,
  openedAccountId,
  programIdOfAccount,
  programReadFor,
} from './known-records.ts';
import { LOWERING } from './lowering-updates.ts';
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

/** An account has a configuration of its own: its updates change nothing in its program. */
export const readProgramAgain: ScenarioStep = {
  id: 'read-program-again',
  operation: 'retrieveProgram',
  purpose: 'Read the program once more, which updates of an account leave as it was',
  after: ['read-program', 'read-accounts-program', ...LOWERING],
  needs: LOWERING.slice(0, 1),
  onlyIf: 'if the program was read before the settings of the account were changed',
  optional: true,
  derived: false,
  prepare(context) {
    const isUpdated = LOWERING.some((step) => {
      const outcome = context.exchange(step)?.outcome;
      return outcome?.kind === 'response' && isSuccess(outcome);
    });
    const programId = programReadFor(context, accountIdInUse(context))?.pathParameters.programId;
    return isUpdated && programId !== undefined && context.profile === 'full'
      ? { pathParameters: { programId } }
      : undefined;
  },
};

/** A person may configure a program during a run: what an account has from it is compared with the program before and afterward. */
export const readProgramLast: ScenarioStep = {
  id: 'read-program-last',
  operation: 'retrieveProgram',
  purpose: 'Read the program at the end, which may have changed during the run',
  after: ['read-program-again', 'read-settings-again', 'annotate-check-again'],
  needs: ['read-program', 'open-account'],
  onlyIf: 'if an account was opened or updated since the program was read',
  optional: true,
  derived: false,
  prepare(context) {
    const { history, profile } = context;
    const programId = programReadFor(context, accountIdInUse(context))?.pathParameters.programId;
    const last = history.responses.findLast(
      ({ operation }) => shows(operation, 'Program') || shows(operation, 'Account'),
    );
    const isOutdated = last !== undefined && shows(last.operation, 'Account');
    return profile === 'full' && programId !== undefined && isOutdated
      ? { pathParameters: { programId } }
      : undefined;
  },
};

function programIdToRead(context: StepContext): string | undefined {
  return (
    context.given.programId ??
    exampleId(context, examples.retrieveProgram.responses.retrieveProgramResponse.id)
  );
}
