import type { CheckConditions } from '../../generated/catalogue-check.ts';
import type { Evidence } from './requirement.ts';

/** The author's rows about the behavior of an API: `requirements/*.yaml` and `requirements/records.yaml` beside its description. */
export interface ApiRows {
  readonly rows: readonly ApiRow[];
  readonly records: ApiRecords;
}

/** A fact about behavior. `spec/requirements/requirement.schema.json` says what each field means. */
export interface ApiRow {
  readonly id: string;
  readonly section: string;
  readonly source?: { readonly title?: string; readonly url: string };
  /** Says how often a row without a section held. Nothing is checked by it. */
  readonly draft?: string;
  readonly evidence: Evidence;
  readonly statement: string;
  /** The one that is judged comes first. */
  readonly operations: readonly string[];
  /** One kind of check and its operand, with places as pairs. */
  readonly check: Readonly<Record<string, unknown>>;
  readonly where?: CheckConditions;
  readonly ignoreCase?: true;
  /** The kind of record. Absent: the one kind that all of the operations name, if there is one. */
  readonly record?: string;
}

/** The records by kind and operation. */
export type ApiRecords = Readonly<Record<string, Readonly<Record<string, RecordName>>>>;

/** Says how the calls of an operation name a record, and what a success does to it. */
export interface RecordName {
  /** Parts of its identifier, outermost first. */
  readonly parts: readonly RecordPart[];
  /** Absent: what the method says. */
  readonly effect?: RecordEffect;
}

export type RecordEffect = 'reads' | 'creates' | 'updates' | 'deletes';

/** The place of a part of an identifier: a parameter of this name, or a place of a body. In `entries`, `*` stands for each entry. */
export type RecordPart =
  | { readonly path: string }
  | { readonly query: string }
  | { readonly sent: string }
  | { readonly response: string }
  | { readonly entries: string };
