import type { Failure } from '../model/exchange.ts';
import type { RunNote } from './run-notes.ts';

/**
 * One call as somebody recorded it: a browser, a proxy, a test, the suite itself. Recordings hold secrets unless `record/` made them; like an
 * `Exchange`, a call stays in memory, and everything that leaves is made from it by `redact/` or `record/`.
 */
export interface RecordedCall {
  /** Unique among the calls of one judgment, and shown in reports: `staging.har#17`. */
  readonly id: string;
  /** The time in milliseconds since 1970, by the recorder's clock; fractions count. */
  readonly startedAt: number;
  /** When the response had arrived in full, or had failed. */
  readonly endedAt: number;
  readonly request: {
    readonly method: string;
    /** Absolute: `https://bank.example/prefix/v1/card?dry=1`. */
    readonly url: string;
    readonly headers: HeaderList;
    readonly body: RecordedBody;
  };
  readonly response: RecordedResponse | RecordedFailure;
  /** The run of calls that `conform` made: `_run` of a HAR entry. */
  readonly run?: RunNote;
  /** A copy that other calls of a part of a recording need (`_context` of a HAR entry): it is judged in another part. */
  readonly context?: true | CallTimes;
  /** `record/` made it: values, and names that the description does not have, are pseudonyms (`_pseudonyms` of a HAR entry). */
  readonly pseudonyms?: true;
}

/**
 * A copy with these stands for all calls that they are of: creations, of which others need no more than the times, or reads that show the same. Milliseconds
 * since 1970: when each was sent, when its response had arrived, and for a creation the time that it shows, if it shows one.
 */
export type CallTimes = readonly (readonly [startedAt: number, endedAt: number, createdAt?: number])[];

export interface RecordedResponse {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: RecordedBody;
}

/** No complete response arrived, or the recording does not contain one. */
export interface RecordedFailure {
  readonly failure: Failure['reason'];
  /** The recorder's own words, or ours: may hold anything. */
  readonly detail: string;
}

/** The headers in the order of the wire; names as they were written, repeated if they were. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/**
 * A body after its content encoding was removed. A string where it is known to have been valid UTF-8 without a byte order mark; bytes otherwise.
 * `none`: there was no body. `not-recorded`: there may have been one (browsers drop some, recorders cut long ones), so nothing can be judged by it.
 */
export type RecordedBody =
  | string
  | Uint8Array
  | {
      readonly absent: 'none' | 'not-recorded';
      /** `Body.reason` */
      readonly reason?: string;
    };
