import { afterAll } from 'vitest';
import type { Report } from '../report/report.ts';
import { type FetchFunction, type JudgedFetch, type JudgeFetchOptions, judgeFetch } from './judge-fetch.ts';
import { toError } from './to-error.ts';

export interface JudgeTestsOptions extends JudgeFetchOptions {
  /** What the tests send their calls with. Default: the global one, which is replaced while the tests of a file run. */
  readonly fetch?: FetchFunction;
  /** Whether a file fails whose calls leave a requirement open. Default: `pass`, since few tests show everything. */
  readonly inconclusive?: 'fail' | 'pass';
  /** Is given the report of each file: to keep it, or to write it to files. */
  readonly onReport?: (report: Report) => unknown;
}

/**
 * Judges the calls that tests make: a file of tests fails, after the last of them, when the deployment violated something in its calls. Called in a
 * setup file (`setupFiles` of vitest), it judges every file of tests by itself.
 *
 * @returns the fetch function that is judged, for what does not use the global one
 */
export function judgeTests(options: JudgeTestsOptions = {}): FetchFunction & JudgedFetch {
  const { fetch, inconclusive = 'pass', onReport, ...judging } = options;
  const before = globalThis.fetch;
  const judged = judgeFetch<FetchFunction>(fetch ?? before, judging);
  // At once: clients keep the function that is there when they are made.
  if (fetch === undefined) globalThis.fetch = judged;
  afterAll(async () => {
    // A mock that was put before it stays.
    if (globalThis.fetch === judged) globalThis.fetch = before;
    const report = await judged.finish();
    await onReport?.(report);
    const { verdict } = report.run;
    if (verdict === 'violated' || (verdict === 'inconclusive' && inconclusive === 'fail'))
      throw toError(report);
  });
  return judged;
}
