import type { CheckConditions } from '../runtime/catalogue-check.ts';

/** How well a fact is known: said in so many words, seen happening, or followed from what was said. */
export type EvidenceKind = 'stated' | 'observed' | 'implied';

/** A fact that no schema keyword can express. */
export interface RequirementRow {
  /** In words, never reused: `contact-label-equals-name`. */
  readonly id: string;
  /** Section of the source: `2.2`. */
  readonly section: string;
  readonly evidence: EvidenceKind;
  readonly statement: string;
  /** Operation ids it concerns. */
  readonly operations: readonly string[];
  /** How it is judged; the rows of other descriptions may say nothing of it. */
  readonly check?: object;
  /** The same in words, for people. Set as it is read; the rows of an older version may not be those that words are known for. */
  readonly checkWords?: () => string;
  readonly where?: CheckConditions;
  readonly ignoreCase?: true;
  /** Where it is written: a file below the description's folder, and a line from 1. Set as it is read. */
  readonly place?: { readonly file: string; readonly line: number };
}

/** Something that the source leaves open. */
export interface NotShown {
  readonly id: string;
  readonly section: string;
  /** Whether the source itself says that it is not shown, or is silent. */
  readonly said: 'explicit' | 'silent';
  /** What is open. */
  readonly open: string;
  /** How the description leaves it open. */
  readonly description: string;
  /** What the conformance suite does about it. */
  readonly suite: string;
  /** What the reference server does about it. */
  readonly server: string;
  /** Comparisons whose results the suite records. */
  readonly compare?: readonly UnstatedRow[];
  /** Requests that find out what a deployment does: `CatalogueProbe` of the generated catalogue. */
  readonly probes?: readonly object[];
}

/** What would be a requirement row if the source stated it. */
export type UnstatedRow = Required<Pick<RequirementRow, 'operations' | 'check'>> &
  Pick<RequirementRow, 'where'>;

/** What stands beside a description; both lists are empty for one that has nothing beside it. */
export interface EvidenceRecords {
  readonly requirements: readonly RequirementRow[];
  readonly notShown: readonly NotShown[];
}

/** Link target of an entry, also its `id` in the page. */
export const requirementAnchor = (id: string): string => `requirement/${id}`;
export const notShownAnchor = (id: string): string => `not-shown/${id}`;
