import type { Json } from '../../../lib/json.ts';
import type { RecordedCall, RecordedFailure } from '../recorded-call.ts';
import type { RunNote } from '../run-notes.ts';

/** A line of an NDJSON recording: one call. `recorded-call.schema.json` has the same form. */
export interface CallLine {
  /** Between 2000 and 2100: RFC 3339 with any offset, or milliseconds since 1970. Absent: `durationMs` before `endedAt`. */
  readonly startedAt?: string | number;
  /** The time at which the response had arrived in full. Two of the three times say the third one. */
  readonly endedAt?: string | number;
  /** Default: 0. */
  readonly durationMs?: number;
  readonly request: LineRequest;
  /** Absent or null: the recording does not contain it. */
  readonly response?: LineResponse | LineFailure | null;
  /** The run of calls that `conform` made. */
  readonly run?: RunNote;
  /** A copy that other calls of a part of a recording need: it is judged in another part. */
  readonly context?: RecordedCall['context'];
  /** Values are pseudonyms, as are names that the description does not have. */
  readonly pseudonyms?: true;
  /** A comment for people, as is any name that begins with `_`: not read. */
  readonly id?: string | number;
  readonly comment?: string;
}

export type LineRequest = {
  readonly method: string;
  /** Absolute; or a path, where `headers` has `host`. */
  readonly url: string;
  readonly headers?: LineHeaders;
} & LineBody;

export type LineResponse = {
  readonly status: number;
  readonly headers?: LineHeaders;
} & LineBody;

/** No complete response arrived. */
export interface LineFailure {
  readonly failure: RecordedFailure['failure'];
  readonly detail?: string;
}

/** The headers by name, with a list if a header was repeated; or in the order of the wire. */
export type LineHeaders =
  | Readonly<Record<string, string | readonly string[]>>
  | readonly (readonly [name: string, value: string] | { readonly name: string; readonly value: string })[];

/**
 * At most one of these. None: the recording does not contain the body, apart from requests and responses that have none by their method or status.
 */
export interface LineBody {
  /** A JSON value. */
  readonly json?: Json;
  /** The body as a text; empty: there was none. */
  readonly text?: string;
  /** The body's bytes. */
  readonly base64?: string;
  /** There may have been a body. */
  readonly notRecorded?: true;
}
