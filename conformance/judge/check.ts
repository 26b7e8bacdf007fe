import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import type { History } from './history.ts';

/** Judges one row of `spec/requirements/`. */
export interface RowCheck {
  /** The row's id. */
  readonly requirement: string;
  /**
   * A judgement for each response that it is about. An empty list: the run had none, and the runner says why. Looks at
   * responses, never at order: each judgement rests on the responses that it names.
   */
  judge(history: History): readonly Judgement[];
}

export type Judgement = Held | Violated | Vacuous | Inconclusive;

export interface Held {
  readonly outcome: 'held';
  /** `Exchange.id` */
  readonly exchange: string;
}

export interface Violated {
  readonly outcome: 'violated';
  readonly exchange: string;
  readonly operation: OperationId;
  /** JSON pointer into the response's body; empty for all of it, or for what is no body. */
  readonly pointer: string;
  readonly expected: DisplayValue;
  readonly actual: DisplayValue;
}

/** It could not be broken here: an empty array has no entries to be wrong, what is unset has no parts. Counts as kept. */
export interface Vacuous {
  readonly outcome: 'vacuous';
  readonly exchange: string;
  /** `the list is empty` */
  readonly reason: string;
}

/** There was a response, and it does not let this be judged: the part that it would stand in is missing. */
export interface Inconclusive {
  readonly outcome: 'inconclusive';
  readonly exchange: string;
  readonly reason: string;
}

/**
 * Something to show to people. Our own words are shown as they are, so they never hold anything that came over the wire; a value is shown if it
 * is of a kind that may be shown, and is described otherwise.
 */
export type DisplayValue =
  | { readonly words: string }
  | {
      /** `undefined`: there is no such field. */
      readonly value: Json | undefined;
      /** Where it stands, which decides whether it may be shown: a pointer into the body that was sent or answered. */
      readonly pointer: string;
      /** Said before the value: `the name that was sent:` */
      readonly words?: string;
    };
