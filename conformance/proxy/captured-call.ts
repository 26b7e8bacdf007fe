import type { RecordedFailure } from '../traffic/recorded-call.ts';

/** A call as it passed, before any content coding was removed. It can be handed to another process. */
export interface CapturedCall {
  /** When the head of the request had arrived, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the last byte of the response had arrived, or the call had failed. */
  readonly endedAt: number;
  readonly request: CapturedRequest;
  readonly response: CapturedResponse | RecordedFailure;
}

export interface CapturedRequest {
  readonly method: string;
  /** The target of the request line: `/v1/card?dry=1`. */
  readonly path: string;
  /** Names and values in turn, in the order and case of the wire. */
  readonly rawHeaders: readonly string[];
  readonly content: CapturedContent;
}

export interface CapturedResponse {
  readonly status: number;
  /** Names and values in turn, in the order and case of the wire. */
  readonly rawHeaders: readonly string[];
  readonly content: CapturedContent;
}

/** The content is not chunked, and keeps its content coding. */
export type CapturedContent = Uint8Array | 'none' | 'not-recorded';
