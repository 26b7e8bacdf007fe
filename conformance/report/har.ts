import { escapeInvisible } from '../../lib/json-text.ts';
import { harWriter } from '../traffic/write-har.ts';
import { maskedHar } from './masked-har.ts';
import { RECORDING } from './recording.ts';
import type { Report } from './report.ts';

/**
 * `conformance.har`: the calls as HAR 1.2, for the tools that show traffic and for `conform --traffic`. What the report hides has a pseudonym that
 * keeps what the judge needs. Of a report that was read from a file no more is known than it shows: there, what was masked stays masked.
 */
export function harReport(report: Report): string {
  const { run } = report;
  const calls = report[RECORDING]?.();
  if (calls === undefined) return maskedHar(report);
  const writer = harWriter(`Run ${run.id} against ${run.target.baseUrl}`);
  return escapeInvisible(calls.map((call) => writer.write(call)).join('') + writer.end());
}
