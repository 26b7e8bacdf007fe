import { jsonTextParts } from '../../lib/json-text.ts';
import type { Report } from '../model/report.ts';
import { sealReport } from './seal-report.ts';

/** `conformance.json`: the report itself with its digest, for programs. `report.schema.json` describes it. */
export function jsonReport(report: Report): string {
  return [...jsonReportParts(report)].join('');
}

/** Returns the same text part by part: reports have megabytes. */
export function* jsonReportParts(report: Report): Generator<string> {
  yield* jsonTextParts(sealReport(report), 2);
  yield '\n';
}
