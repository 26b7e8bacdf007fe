import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CredentialName } from '../../generated/operations.ts';
import type { ClientEvidence } from '../model/requirement.ts';
import { AGAIN, REDIRECTS } from './scenarios.ts';

/** One fact that a client can break: a row of `requirements/*.yaml`, as `client-requirement.schema.json` describes it. */
export interface ClientRow {
  /** `retries.no-creation-after-5xx` */
  readonly id: string;
  /** `retries` */
  readonly area: string;
  /** Of the source, or of an RFC: `RFC 9110, 9.2.2`. */
  readonly section: string;
  readonly evidence: ClientEvidence;
  readonly statement: string;
  readonly check: ClientCheck;
}

/** How a fact is judged: one of these. */
export interface ClientCheck {
  readonly carries?: CredentialName;
  readonly absent?: Absence;
  readonly fits?: FindingKind;
  /** By operation, places of the request's body; `*` stands for any name. */
  readonly unsent?: Readonly<Record<string, readonly string[]>>;
  readonly notRepeated?: { readonly calls: 'creations' | 'updates'; readonly after: readonly string[] };
  readonly notInAStorm?: { readonly after: readonly string[] };
  readonly waits?: { readonly after: readonly string[] };
  readonly accepts?: readonly string[];
  readonly notices?: readonly string[];
  readonly reports?: readonly string[];
  readonly ends?: readonly string[];
  readonly code?: string;
}

export interface Absence {
  readonly what: 'key' | 'person' | 'body';
  readonly from: 'address' | 'headers' | 'body' | 'output' | 'other-host';
}

/** What can be wrong with a field of a request body. */
export type FindingKind =
  | 'types'
  | 'unset-texts'
  | 'placeholders'
  | 'counts'
  | 'formats'
  | 'listed-fields'
  | 'amount-types'
  | 'amounts'
  | 'floats'
  /** Judged with the identifiers of addresses. */
  | 'ids';

/** Kinds of scenarios that a row needs beside the run without faults. */
export function kindsFor({ check }: ClientRow): readonly string[] {
  const { notRepeated, notInAStorm, waits, accepts, notices, reports, ends, absent, code } = check;
  const own = notRepeated?.after ?? notInAStorm?.after ?? waits?.after ?? accepts ?? notices ?? ends;
  // Output and calls are compared with what they are in two runs without faults.
  if (notices !== undefined || accepts !== undefined) return [AGAIN, ...(own ?? [])];
  if (own !== undefined) return own;
  // A refusal with a problem in JSON is what the others are compared with.
  if (reports !== undefined) return [AGAIN, 'refused', ...reports];
  if (absent?.from === 'other-host') return REDIRECTS;
  // A failure is when clients print what they sent.
  if (absent?.what === 'key') return ['refused', 'server-error', 'cut-after'];
  return (code === undefined ? undefined : KINDS_OF_CODE[code]) ?? [];
}

const KINDS_OF_CODE: Readonly<Record<string, readonly string[]>> = {
  'no-double-submit': ['slow'],
  'amounts-as-returned': ['awkward-amounts'],
  'id-as-returned': ['capital-ids', 'bare-ids'],
  'nothing-rests-on-a-failed-call': ['refused', 'server-error', 'cut-before', 'refused-as-html'],
  'no-other-creation': ['refused', 'server-error', 'cut-before', 'success-truncated'],
  'no-crash': ['refused', 'server-error', 'cut-midway', 'success-truncated', 'null-objects'],
};

const FOLDER = new URL('./requirements/', import.meta.url);

/** In the order in which a report shows them. */
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
