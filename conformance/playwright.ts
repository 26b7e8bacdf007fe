/** Fixtures that judge the calls of a team's own browser tests: what `banking-platform-api/conformance/playwright` exports. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  test as base,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import type { JudgedApi } from './api/judged-api.ts';
import type { AnyReport } from './model/any-api.ts';
import type { Report } from './model/report.ts';
import { judgePages } from './testing/judge-pages.ts';
import { throwVerdict } from './testing/throw-verdict.ts';
import { verdictError } from './testing/to-error.ts';
import { createLiveJudge } from './traffic/create-live-judge.ts';
import type { LiveJudge, LiveJudgeOptions } from './traffic/live-judge.ts';

export { expect } from '@playwright/test';
export { type JudgePagesOptions, judgePages } from './testing/judge-pages.ts';

export interface JudgeFixtureOptions extends LiveJudgeOptions {
  /** True if the run fails when a requirement is left open. Default: `pass`, since few tests show everything. */
  readonly inconclusive?: 'fail' | 'pass';
  /** Is given the report of each worker: to keep it, or to write it to files. */
  readonly onReport?: (report: Report) => unknown;
}

/** The options for any API. */
export interface JudgeAnyFixtureOptions extends Omit<JudgeFixtureOptions, 'api' | 'onReport'> {
  /** The result of `readApi` of `banking-platform-api/read-api`; a promise may be given as it is. */
  readonly api: JudgedApi | Promise<JudgedApi>;
  readonly onReport?: (report: AnyReport) => unknown;
}

export interface JudgeFixtures {
  /** Judges the calls of all tests of a worker, one after the other. */
  conformanceJudge: LiveJudge;
}

/** Sees whether a worker runs tests again. */
export interface RetryFixtures {
  conformanceRetries: undefined;
}

type TestArgs = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerArgs = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

/**
 * Makes fixtures for `test.extend`, beside your own: they check what pages send to the operations of the description, and fail the run after a
 * worker's last test if the deployment violated something. A test in which that happened has it as an attachment.
 */
export function judgeFixtures(
  options: JudgeFixtureOptions | JudgeAnyFixtureOptions = {},
): Fixtures<RetryFixtures, JudgeFixtures, TestArgs, WorkerArgs> {
  let isRetrying = false;
  const { inconclusive = 'pass', onReport, api, ...judging } = options;
  return {
    conformanceJudge: [
      // Playwright requires a destructured parameter.
      // biome-ignore lint/correctness/noEmptyPattern: see above
      async ({}, use, workerInfo) => {
        const judge = createLiveJudge({ ...judging, ...(api !== undefined && { api: await api }) });
        await use(judge);
        try {
          await throwVerdict(judge.finish(), inconclusive, onReport);
        } catch (error) {
          await keepFailure(workerInfo.project.outputDir, error);
          throw error;
        }
        if (isRetrying) await throwEarlierFailure(workerInfo.project.outputDir);
      },
      { scope: 'worker', auto: true },
    ],
    conformanceRetries: [
      // biome-ignore lint/correctness/noEmptyPattern: see above
      async ({}, use, { retry }) => {
        isRetrying ||= retry > 0;
        await use(undefined);
      },
      { auto: true },
    ],
    context: async ({ context, conformanceJudge }, use, testInfo) => {
      const found: unknown[] = [];
      const end = judgePages(context, {
        judge: conformanceJudge,
        onViolations: ({ violations }) => found.push(...violations),
        name: testInfo.testId,
      });
      await use(context);
      await end();
      if (found.length > 0)
        await testInfo.attach('conformance-violations', {
          body: JSON.stringify(found, undefined, 2),
          contentType: 'application/json',
        });
    },
  };
}

/** Playwright's `test`, with the fixtures. */
export const test: TestType<TestArgs & RetryFixtures, WorkerArgs & JudgeFixtures> = base.extend<
  RetryFixtures,
  JudgeFixtures
>(judgeFixtures());

/** Cleared by Playwright before a run, as all of its output folder. */
const FILE = '.conformance-failure.json';

/** Keeps what a worker fails with, for the worker that runs its last test again. The run fails without it, too. */
async function keepFailure(outputFolder: string, error: unknown): Promise<void> {
  try {
    await mkdir(outputFolder, { recursive: true });
    const message = error instanceof Error ? error.message : String(error);
    await writeFile(join(outputFolder, FILE), JSON.stringify({ run: process.ppid, message }));
  } catch {
    // A folder that cannot be written to must not hide the error.
  }
}

/**
 * Playwright counts what a worker fails with at its end as a failure of its last test, and runs that one again where retries are asked for: a test that passes then would hide
 * the verdict.
 *
 * @throws what an earlier worker of this run has failed with
 */
async function throwEarlierFailure(outputFolder: string): Promise<void> {
  const text = await readFile(join(outputFolder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { run, message } = JSON.parse(text) as { readonly run: number; readonly message: string };
  if (run !== process.ppid) return;
  throw verdictError(`Found before this test was run again: ${message}`);
}
