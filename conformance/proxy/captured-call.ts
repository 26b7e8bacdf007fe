import type { RecordedFailure } from '../traffic/recorded-call.ts';

/** A call as it crossed the wire, before anything was decoded. Its bytes can be handed to another process. */
export interface CapturedCall {
  /** When the first line of the request had arrived, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the last byte of the response had arrived, or its connection had ended. */
  readonly endedAt: number;
  readonly request: CapturedMessage;
  readonly response: CapturedMessage | RecordedFailure;
}

export interface CapturedMessage {
  /** `POST /v1/card HTTP/1.1` or `HTTP/1.1 200 OK` */
  readonly start: string;
  /** The lines of its header fields. */
  readonly fieldLines: Uint8Array;
  /** Without chunking, but with its content encoding. */
  readonly content: Uint8Array | 'none' | 'not-recorded';
}

/** Of the content of a message, in bytes as they crossed the wire. */
export const MAX_CONTENT = 2 ** 23;

/** How many bytes may wait in memory to be judged, over all connections. */
export class Budget {
  #left: number;
  constructor(bytes: number) {
    this.#left = bytes;
  }
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }
  free(bytes: number): void {
    this.#left += bytes;
  }
}

/** What all connections of a proxy share. Apart from each other: large contents must not keep heads from being read. */
export interface Budgets {
  readonly content: Budget;
  readonly heads: Budget;
}
