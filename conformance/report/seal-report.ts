import { canonicalJson } from '../../lib/canonical-json.ts';
import { sha256Of } from '../catalogue/suite.ts';
import type { Report } from './report.ts';

/** The report with its digest, which replaces the one that it has. */
export function sealReport(report: Report): Report {
  const { digest: _, ...rest } = report;
  return { ...rest, digest: sealOf(rest) };
}

/** `sha256:…` of a report without its own digest, in canonical form: neither the order of members nor the layout of the file counts. */
export function sealOf(report: object): string {
  const { digest: _, ...rest } = report as { digest?: unknown };
  return sha256Of(canonicalJson(rest));
}
