import type { OperationId } from '../../generated/operations.ts';
import type { ClientEvidence, DeploymentEvidence, Evidence } from './requirement.ts';

/** The evidence of a requirement; the last three are of requirements on clients. */
export type ReportEvidence = Evidence | ClientEvidence | DeploymentEvidence;

/** One place of one response (or request of a client) that contradicts a requirement. Values are redacted: no credential and no personal data of the run stands in it. */
export interface Violation {
  /** `createCard.status-is-pending-activation` */
  readonly requirement: string;
  /** The section of the source: `2.6`. */
  readonly section: string;
  readonly evidence: ReportEvidence;
  readonly operation: OperationId;
  /** A JSON pointer into the body: `/config/limits`; empty for the response as a whole. */
  readonly pointer: string;
  /** The value for people, redacted: `"active"`, `a text`, `the name that was sent: "Juniper Supply"`. */
  readonly expected: string;
  readonly actual: string;
  /** `ReportExchange.id` */
  readonly exchange: string;
  /** The difference for people, redacted: `equal but for case`. Absent: nothing more can be said. */
  readonly why?: string;
  /** `Cause.id` */
  readonly cause?: string;
  /** `ReportScenario.id`. Only of clients. */
  readonly scenario?: string;
  /** True if the baseline has a violation of the same requirement at the same place. Absent: there is no baseline. */
  readonly baseline?: 'new' | 'persisting';
}
