import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ClientEvidence } from '../model/requirement.ts';

/** One fact that a client can break: a row of `requirements/*.yaml`, as `client-requirement.schema.json` describes it. */
export interface ClientRow {
  /** `retries.no-creation-after-5xx` */
  readonly id: string;
  /** `retries` */
  readonly area: string;
  /** The section of the source, or of an RFC: `RFC 9110, 9.2.2`. */
  readonly section: string;
  readonly evidence: ClientEvidence;
  readonly statement: string;
  /** A kind of check, and its operand. */
  readonly check: Readonly<Record<string, unknown>>;
}

const FOLDER = new URL('./requirements/', import.meta.url);

/** The rows in the order in which a report shows them. */
const AREAS = ['credentials', 'requests', 'amounts', 'ids', 'retries', 'responses', 'failures', 'process'];

/** Every requirement on clients; read when it is first asked for. */
export function clientRows(): readonly ClientRow[] {
  known ??= AREAS.flatMap((area) => {
    const rows = parse(readFileSync(new URL(`${area}.yaml`, FOLDER), 'utf8')) as Omit<ClientRow, 'area'>[];
    return rows.map((row) => ({ ...row, area }));
  });
  return known;
}

let known: readonly ClientRow[] | undefined;
