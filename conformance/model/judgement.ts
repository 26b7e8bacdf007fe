import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';

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
  /** JSON pointer into the response's body; empty for the whole body, or for status and headers. */
  readonly pointer: string;
  readonly expected: DisplayValue;
  readonly actual: DisplayValue;
  /** Tells whether another value would have been right at this place, which shows how far off the actual one is. */
  readonly fits?: (value: Json | undefined) => boolean;
}

/** It cannot be violated here: an empty array has no wrong entries, an unset object has no parts. Counts as held. */
export interface Vacuous {
  readonly outcome: 'vacuous';
  readonly exchange: string;
  /** `the list is empty` */
  readonly reason: string;
}

/** There was a response, but it cannot be judged by it: the parent of the place is missing, for example. */
export interface Inconclusive {
  readonly outcome: 'inconclusive';
  readonly exchange: string;
  readonly reason: string;
}

/**
 * Something to show to people. `words` are the suite's own and shown as they are, so they never hold text from the server; a value is shown if
 * its field may be shown, and is described otherwise.
 */
export type DisplayValue =
  | { readonly words: string }
  | {
      /** `undefined`: the field is missing. */
      readonly value: Json | undefined;
      /** Decides whether the value may be shown: a pointer into the request's or response's body. */
      readonly pointer: string;
      /** Shown before the value: `the name that was sent:` */
      readonly words?: string;
    };
