import type { CheckConditions } from '../runtime/catalogue-check.ts';

/** The evidence says how well a fact is known: stated in words, seen happening, or followed from a statement. */
export type EvidenceKind = 'stated' | 'observed' | 'implied';

/** A fact that no schema keyword can express. */
export interface RequirementRow {
  /** A name in words, never reused: `contact-label-equals-name`. */
  readonly id: string;
  /** Section of the source: `2.2`. */
  readonly section: string;
  readonly evidence: EvidenceKind;
  readonly statement: string;
  /** Operation ids it concerns. */
  readonly operations: readonly string[];
  /** The check; the rows of other descriptions may have none. */
  readonly check?: object;
  /** The check in words, for people. Set as it is read; the rows of an older version may not be those that words are known for. */
  readonly checkWords?: () => string;
  readonly where?: CheckConditions;
  readonly ignoreCase?: true;
  /** The place where it is written: a file below the description's folder, and a line from 1. Set as it is read. */
  readonly place?: { readonly file: string; readonly line: number };
}

/** Something that the source leaves open. */
export interface NotShown {
  readonly id: string;
  readonly section: string;
  /** Says whether the source itself calls it not shown, or is silent. */
  readonly said: 'explicit' | 'silent';
  /** The open question. */
  readonly open: string;
  /** The way in which the description leaves it open. */
  readonly description: string;
  /** The conformance suite does this about it. */
  readonly suite: string;
  /** The reference server does this about it. */
  readonly server: string;
  /** Comparisons whose results the suite records. */
  readonly compare?: readonly UnstatedRow[];
  /** Requests that find out what a deployment does: `CatalogueProbe` of the generated catalogue. */
  readonly probes?: readonly object[];
}

/** The fact would be a requirement row if the source stated it. */
export type UnstatedRow = Required<Pick<RequirementRow, 'operations' | 'check'>> &
  Pick<RequirementRow, 'where'>;

/** The lists that stand beside a description; both are empty for one that has nothing beside it. */
export interface EvidenceRecords {
  readonly requirements: readonly RequirementRow[];
  readonly notShown: readonly NotShown[];
}

/** Link target of an entry, also its `id` in the page. */
export const requirementAnchor = (id: string): string => `requirement/${id}`;
export const notShownAnchor = (id: string): string => `not-shown/${id}`;
