import type { Report } from '../report/report.ts';
import type { ConformanceEvent } from './events.ts';
import type { ConformanceOptions } from './options.ts';
import { runConformance as runWithParts } from './run.ts';

/**
 * Judges a deployment: makes the calls that it takes, one after the other and each at most once, and then says of every requirement whether it
 * was kept. Yields what happens as it happens and returns the report, which is also in the last event. All that it yields is redacted: there is
 * nothing by which that could be turned off.
 *
 * @throws ConfigurationError for options that make no sense, SafetyRefusal when nobody has agreed to what would be sent: both before
 *   the first call
 */
export function runConformance(
  options: ConformanceOptions,
): AsyncGenerator<ConformanceEvent, Report, undefined> {
  return runWithParts(options);
}
