import { jsonText } from '../../lib/json-text.ts';
import type { Report } from './report.ts';

/** `conformance.json`: the report itself, for programs. `report.schema.json` describes it. */
export function jsonReport(report: Report): string {
  return `${jsonText(report, 2)}\n`;
}
