import type { OperationId } from '../../generated/operations.ts';
import { type Body, type Exchange, isSuccess } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';
import type { RequirementResult } from '../model/report.ts';
import type { Evidence, Requirement } from '../model/requirement.ts';
import type { Redactor } from '../redact/redactor.ts';
import { conclude, skipped } from './conclude.ts';
import { toViolation } from './to-violation.ts';
import type { Waivers } from './waivers.ts';

/** The requirements that were to be checked. */
interface Asked {
  /** The calls that it takes. */
  readonly steps: readonly { readonly id: string; readonly optional?: true; readonly question?: string }[];
  /** The reason why a requirement is not asked for; `undefined`: it is. */
  notAsked(requirement: Requirement): string | undefined;
  /** The reason why a requirement that is asked for may stay inconclusive: an operation that it needs is excluded. */
  leftOut(requirement: Requirement): string | undefined;
}

/** Everything that results are made from. */
export interface ResultsInput {
  readonly requirements: readonly Requirement[];
  readonly selection: Asked;
  readonly exchanges: readonly Exchange[];
  /** Calls that were not made, and why. */
  readonly notSent: readonly { readonly operation: OperationId; readonly reason: string }[];
  /** The results by requirement. */
  readonly judgements: ReadonlyMap<string, readonly Judgement[]>;
  readonly waivers: Waivers;
  /** The lowest evidence that fails a run. */
  readonly evidence: Evidence;
  readonly redactor: Redactor;
  /** The hint that may help against a refusal, after its description. Default: nothing. */
  readonly hint?: (refused: Exchange) => string;
}

/** One result of each requirement, in the catalogue's order. */
export function toResults(found: ResultsInput): RequirementResult[] {
  return found.requirements.map((requirement) => toResult(requirement, found));
}

function toResult(requirement: Requirement, found: ResultsInput): RequirementResult {
  const notAsked = found.selection.notAsked(requirement);
  if (notAsked !== undefined) return skipped(requirement, [notAsked]);
  const judgements = found.judgements.get(requirement.id) ?? [];
  const violated = judgements.filter((one) => one.outcome === 'violated');
  const held = judgements.filter((one) => one.outcome === 'held').length;
  const vacuous = judgements.flatMap((one) => (one.outcome === 'vacuous' ? [one.reason] : []));
  const inconclusive = judgements.flatMap((one) => (one.outcome === 'inconclusive' ? [one.reason] : []));
  const { failed, optional } = isAboutStatus(requirement)
    ? withoutSuccess(requirement.operations, found)
    : NO_FAILURE;

  const leftOut = found.selection.leftOut(requirement);
  if (violated.length + held + vacuous.length === 0 && leftOut !== undefined)
    return skipped(requirement, [leftOut]);

  const shown = {
    held,
    violated: violated.length,
    places: violated.map(({ pointer }) => pointer),
    vacuous,
    inconclusive,
    failed,
    optional,
    whyNothing: () => describeNoResponse(requirement, found),
  };
  const { status, judged, fails, notes } = conclude(requirement, shown, found.waivers, found.evidence);
  return {
    ...requirement,
    status,
    judged,
    violations: violated.map((one) => toViolation(requirement, one, found.exchanges, found.redactor)),
    fails,
    notes: notes.map((note) => found.redactor.text(note)),
  };
}

const NO_FAILURE = { failed: [], optional: [] };

/** The status is to be judged for every call, so a refused or lost call leaves it open. */
function isAboutStatus({ id }: Requirement): boolean {
  return id.endsWith('.response.status');
}

/** Calls that failed, and separately those that were refused but are optional. */
function withoutSuccess(operations: readonly OperationId[], found: ResultsInput) {
  const { exchanges, selection } = found;
  const made = exchanges.filter(({ operation }) => operations.includes(operation));
  const isOptional = ({ id, outcome }: Exchange) =>
    selection.steps.some(
      (step) =>
        step.id === id &&
        step.optional === true &&
        (outcome.kind === 'response' || step.question !== undefined),
    );
  return {
    failed: made.filter((one) => !isOptional(one)).flatMap((one) => describeFailure(one, found)),
    optional: made.filter(isOptional).flatMap((one) => describeFailure(one, found)),
  };
}

/** The reasons why its operations have no response to judge. */
function describeNoResponse({ operations }: Requirement, found: ResultsInput): string[] {
  const { exchanges, notSent } = found;
  const reasons = operations.flatMap((id) => {
    const made = exchanges.filter(({ operation }) => operation === id);
    if (made.some((exchange) => describeNoBody(exchange, found).length === 0)) return [];
    const absent = notSent.filter(({ operation }) => operation === id).map(({ reason }) => reason);
    return made.length > 0
      ? made.flatMap((one) => describeNoBody(one, found))
      : absent.map((reason) => `${id} was not called: ${reason}`);
  });
  return reasons.length > 0 ? reasons : ['no response shows it'];
}

function describeNoBody(exchange: Exchange, found: ResultsInput): string[] {
  const { outcome } = exchange;
  const unreadable = outcome.kind === 'response' && outcome.body.value === undefined;
  const refused = describeFailure(exchange, found);
  return refused.length === 0 && unreadable ? [describeUnread(exchange, outcome.body)] : refused;
}

function describeUnread({ id, operation }: Exchange, body: Body): string {
  if (body.kind !== 'unreadable' || body.why !== 'not-recorded')
    return `the response to ${operation} cannot be read (${id})`;
  return body.reason === undefined
    ? `the body of the response to ${operation} was not recorded (${id})`
    : `the body of the response to ${operation} cannot be read (${id}): ${body.reason}`;
}

function describeFailure(exchange: Exchange, { hint }: ResultsInput): string[] {
  const { id, operation, outcome } = exchange;
  if (outcome.kind === 'failure')
    return [
      `${operation} got no response (${id}): ${outcome.detail === '' ? outcome.reason : outcome.detail}`,
    ];
  if (isSuccess(outcome)) return [];
  return [`${operation} returned ${outcome.status} (${id})${hint?.(exchange) ?? ''}`];
}
