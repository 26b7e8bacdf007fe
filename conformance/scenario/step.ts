import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { History } from '../judge/history.ts';
import type { Exchange } from '../model/exchange.ts';
import type { CreatedRecord } from '../model/journal.ts';
import type { GivenIds } from '../model/options.ts';
import type { DataKindName } from '../operator-data/data-kinds.ts';
import type { OperatorData } from '../operator-data/operator-data.ts';
import type { Random } from './random.ts';

/**
 * One call of a run, as data and a pure function. `steps.ts` puts them in the order in which they are made. Values come from the deployment's
 * responses where possible; what is sent is what the most cautious deployment would accept.
 */
export interface ScenarioStep {
  /** The name in words: `issue-card`. Also the exchange's id. */
  readonly id: string;
  readonly operation: OperationId;
  /** The title for people: `Issue a card against the account`. */
  readonly purpose: string;
  /** Steps that come first, if they are made at all: this one uses their responses. */
  readonly after: readonly string[];
  /** The steps among those that are made for this one alone. Default: all. */
  readonly needs?: readonly string[];
  /** The condition of a call that only some runs make: `if the account belongs to a different program than the one that was read`. */
  readonly onlyIf?: string;
  /** A step that is never made in the same run: the two count as one call. */
  readonly insteadOf?: string;
  /** It only adds to what another call shows: a refusal leaves no requirement open. */
  readonly optional?: true;
  /** `Question.id`, of a call that only `--thorough` makes. It is optional, whatever becomes of it. */
  readonly question?: string;
  /** The step right before this one: the two are sent at the same time. */
  readonly together?: string;
  /** The places where it sends values of the operator's, as JSON pointers into the body: to fields, objects or lists. */
  readonly sends?: { readonly [Kind in DataKindName]?: readonly string[] };
  /** The body depends on the settings of the account or program, and so is not known before the run. */
  readonly derived: boolean;
  /**
   * Returns what to send, or why nothing can be sent; `undefined` when the call is not needed. Never throws, whatever the deployment returned;
   * the call matches the description.
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
  /** The missing value and how to provide it: `the business is unknown; set --business-id`. */
  readonly skip: string;
}

/** A step may look at this. */
export interface StepContext {
  readonly given: GivenIds;
  /** Values that the deployment accepts, which are sent instead of made-up ones. */
  readonly data?: OperatorData | undefined;
  readonly maxAmount: string;
  readonly profile: 'full' | 'schema';
  readonly history: History;
  /** Every call that was sent, where `history` has a part of them. Default: those of `history`. */
  readonly sent?: readonly Exchange[];
  /** All calls up to now, failed ones too, by step id. */
  exchange(step: string): Exchange | undefined;
  /** The records that earlier runs have created, if a run must not touch those. */
  readonly recorded?: readonly CreatedRecord[];
  /** A separate stream for each step and seed, so that leaving steps out does not change the data of others. */
  readonly random: Random;
  /** Milliseconds since 1970. */
  readonly now: number;
}
