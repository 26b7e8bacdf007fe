/**
 * A fault is data: what shall go wrong with the next answers of an operation. It is put around the finished, correct answer, so
 * nothing of the server's own code knows of it. The conformance suite's faulty servers are such data too.
 */
export interface Fault {
  /** An operation's id, `createCard`; absent: any. */
  readonly operation?: string;
  /** Only for calls of which all of this is true; others go by as if it were not there. */
  readonly when?: readonly Condition[];
  /** For how many calls it holds; `null`: until it is removed. Default: 1. */
  readonly times?: number | null;
  /** Waits so long before anything else happens. Milliseconds, at most 60,000. */
  readonly delayMs?: number;
  /**
   * `before`: the connection is cut and nothing is done. `after`: everything is done, and the answer is lost. `midway`: the answer's
   * headers, `content-length` of the whole among them, and half of its body arrive.
   */
  readonly drop?: 'before' | 'after' | 'midway';
  /** Answers this, and nothing is done. */
  readonly answer?: FaultyAnswer;
  /** `forget`: the operation runs and answers as if it had written, and nothing is written. Not for calls that only read. */
  readonly state?: 'forget';
  /** The operation answers rightly, and writes something else. Not for calls that only read. */
  readonly written?: readonly WrittenChange[];
  /** The answer with another status. */
  readonly status?: number;
  /** The answer with these headers; `null` takes one away. Names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** JSON Patch (RFC 6902) on the body. An answer that is no success is left alone altogether, and does not count. */
  readonly patch?: readonly PatchStep[];
  /** Applied last. */
  readonly body?: BodyChange;
}

export interface FaultyAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

/** Something about the JSON body of the request. */
export interface Condition {
  /** JSON pointer into it: `/config/limits/send/ach/daily`. */
  readonly request: string;
  /** Whether there is such a place. Default: true. */
  readonly exists?: boolean;
  /** What stands there. */
  readonly is?: unknown;
  /** Something else than this stands there. */
  readonly isNot?: unknown;
}

/** Every record of this kind that the operation writes is changed on its way to the store. */
export interface WrittenChange {
  /** Beginning of its id, `acc-`; what records look like: server/records.ts. */
  readonly kind: string;
  readonly patch: readonly PatchStep[];
}

/** The six of RFC 6902, and two more for values that only the call itself can tell. */
export type PatchStep =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string }
  | TakeStep
  | ChangeStep;

/** Puts a value from elsewhere at `path`, as `add` would: an echo where none belongs, an answer that is out of date. */
export interface TakeStep {
  readonly op: 'take';
  /**
   * `request`: its JSON body. `before`: the same resource as it was before this call; in `written`, the same record. A resource that
   * this call creates was not there before.
   */
  readonly of: 'request' | 'before';
  readonly from: string;
  readonly path: string;
}

/** Makes something else of the text, number or flag that stands at `path`. In this order; at least one. */
export interface ChangeStep {
  readonly op: 'change';
  readonly path: string;
  /** Keeps the characters from the first to before the second, as `String.slice` counts: `[-4]` the last four. */
  readonly slice?: readonly [number] | readonly [number, number];
  readonly prepend?: string;
  readonly append?: string;
  readonly letters?: 'upper' | 'lower';
  /** Moves a timestamp. */
  readonly addSeconds?: number;
  /** Moves an amount or a count, and keeps its number of fraction digits: `-0.01`. */
  readonly addAmount?: string;
  /** `true` as `false` and the other way round; goes with none of the others but `as`. */
  readonly invert?: true;
  /** The same value as another type of JSON: `"10.00"` as `10`, `false` as `"false"`. */
  readonly as?: 'text' | 'number';
}

/**
 * What reads wrongly: `truncated` (the first half of the text, though the message is whole), `not-json` (a page of HTML), `empty`,
 * `not-utf8` (a stray byte), `duplicate-key` (the first key a second time, with another value in front), `byte-order-mark`. What
 * reads as well as before: `keys-reversed`, `indented`, `in-pieces` (many small chunks).
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
