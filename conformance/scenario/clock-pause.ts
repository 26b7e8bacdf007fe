import { openedAccountId } from './known-records.ts';
import type { StepCall, StepContext } from './step.ts';

/** Two clocks that run at the same rate may still be read some milliseconds apart. */
const MARGIN_MS = 25;

/** A clock of whole seconds shows a later time after this, however it rounds. */
const SECONDS = 2;

/**
 * Delays a call so that the deployment's clock shows a later time than the account's creation. No delay for an account that existed before
 * the run, nor for a mock.
 */
export function clockPause(context: StepContext, accountId: string): Pick<StepCall, 'notBefore'> {
  const opened = context.exchange('open-account');
  if (context.profile === 'schema' || opened === undefined || openedAccountId(context) !== accountId)
    return {};
  const why = `timestamps have no fractions of a second: the next call waits until ${SECONDS} seconds after the account was opened`;
  return { notBefore: { time: opened.endedAt + 1000 * SECONDS + MARGIN_MS, why } };
}
