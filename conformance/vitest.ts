/** The suite inside an implementer's own tests: what `banking-platform-api/conformance/vitest` exports. */
import { beforeAll, describe, test } from 'vitest';
import { operations } from '../generated/operations.ts';
import { requirements } from './catalogue/catalogue.ts';
import { describeResult, describeUnjudged } from './judge/describe-result.ts';
import { ConfigurationError, type ConformanceOptions, SafetyRefusal } from './model/options.ts';
import type { Report, RequirementResult } from './model/report.ts';
import { outlived } from './report/waiver-of.ts';
import {
  describeMissingOptions,
  inOptions,
  type MissingOption,
  missingOptions,
} from './run/missing-options.ts';
import { runConformance } from './run/run-conformance.ts';

export { type JudgeAnyTestsOptions, type JudgeTestsOptions, judgeTests } from './testing/judge-tests.ts';

export interface DescribeOptions {
  /** The name of the group that holds everything. Default: `conformance`. */
  readonly name?: string;
  /** Says what to do with a requirement that was selected but could not be checked. Default: `fail`. */
  readonly inconclusive?: 'fail' | 'skip';
  /** The time for the whole run, in milliseconds. Default: 120,000. */
  readonly timeout?: number;
  /** Is given the report before the first test: to keep it, or to write it to files. */
  readonly onReport?: (report: Report) => unknown;
}

/**
 * Declares a test for each requirement, grouped by operation. The calls are made once, before the first of them. A violated requirement fails with
 * each violation in words; skipped requirements are skipped, as are those that are violated or waived without failing the run. Where an option is
 * missing or invalid, or does not permit what would be sent, one test fails and says which, and what could not be judged without it is skipped.
 *
 * @param options as for `runConformance`, or a function that gives them once the server is up: it is called in a `beforeAll`
 */
export function describeConformance(
  options: ConformanceOptions | (() => ConformanceOptions | Promise<ConformanceOptions>),
  { name = 'conformance', inconclusive = 'fail', timeout = 120_000, onReport }: DescribeOptions = {},
): void {
  describe(name, () => {
    let report: Report;
    let results: ReadonlyMap<string, RequirementResult>;
    let missing: readonly MissingOption[] = [];
    let refused: Refusal | undefined;

    beforeAll(async () => {
      const given = typeof options === 'function' ? await options() : options;
      const outcome = await runToItsEnd(given);
      if (outcome instanceof Error) {
        refused = outcome;
        return;
      }
      report = outcome;
      results = new Map(report.requirements.map((result) => [result.id, result]));
      missing = missingOptions(given, report);
      await onReport?.(report);
    }, timeout);

    test('the run has every option that it needs', () => {
      if (refused !== undefined) fail(refused.name, `${refused.message}\n${inOptions(refused.fix)}`);
      if (missing.length > 0) fail('MissingOption', describeMissingOptions(missing));
    });

    for (const { id: operation } of Object.values(operations))
      describe(operation, () => {
        for (const { id } of requirements.filter(({ operations: [first] }) => first === operation))
          test(id, ({ skip }) => {
            if (refused !== undefined) return skip('nothing was sent');
            const result = results.get(id) as RequirementResult;
            if (result.fails) fail('Violated', describeResult(result));
            // One failure is enough: that of the test above.
            const excused = missing.length > 0 || inconclusive === 'skip';
            if (result.status === 'inconclusive' && !excused) fail('Inconclusive', describeResult(result));
            if (result.status !== 'passed') skip(describeUnjudged(result));
          });
      });

    test('every waiver still applies', ({ skip }) => {
      if (refused !== undefined) return skip('nothing was sent');
      const gone = report.waivers.flatMap((waiver) => {
        const reason = outlived(waiver);
        return reason === undefined ? [] : [`${waiver.requirement} (${waiver.reason}): ${reason}`];
      });
      if (gone.length > 0) fail('StaleWaiver', gone.join('\n'));
    });
  });
}

type Refusal = ConfigurationError | SafetyRefusal;

/** The report; or the error from before the first call. */
async function runToItsEnd(options: ConformanceOptions): Promise<Report | Refusal> {
  try {
    const run = runConformance(options);
    for (;;) {
      const { done, value } = await run.next();
      if (done) return value;
    }
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof SafetyRefusal) return error;
    throw error;
  }
}

/** Throws without a stack: the place where it is thrown says nothing about the server. */
function fail(name: string, message: string): never {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}`;
  throw error;
}
