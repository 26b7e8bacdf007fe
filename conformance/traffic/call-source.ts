import type { RecordedCall } from './recorded-call.ts';

/** The place of a call in its file, so that it can be read again: calls take far more memory than what is compared of them. */
export interface CallPosition {
  /** Index into the files of the source. */
  readonly file: number;
  /** The offset in bytes. */
  readonly offset: number;
  readonly length: number;
  /** The number of the entry or line in its file, from 1. */
  readonly number: number;
}

/** Recorded calls in files. */
export interface CallSource {
  /**
   * Every call whose method and path may be one of the description's, in the order of the files. The others are only counted, but for those that may have changed a record: they are
   * counted, and come here, too.
   *
   * @throws RecordingError for a file that is broken or ends early: which one, at which byte, line and column, and what was expected
   */
  scan(): AsyncIterable<{
    readonly call: RecordedCall;
    readonly position: CallPosition;
    /** It is to no operation, or to another deployment than the one that is judged. */
    readonly isOther?: boolean;
  }>;
  /** Somebody has named the deployment: all calls are to it, whatever they look like. */
  readonly isOfOneDeployment?: boolean;
  /** Reads the same call once more. */
  readAt(position: CallPosition): RecordedCall;
  /** Calls that `scan` has passed over, by method and path with ids replaced (`GET /v1/statements/{id}`), the most frequent first. */
  others(): readonly { readonly what: string; readonly count: number }[];
}
