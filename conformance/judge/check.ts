import type { OperationId } from '../catalogue/operations.ts';
import type { Json } from '../json.ts';
import type { Seen } from './seen.ts';

/** Judges one row of `spec/requirements/`. */
export interface Check {
  /** The row's id. */
  readonly requirement: string;
  /**
   * Everything that was seen of it, good and bad. An empty list: nothing of what it takes was seen, and the runner says why. Looks at
   * answers, never at order: each judgement rests on the answers that it names.
   */
  judge(seen: Seen): readonly Judgement[];
}

export type Judgement = Held | Violated | Vacuous | Unjudged;

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
  readonly expected: Told;
  readonly actual: Told;
}

/** It could not be broken here: an empty list has no entries to be wrong, what is unset has no parts. Counts as kept. */
export interface Vacuous {
  readonly outcome: 'vacuous';
  readonly exchange: string;
  /** `the list is empty` */
  readonly reason: string;
}

/** There was an answer, and it does not let this be judged: the part that it would stand in is missing. */
export interface Unjudged {
  readonly outcome: 'unjudged';
  readonly exchange: string;
  readonly reason: string;
}

/**
 * A thing to be told to people. Our own words are shown as they are, so they never hold anything that came over the wire; a value is shown if it is
 * of a kind that may be shown, and is described otherwise.
 */
export type Told =
  | { readonly words: string }
  | {
      /** `undefined`: there is no such field. */
      readonly value: Json | undefined;
      /** Where it stands, which decides whether it may be shown: a pointer into the body that was sent or answered. */
      readonly pointer: string;
      /** Said before the value: `the name that was sent:` */
      readonly words?: string;
    };
