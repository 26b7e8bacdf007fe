import type { Report } from '../model/report.ts';
import { withProblems } from '../report/with-problems.ts';
import type { LiveJudge, LiveJudgement } from '../traffic/live-judge.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';

/** Writes calls down, without their secrets. */
export interface CallRecorder {
  write(call: RecordedCall): Promise<void>;
  close(): Promise<void>;
}

export interface JudgeAndRecorderOptions {
  readonly judge: LiveJudge;
  /** Default: nothing is recorded. */
  readonly recorder?: CallRecorder | undefined;
  /** Called with violations alone. */
  readonly onViolations?: (found: LiveJudgement) => void;
  /** Called once for each of the two that fails, in words. */
  readonly onProblem?: (why: string) => void;
}

/** Checks and records calls as they come. One that fails ends without the other, and never throws. */
export class JudgeAndRecorder {
  readonly #options: JudgeAndRecorderOptions;
  #judge: LiveJudge | undefined;
  #recorder: CallRecorder | undefined;
  readonly #problems: string[] = [];

  constructor(options: JudgeAndRecorderOptions) {
    this.#options = options;
    this.#judge = options.judge;
    this.#recorder = options.recorder;
  }

  /** Resolves when the call is judged and written. */
  async take(call: RecordedCall): Promise<void> {
    this.#judgeBy((judge) => judge.add(call));
    try {
      await this.#recorder?.write(call);
    } catch (error) {
      const recorder = this.#recorder;
      this.#recorder = undefined;
      if (recorder === undefined) return;
      this.#fail(`nothing is recorded any more: ${messageOf(error)}`);
      await recorder.close().catch(() => {});
    }
  }

  /**
   * Judges calls that had to wait for others.
   *
   * @param now see `LiveJudge`
   */
  judgeWaiting(now?: number): void {
    this.#judgeBy((judge) => judge.judgeWaiting(now));
  }

  /** @returns the report up to now; inconclusive, with the reason, where something failed */
  async finish(): Promise<Report> {
    this.judgeWaiting();
    try {
      await this.#recorder?.close();
    } catch (error) {
      this.#fail(`the recording is not complete: ${messageOf(error)}`);
    }
    return withProblems(this.#options.judge.finish(), this.#problems);
  }

  #judgeBy(work: (judge: LiveJudge) => LiveJudgement): void {
    if (this.#judge === undefined) return;
    try {
      const found = work(this.#judge);
      if (found.violations.length > 0) this.#options.onViolations?.(found);
    } catch (error) {
      this.#judge = undefined;
      this.#fail(`nothing is checked any more: ${messageOf(error)}`);
    }
  }

  #fail(why: string): void {
    this.#problems.push(why);
    this.#options.onProblem?.(why);
  }
}

/** System errors are shown by their code, since their words may contain anything. */
function messageOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name ?? 'unknown error';
}
