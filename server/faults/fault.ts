/**
 * A fault is data: what shall go wrong with the next answers of an operation. It is put around the finished, correct answer, so
 * nothing of the server's own code knows of it. The conformance suite's faulty servers are such data too.
 */
export interface Fault {
  /** An operation's id, `createCard`; absent: any of the seven. */
  readonly operation?: string;
  /** For how many calls it holds; `null`: until it is removed. Default: 1. */
  readonly times?: number | null;
  /** Waits so long before anything else happens. Milliseconds. */
  readonly delayMs?: number;
  /** `before`: the connection is cut and nothing is done. `after`: everything is done, and the answer is lost. */
  readonly drop?: 'before' | 'after';
  /** Answers this, and nothing is done. */
  readonly answer?: FaultyAnswer;
  /** `forget`: the operation runs and answers as if it had written, and nothing is written. */
  readonly state?: 'forget';
  /** The answer with another status. */
  readonly status?: number;
  /** The answer with these headers; `null` takes one away. Names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** JSON Patch (RFC 6902) on the body of the answer; only answers of success are changed. */
  readonly patch?: readonly PatchStep[];
  /** `truncated`: the first half of the body. `not-json`: text that is none. `empty`: no body. Applied last. */
  readonly body?: 'truncated' | 'not-json' | 'empty';
}

export interface FaultyAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

export type PatchStep =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string };
