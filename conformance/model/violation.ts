import type { OperationId } from '../../generated/operations.ts';
import type { ClientEvidence, DeploymentEvidence, Evidence } from './requirement.ts';

/** The evidence of a requirement; the last three are of requirements on clients. */
export type ReportEvidence = Evidence | ClientEvidence | DeploymentEvidence;

export interface Violation {
  readonly requirement: string;
  readonly section: string;
  readonly evidence: ReportEvidence;
  readonly operation: OperationId;
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
