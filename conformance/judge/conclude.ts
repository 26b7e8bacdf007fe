import type { RequirementResult } from '../model/report.ts';
import { CLIENT_EVIDENCE } from '../model/requirement.ts';
import type { ReportEvidence } from '../model/violation.ts';
import type { Waivers } from './waivers.ts';

/** The evidence of all calls about one requirement, whoever made them. */
export interface ShownByCalls {
  readonly held: number;
  readonly violated: number;
  /** JSON pointers to the violations, which waivers name. */
  readonly places: readonly string[];
  /** Reasons why it could not be violated. */
  readonly vacuous: readonly string[];
  /** Reasons why it could not be judged. */
  readonly inconclusive: readonly string[];
  /** Reasons why it stays open although it held: calls that it is about were refused or lost. */
  readonly failed?: readonly string[];
  /** Calls that were refused or lost, as they may be. */
  readonly optional?: readonly string[];
  /** The reasons why nothing was shown. */
  readonly whyNothing: () => readonly string[];
}

type Conclusion = Pick<RequirementResult, 'status' | 'judged' | 'fails' | 'notes'>;

/**
 * Concludes what is shown about a requirement: in a run, in recorded calls, or by a client.
 *
 * @param lowest the weakest evidence that fails a run
 */
export function conclude(
  { id, evidence }: { readonly id: string; readonly evidence: ReportEvidence },
  shown: ShownByCalls,
  waivers: Waivers,
  lowest: ReportEvidence,
): Conclusion {
  const { held, violated, places, vacuous, inconclusive, failed = [], optional = [], whyNothing } = shown;
  const judged = held + violated;
  const conclusion = (status: Conclusion['status'], notes: readonly string[]): Conclusion => ({
    status,
    judged,
    fails: status === 'violated' && isEnough(evidence, lowest),
    notes: [...new Set(notes)],
  });
  if (violated > 0) return conclusion(waivers.cover(id, places) ? 'waived' : 'violated', failed);
  if (failed.length > 0) return conclusion('inconclusive', failed);
  if (held > 0) return conclusion('passed', optional);
  if (inconclusive.length > 0) return conclusion('inconclusive', inconclusive);
  return vacuous.length > 0 ? conclusion('passed', vacuous) : conclusion('inconclusive', whyNothing());
}

/** The result of a requirement that was not asked for. */
export function skipped<Of extends object>(requirement: Of, notes: readonly string[]) {
  return { ...requirement, status: 'skipped', judged: 0, violations: [], fails: false, notes } as const;
}

/** True if a violation with this evidence fails a run. A deployment's own word always counts. */
export function isEnough(evidence: ReportEvidence, lowest: ReportEvidence): boolean {
  const rank = (one: ReportEvidence) => (one === 'deployment' ? 0 : CLIENT_EVIDENCE.indexOf(one));
  return rank(evidence) <= rank(lowest);
}
