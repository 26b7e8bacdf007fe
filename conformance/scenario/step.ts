import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { History } from '../judge/history.ts';
import type { GivenIds } from '../run/options.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { Random } from './random.ts';

/**
 * One call of a run, as data and a pure function. `steps.ts` puts them in the order in which they are made. What the deployment tells is used
 * wherever it tells; what is sent is what the most cautious deployment would accept.
 */
export interface ScenarioStep {
  /** In words: `issue-card`. Also the exchange's id. */
  readonly id: string;
  readonly operation: OperationId;
  /** For people: `Issue a card against the account`. */
  readonly purpose: string;
  /** Steps that come before it where they are made at all: it uses what they were answered. */
  readonly after: readonly string[];
  /** Where the call is made in some runs only: `if the account belongs to a different program than the one that was read`. */
  readonly onlyIf?: string;
  /** It only adds to what another call shows already: a bank that refuses it leaves nothing open. */
  readonly optional?: true;
  /** What it sends depends on the settings of the account or program, and so is not known before the run. */
  readonly derived: boolean;
  /**
   * Looks at what is known and says what to send, or why nothing can be sent. `undefined`: there is no need for it, and nothing is missed.
   * Never throws, whatever the deployment answered; what it gives fits the description.
   */
  prepare(context: StepContext): StepCall | SkipReason | undefined;
}

export interface StepCall {
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
  /** Not to be sent before this moment, in milliseconds since 1970 by the suite's clock; and why, for people. */
  readonly notBefore?: { readonly time: number; readonly why: string };
  /** The money that moves, as an amount: `1.37`. */
  readonly amount?: string;
}

export interface SkipReason {
  /** What is missing and how to mend it: `the business is unknown; set --business-id`. */
  readonly skip: string;
}

/** What a step may look at. */
export interface StepContext {
  readonly given: GivenIds;
  readonly maxAmount: string;
  readonly profile: 'full' | 'schema';
  readonly history: History;
  /** All calls up to now, failed ones too, by step id. */
  exchange(step: string): Exchange | undefined;
  /** A stream of its own for each step and seed, so that leaving steps out does not change the data of others. */
  readonly random: Random;
  /** Milliseconds since 1970. */
  readonly now: number;
}
