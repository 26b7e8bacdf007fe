import { openedAccountId } from './known-records.ts';
import type { StepCall, StepContext } from './step.ts';

/** Two clocks that run at the same rate may still be read some milliseconds apart. */
const MARGIN_MS = 25;

/** After so long, a clock of whole seconds shows two more, however it rounds. */
const SECONDS = 2;

/**
 * What comes after the account is to be created at a later moment by the deployment's own clock. Nothing waits for an account that is older than
 * the run, nor for a mock.
 */
export function clockPause(context: StepContext, accountId: string): Pick<StepCall, 'notBefore'> {
  const opened = context.exchange('open-account');
  if (context.profile === 'schema' || opened === undefined || openedAccountId(context) !== accountId)
    return {};
  const why = `timestamps have no fractions of a second: the next call waits until ${SECONDS} seconds after the account was opened`;
  return { notBefore: { time: opened.endedAt + 1000 * SECONDS + MARGIN_MS, why } };
}
