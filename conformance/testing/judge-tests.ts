import { beforeAll } from 'vitest';
import type { JudgedApi } from '../api/judged-api.ts';
import type { AnyReport, OfAnyApi } from '../model/any-api.ts';
import type { Report } from '../model/report.ts';
import type { LiveJudgement } from '../traffic/live-judge.ts';
import {
  CallWatcher,
  type FetchFunction,
  type JudgedFetch,
  type JudgeFetchOptions,
  SETTLE_MS,
  watched,
} from './judge-fetch.ts';
import { throwVerdict } from './throw-verdict.ts';

export interface JudgeTestsOptions<Fetch extends FetchFunction = typeof globalThis.fetch>
  extends JudgeFetchOptions {
  /** The fetch function that the tests send their calls with. Default: the global one, which is replaced while the tests of a file run. */
  readonly fetch?: Fetch;
  /** True if a file fails whose calls leave a requirement open. Default: `pass`, since few tests show everything. */
  readonly inconclusive?: 'fail' | 'pass';
  /** Is given the report of each file that calls something: to keep it, or to write it to files. */
  readonly onReport?: (report: Report) => unknown;
}

/** The options for any API. */
export interface JudgeAnyTestsOptions<Fetch extends FetchFunction = typeof globalThis.fetch>
  extends Omit<JudgeTestsOptions<Fetch>, 'api' | 'onViolations' | 'onReport'> {
  readonly api: JudgedApi;
  readonly onViolations?: (found: OfAnyApi<LiveJudgement>) => void;
  readonly onReport?: (report: AnyReport) => unknown;
}

const TO_JUDGE_MS = 60_000;

/** The name of the file that runs. Where files share their modules (`isolate: false`), a client that was made in another file has the function of that file. */
let running: CallWatcher | undefined;

/**
 * Judges the calls that tests make: a file of tests fails, after the last of them, when the deployment violated something in its calls. Called in a
 * setup file (`setupFiles` of vitest), it judges every file of tests by itself. A file that calls nothing is left
 * alone, unless `inconclusive` is `fail`.
 *
 * @returns the fetch function that is judged, for what does not use the global one
 */
export function judgeTests<Fetch extends FetchFunction = typeof globalThis.fetch>(
  options: JudgeAnyTestsOptions<Fetch>,
): Fetch & JudgedFetch<AnyReport>;
export function judgeTests<Fetch extends FetchFunction = typeof globalThis.fetch>(
  options?: JudgeTestsOptions<Fetch>,
): Fetch & JudgedFetch;
export function judgeTests<Fetch extends FetchFunction = typeof globalThis.fetch>(
  options: JudgeTestsOptions<Fetch> | JudgeAnyTestsOptions<Fetch> = {},
): Fetch & JudgedFetch {
  const { fetch, inconclusive = 'pass', onReport, ...judging } = options as JudgeTestsOptions<Fetch>;
  const before = globalThis.fetch;
  const watcher = new CallWatcher(judging);
  running = watcher;
  const judged = watched((fetch ?? before) as Fetch, watcher, () =>
    watcher.isFinished ? (running ?? watcher) : watcher,
  );
  // It is replaced at once, because clients keep the function that is there when they are made.
  if (fetch === undefined) globalThis.fetch = judged as unknown as typeof globalThis.fetch;
  const end = async () => {
    // A mock that was put before it stays.
    if (globalThis.fetch === (judged as unknown)) globalThis.fetch = before;
    const report = await watcher.finish();
    if (running === watcher) running = undefined;
    if (watcher.count > 0 || inconclusive === 'fail') await throwVerdict(report, inconclusive, onReport);
  };
  // A function that a `beforeAll` returns runs after every `afterAll`, in whatever order those are (`sequence.hooks`). The verdict is not to be lost
  // to `hookTimeout`.
  beforeAll(() => end, (judging.settleMs ?? SETTLE_MS) + TO_JUDGE_MS);
  return judged;
}
