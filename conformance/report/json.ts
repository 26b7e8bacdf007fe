import { jsonText } from '../../lib/json-text.ts';
import type { Report } from './report.ts';
import { sealReport } from './seal-report.ts';

/** `conformance.json`: the report itself with its digest, for programs. `report.schema.json` describes it. */
export function jsonReport(report: Report): string {
  return `${jsonText(sealReport(report), 2)}\n`;
}
