import { escapeInvisible } from '../../lib/json-text.ts';
import { RECORDING, type Report } from '../model/report.ts';
import { maskedHar } from './masked-har.ts';

/**
 * `conformance.har`: the calls as HAR 1.2, for the tools that show traffic and for `conform --traffic`. What the report hides has a pseudonym that
 * keeps what the judge needs. A report that was read from a file has only masked values.
 */
export function harReport(report: Report): string {
  const har = report[RECORDING]?.();
  return har === undefined ? maskedHar(report) : escapeInvisible(har);
}
