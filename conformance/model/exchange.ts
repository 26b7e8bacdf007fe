import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';

/**
 * One call and its outcome, in full. It holds secrets and bank details: it stays in memory, and everything that leaves the suite is made
 * from it by `redact/`.
 */
export interface Exchange {
  /** The step's id, which is in words: `issue-card`. */
  readonly id: string;
  readonly operation: OperationId;
  /** The step for people: `Issue a card against the account`. */
  readonly purpose: string;
  /** `Question.id`, of a call that only `--thorough` makes. */
  readonly question?: string;
  readonly request: {
    readonly method: string;
    /** The URL with the base address: `https://bank.example/prefix/v1/card`. */
    readonly url: string;
    readonly pathParameters: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Json | undefined;
    /** The reason why `body` is `undefined` although the request had one, or may have had one. Only in recordings: the suite's own requests are known. */
    readonly unreadBody?: 'not-recorded' | 'not-json';
    /** A body that is text, and no JSON. */
    readonly text?: string;
  };
  /** The time of the suite's clock, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
}

export type Outcome = CompleteResponse | Failure;

/** A complete response arrived. */
export interface CompleteResponse {
  readonly kind: 'response';
  readonly status: number;
  /** Names in lower case; the values of a repeated name are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body's length in bytes. */
  readonly bytes: number;
  readonly body: Body;
}

/** Tells whether a response reports success: any 2xx, since the exact status is a separate fact, and not always shown. */
export function isSuccess({ status }: Pick<CompleteResponse, 'status'>): boolean {
  return status >= 200 && status <= 299;
}

/** The body read strictly, as RFC 8259 has it: UTF-8, no byte order mark. */
export type Body =
  | { readonly kind: 'json'; readonly value: Json }
  | {
      readonly kind: 'unreadable';
      readonly why: 'empty' | 'not-utf8' | 'byte-order-mark' | 'not-json' | 'not-recorded';
      /** The text has replacement characters for bytes that are not UTF-8. */
      readonly text: string;
      /** The reason why a body is not recorded, if more is known: `its content coding zstd cannot be decoded`. In words of our own. */
      readonly reason?: string;
      /** The value as a lenient parser reads it, if it can: after a byte order mark, for example. */
      readonly value?: Json;
    };

/** No complete response arrived. The effect of a write is then unknown. */
export interface Failure {
  readonly kind: 'failure';
  readonly reason:
    | 'unreachable'
    | 'timeout'
    /** The connection ended before the body did. */
    | 'cut-off'
    | 'too-large'
    /** The operator stopped the run. */
    | 'interrupted'
    /** The recording does not contain it. */
    | 'not-recorded';
  /** The suite's own text; of what was received, only the system's error code: `ECONNREFUSED`. Of a recorded call, the recorder's words. */
  readonly detail: string;
}
