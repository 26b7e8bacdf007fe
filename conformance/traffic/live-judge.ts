import type { JudgedApi } from '../api/judged-api.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { Report, ReportExchange } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import type { RecordedCall } from './recorded-call.ts';

/** Judges calls as they happen, in bounded memory: of records that were last seen long ago, nothing is known any more. */
export interface LiveJudge {
  /** Tells whether a call is to one of the operations, and will be judged. */
  takes(method: string, url: string): boolean;
  /**
   * Judges a call by itself and by those before it. Calls must be added when they have ended; what belongs to none of the operations is only
   * counted. Never throws, whatever a call contains.
   */
  add(call: RecordedCall): LiveJudgement;
  /**
   * Judges what had to wait for calls that might still have been in progress: what has waited long enough by then, or all of it.
   *
   * @param now in milliseconds since 1970. Default: all is judged by what is known
   */
  judgeWaiting(now?: number): LiveJudgement;
  /**
   * The report of all calls up to now. The judge can go on afterward.
   *
   * @param earlier what another judge found, which did not come to its report. Default: nothing
   */
  finish(earlier?: readonly LiveJudgement[]): Report;
}

export interface LiveJudgement {
  /** Redacted; at most 100 of each requirement over the judge's life, the others are counted in the report. */
  readonly violations: readonly Violation[];
  /** The call that they are about, redacted. Absent where they are about an earlier one, which had to wait for others that were in progress. */
  readonly exchange?: ReportExchange;
  /** The calls that they are about, redacted, if `exchange` is absent. Absent: none. */
  readonly waited?: readonly ReportExchange[];
}

export interface LiveJudgeOptions
  extends Pick<
    ConformanceOptions,
    'only' | 'skip' | 'evidence' | 'overlay' | 'profile' | 'waivers' | 'clock'
  > {
  /** The description that the calls are judged by. Default: that of this package. */
  readonly api?: JudgedApi;
  /** Nobody changes records but by the calls that are added: what differs from an earlier response is a violation. */
  readonly complete?: boolean;
}
