import type { ApiDescription } from '../api/to-judged-api.ts';
import type { Report } from '../model/report.ts';
import type { PublishedCounts } from '../stream/call-publisher.ts';
import type { PublishSetup } from '../stream/nats-recorder.ts';
import type { LiveJudgement, LiveJudgeOptions } from '../traffic/live-judge.ts';
import type { CapturedCall } from './captured-call.ts';

export interface RecordSetup {
  /** Absolute path of a file that does not exist. */
  readonly path: string;
  /** That of the recording: HAR for `.har`, else NDJSON. */
  readonly name: string;
}

/** The first message: what is checked, and where it is recorded. */
export interface JudgingSetup {
  /** The address of the target: `https://bank.example`. */
  readonly origin: string;
  readonly options: Omit<LiveJudgeOptions, 'clock' | 'api'>;
  /** The description that calls are judged by. Absent: that of this package. */
  readonly description?: ApiDescription | undefined;
  /** The file in which calls are recorded. Absent: nowhere. */
  readonly record?: RecordSetup;
  /** The stream to which calls are published, and judged by others. Absent: they are judged here. */
  readonly publish?: PublishSetup;
}

export interface NumberedCall {
  readonly number: number;
  readonly call: CapturedCall;
}

export type ToJudging =
  | { readonly type: 'setup'; readonly setup: JudgingSetup }
  | { readonly type: 'calls'; readonly calls: readonly NumberedCall[] }
  /** The number of the last call, which may not have been sent yet. Only where calls are published. */
  | { readonly type: 'seen'; readonly seen: number }
  /** Without a number, nobody knows how many calls there were. */
  | { readonly type: 'finish'; readonly seen?: number };

export type FromJudging =
  | { readonly type: 'started' }
  | { readonly type: 'ready' }
  /** The options are invalid, or the recording cannot be created. */
  | {
      readonly type: 'refused';
      readonly name: string;
      readonly message: string;
      readonly fix?: string;
      readonly code?: string;
    }
  | { readonly type: 'taken'; readonly numbers: readonly number[] }
  | { readonly type: 'violations'; readonly found: LiveJudgement }
  /** It works: what it has to do may take long. */
  | { readonly type: 'alive' }
  | { readonly type: 'problem'; readonly why: string }
  | { readonly type: 'finished'; readonly report?: Report; readonly published?: PublishedCounts };
