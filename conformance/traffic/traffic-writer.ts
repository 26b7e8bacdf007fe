import type { RecordedCall } from './recorded-call.ts';

/** Makes the text of a file of recorded calls, piece by piece. What it is given leaves unredacted: only `record/` may give it a bank's calls. */
export interface TrafficWriter {
  /** The text to append for a call. The first one begins with the head of the file. */
  write(call: RecordedCall): string;
  /** The text that completes the file after the calls written so far. More calls may follow: the next text then replaces this one. */
  end(): string;
}
