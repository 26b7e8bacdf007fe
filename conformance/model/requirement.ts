import type { OperationId } from '../../generated/operations.ts';

/** The evidence says how well the source supports a fact. Strongest first. */
export const EVIDENCE = ['stated', 'observed', 'implied'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** An overlay speaks of the deployment where the source is silent, and the deployment is held to its own word. */
export type DeploymentEvidence = 'deployment';

/**
 * The evidence for a fact about clients, strongest first. `http`: the source is silent, and an RFC says so. `safety`: neither says so, but money or a
 * secret would be lost. `advice`: a client that does otherwise is permitted, so it fails a run only where that is asked for.
 */
export const CLIENT_EVIDENCE = ['stated', 'observed', 'implied', 'http', 'safety', 'advice'] as const;
export type ClientEvidence = (typeof CLIENT_EVIDENCE)[number];

/** Begins the section of a row that somebody wrote beside another description: its own sections may be called as those of the source are. */
export const OF_ROWS = 'requirements: ';

/** True for the section of a requirement on another API than that of this package. */
export function isOfOtherApi(section: string): boolean {
  return section === 'description' || section.startsWith(OF_ROWS);
}

/** One fact that a deployment can break. */
export interface Requirement {
  /**
   * Words, never positions, never reused. A behavior: `createCard.label-is-returned` (a row of `spec/requirements/`). A fact of a response's form:
   * `createCard.response.status`, `createCard.response.json`, `createCard.body:type`,
   * `createCard.body.cardholder.name:present`, `…:type`, `…:set`, `…:format`; `[]` stands for each entry of a list:
   * `retrieveProgram.body.billing.contacts[].email:type`.
   */
  readonly id: string;
  readonly kind: 'schema' | 'behaviour';
  /** Section of the source: `2.6`; `deployment` of what overlays say; of another API `description`, or `requirements: ` and the section that a row names. */
  readonly section: string;
  /** Address of the documentation that a row on another API rests on, as its author wrote it. */
  readonly sourceUrl?: string;
  readonly evidence: Evidence | DeploymentEvidence;
  /** The fact in our own words. */
  readonly statement: string;
  /** Operations it takes to judge it; the first is the one that it is about. */
  readonly operations: readonly OperationId[];
  /** The place where its author wrote it. Of other descriptions than that of this package, once it is violated. */
  readonly place?: FilePlace;
}

export interface FilePlace {
  /** Relative to the working directory: `spec/openapi.yaml`. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
}
