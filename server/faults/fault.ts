/**
 * A fault says, as data, what goes wrong with the next calls of an operation. It is applied around the finished, correct response, so the operations'
 * own code knows nothing about it. The conformance suite's faulty servers are faults too.
 */
export interface Fault {
  /** An operation's id, `createCard`; absent: any. */
  readonly operation?: string;
  /** Limits the fault to calls with a key of this program. */
  readonly programId?: string;
  /** Only for calls that meet all of these conditions; others are not affected. */
  readonly when?: readonly Condition[];
  /** The number of calls that it lasts for; `null`: until it is removed. Default: 1. */
  readonly times?: number | null;
  /** Waits this long before anything else happens. Milliseconds, at most 60,000. */
  readonly delayMs?: number;
  /**
   * `before`: the connection is cut and nothing is done. `after`: everything is done, and the response is lost. `midway`: the response's
   * headers, including the full `content-length`, and half of its body arrive.
   */
  readonly drop?: 'before' | 'after' | 'midway';
  /** Returns this response, and nothing is done. */
  readonly answer?: FaultyAnswer;
  /** `forget`: the operation runs and returns as if it had written, but nothing is written. Not for calls that only read. */
  readonly state?: 'forget';
  /** The operation returns the correct response, but writes something else. Not for calls that only read. */
  readonly written?: readonly WrittenChange[];
  /** Replaces the response's status. The call is carried out all the same: to refuse it, use `answer`. */
  readonly status?: number;
  /** Sets these headers of the response; `null` removes one. Names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** JSON Patch (RFC 6902) on the body. An error response is not changed, and does not count. */
  readonly patch?: readonly PatchStep[];
  /** Applied last. */
  readonly body?: BodyChange;
}

export interface FaultyAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
}

/** A condition on the JSON body of the request. */
export interface Condition {
  /** JSON pointer into it: `/config/limits/send/ach/daily`. */
  readonly request: string;
  /** Tells whether the place exists. Default: true. */
  readonly exists?: boolean;
  /** The value there. */
  readonly is?: unknown;
  /** The value there is another. */
  readonly isNot?: unknown;
}

/** Every record of this kind that the operation writes is changed on its way to the store. */
export interface WrittenChange {
  /** Prefix of its id: `acc-`. The records' form: server/store/records.ts. */
  readonly kind: string;
  readonly patch: readonly PatchStep[];
}

/** The six operations of RFC 6902, and two more for values that depend on the call. */
export type PatchStep =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string }
  | TakeStep
  | ChangeStep;

/** Adds a value from elsewhere at `path`, as `add` would: an echo of the request, or outdated data. */
export interface TakeStep {
  readonly op: 'take';
  /**
   * `request`: the request's JSON body. `before`: the resource before this call; in `written`, the record before it. A resource that
   * this call creates did not exist before.
   */
  readonly of: 'request' | 'before';
  readonly from: string;
  readonly path: string;
}

/** Changes the string, number or flag at `path`. The changes are made in this order; at least one. */
export interface ChangeStep {
  readonly op: 'change';
  readonly path: string;
  /** Keeps a part of the string, with the arguments of `String.slice`: `[-4]` for the last four characters. */
  readonly slice?: readonly [number] | readonly [number, number];
  readonly prepend?: string;
  readonly append?: string;
  readonly letters?: 'upper' | 'lower';
  /** Shifts a timestamp. */
  readonly addSeconds?: number;
  /** Added to an amount or a count, which keeps its number of fraction digits: `-0.01`. */
  readonly addAmount?: string;
  /** Swaps `true` and `false`; cannot be combined with others, except `as`. */
  readonly invert?: true;
  /** Converts the value to another JSON type: `"10.00"` as `10`, `false` as `"false"`. */
  readonly as?: 'text' | 'number';
}

/**
 * Invalid JSON: `truncated` (the first half of the text in a complete message), `not-json` (a page of HTML), `empty`,
 * `not-utf8` (a stray byte), `duplicate-key` (the first key twice, the first time with another value), `byte-order-mark`. Still the same
 * JSON: `keys-reversed`, `indented`, `in-pieces` (many small chunks).
 */
export type BodyChange =
  | 'truncated'
  | 'not-json'
  | 'empty'
  | 'not-utf8'
  | 'duplicate-key'
  | 'byte-order-mark'
  | 'keys-reversed'
  | 'indented'
  | 'in-pieces';
