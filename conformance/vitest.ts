/** The suite inside an implementer's own tests: what `banking-platform-api/conformance/vitest` exports. */
import { beforeAll, describe, test } from 'vitest';
import { operations } from '../generated/operations.ts';
import { requirements } from './catalogue/catalogue.ts';
import { describeResult, describeUnjudged } from './judge/describe-result.ts';
import type { Report, RequirementResult } from './report/report.ts';
import { outlived } from './report/waiver-of.ts';
import { ConfigurationError, type ConformanceOptions, SafetyRefusal } from './run/options.ts';
import { runConformance } from './run/run-conformance.ts';

export interface DescribeOptions {
  /** Of the group that holds everything. Default: `conformance`. */
  readonly name?: string;
  /** What to do with a requirement that was selected but could not be judged. Default: `fail`. */
  readonly inconclusive?: 'fail' | 'skip';
  /** For the whole run, in milliseconds. Default: 120,000. */
  readonly timeout?: number;
  /** Is given the report before the first test: to keep it, or to write it to files. */
  readonly onReport?: (report: Report) => unknown;
}

/**
 * Declares a test for each requirement, grouped by operation. The calls are made once, before the first of them. A violated requirement fails with
 * each violation in words; skipped requirements are skipped, as are those that are violated or waived without failing the run. Where options are invalid
 * or do not permit what would be sent, all of them fail with the fix.
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

    beforeAll(async () => {
      report = await runToItsEnd(typeof options === 'function' ? await options() : options);
      results = new Map(report.requirements.map((result) => [result.id, result]));
      await onReport?.(report);
    }, timeout);

    for (const { id: operation } of Object.values(operations))
      describe(operation, () => {
        for (const { id } of requirements.filter(({ operations: [first] }) => first === operation))
          test(id, ({ skip }) => {
            const result = results.get(id) as RequirementResult;
            if (result.fails) fail('Violated', describeResult(result));
            if (result.status === 'inconclusive' && inconclusive === 'fail')
              fail('Inconclusive', describeResult(result));
            if (result.status !== 'passed') skip(describeUnjudged(result));
          });
      });

    test('every waiver still applies', () => {
      const gone = report.waivers.flatMap((waiver) => {
        const reason = outlived(waiver);
        return reason === undefined ? [] : [`${waiver.requirement} (${waiver.reason}): ${reason}`];
      });
      if (gone.length > 0) fail('StaleWaiver', gone.join('\n'));
    });
  });
}

/** An error from before the first call, with its fix. */
async function runToItsEnd(options: ConformanceOptions): Promise<Report> {
  const run = runConformance(options);
  try {
    for (;;) {
      const { done, value } = await run.next();
      if (done) return value;
    }
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof SafetyRefusal)
      fail(error.name, `${error.message}\n${error.fix}`);
    throw error;
  }
}

/** Without a stack: the place where it is thrown says nothing about the server. */
function fail(name: string, message: string): never {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}`;
  throw error;
}
