import type { ConformanceOptions } from '../model/options.ts';
import type { Report } from '../model/report.ts';
import type { ConformanceEvent } from './events.ts';
import { runSuite } from './run-suite.ts';

/**
 * Judges a deployment: makes the calls, one after the other and each at most once, and then gives every
 * requirement a result. Yields each event as it happens and returns the report, which is also in the last event.
 * Everything it yields is redacted, and no option turns that off.
 *
 * @throws ConfigurationError for invalid options, SafetyRefusal when the options do not permit what the run would
 *   send: both before the first call
 */
export function runConformance(
  options: ConformanceOptions,
): AsyncGenerator<ConformanceEvent, Report, undefined> {
  return runSuite(options);
}
