import { createHash } from 'node:crypto';
import { writeCanonicalJson } from '../../lib/canonical-json.ts';
import type { Report } from '../model/report.ts';

/** The report with its digest, which replaces the one that it has. */
export function sealReport(report: Report): Report {
  const { digest: _, ...rest } = report;
  return { ...rest, digest: sealOf(rest) };
}

/** `sha256:…` of a report without its own digest, in canonical form: neither the order of members nor the layout of the file counts. */
export function sealOf(report: object): string {
  const { digest: _, ...rest } = report as { digest?: unknown };
  const hash = createHash('sha256');
  let open = '';
  writeCanonicalJson(rest, (part) => {
    open += part;
    if (open.length < CHUNK) return;
    hash.update(open);
    open = '';
  });
  return `sha256:${hash.update(open).digest('hex')}`;
}

/** The characters are counted in parts: reports have millions. */
const CHUNK = 2 ** 16;
