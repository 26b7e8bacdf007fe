import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';

/**
 * One call and what came of it, in full. It holds secrets and bank details: it stays in memory, and everything that leaves the suite is made
 * of it by `redact/`.
 */
export interface Exchange {
  /** The step's id, which is in words: `issue-card`. */
  readonly id: string;
  readonly operation: OperationId;
  /** For people: `Issue a card against the account`. */
  readonly purpose: string;
  readonly request: {
    readonly method: string;
    /** With the base address: `https://bank.example/prefix/v1/card`. */
    readonly url: string;
    readonly pathParameters: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Json | undefined;
  };
  /** Of the suite's clock, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
}

export type Outcome = CompleteResponse | Failure;

/** A whole answer arrived. */
export interface CompleteResponse {
  readonly kind: 'response';
  readonly status: number;
  /** Names in lower case; a name that came several times has its values joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body's length in bytes. */
  readonly bytes: number;
  readonly body: Body;
}

/** Whether an answer reports success: any 2xx, since which of them is a fact of its own, and not always shown. */
export function isSuccess({ status }: Pick<CompleteResponse, 'status'>): boolean {
  return status >= 200 && status <= 299;
}

/** The body read strictly, as RFC 8259 has it: UTF-8, no byte order mark. */
export type Body =
  | { readonly kind: 'json'; readonly value: Json }
  | {
      readonly kind: 'unreadable';
      readonly why: 'empty' | 'not-utf8' | 'byte-order-mark' | 'not-json';
      /** Replacement characters where bytes were no text. */
      readonly text: string;
      /** What a lenient reader makes of it, if it makes anything of it: behind a byte order mark, for example. */
      readonly value?: Json;
    };

/** No whole answer arrived. What became of a write is then unknown. */
export interface Failure {
  readonly kind: 'failure';
  readonly reason:
    | 'unreachable'
    | 'timeout'
    /** The connection ended before the body did. */
    | 'cut-off'
    | 'too-large'
    /** The operator stopped the run. */
    | 'interrupted';
  /** In our own words, without anything that came over the wire but a system's error code: `ECONNREFUSED`. */
  readonly detail: string;
}
