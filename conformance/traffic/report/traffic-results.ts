import { number } from '../../../lib/plural.ts';
import { skippedUnlessShown } from '../../deployment/deployment-results.ts';
import { isEnough } from '../../judge/results.ts';
import type { Waivers } from '../../judge/waivers.ts';
import type { RequirementResult, Status } from '../../model/report.ts';
import type { Evidence, Requirement } from '../../model/requirement.ts';
import type { Selection } from '../../options/select.ts';
import {
  compareCodeUnits,
  emptyTally,
  isCorroborated,
  type OperationCounts,
  type Tally,
} from '../judge/tally.ts';
import type { TrafficTotals } from '../judge/traffic-totals.ts';
import { whyOfRunsOnly } from './of-runs-only.ts';

export interface TrafficResultsInput {
  readonly requirements: readonly Requirement[];
  readonly selection: Pick<Selection, 'notAsked'>;
  readonly totals: TrafficTotals;
  readonly waivers: Waivers;
  readonly evidence: Evidence;
}

/** Where each requirement is violated, for waivers; a place that is not listed any more is covered by none. */
export function placesOf(tally: Tally): readonly string[] {
  const known = tally.places === undefined ? [UNLISTED] : Object.keys(tally.places);
  return isCorroborated(tally)
    ? [...new Set([...known, ...(tally.doubtful?.violations ?? []).map(({ pointer }) => pointer)])]
    : known;
}

const UNLISTED = '(more places than are listed)';

/** One result of each requirement, in the catalogue's order. */
export function toTrafficResults(input: TrafficResultsInput): RequirementResult[] {
  return input.requirements.map((requirement) => {
    const result = toResult(requirement, input);
    // Much of it is about refusals and rare errors.
    return requirement.evidence === 'deployment' ? skippedUnlessShown(result) : result;
  });
}

function toResult(
  requirement: Requirement,
  { selection, totals, waivers, evidence }: TrafficResultsInput,
): RequirementResult {
  const skipped = (notes: readonly string[]) =>
    ({ ...requirement, status: 'skipped', judged: 0, violations: [], fails: false, notes }) as const;
  const notAsked = selection.notAsked(requirement);
  if (notAsked !== undefined) return skipped([notAsked]);
  const ofRuns = totals.runs > 0 ? undefined : whyOfRunsOnly(requirement.id);
  if (ofRuns !== undefined) return skipped([ofRuns]);
  const tally = totals.tallies[requirement.id] ?? emptyTally();
  const isOwn = isCorroborated(tally);
  const doubtful = isOwn ? (tally.doubtful?.count ?? 0) : 0;
  const violated = tally.violated + doubtful;
  const right = tally.held + sum(tally.vacuous);
  const open = Object.keys(tally.inconclusive);
  if (violated + right + open.length === 0 && tally.skipped.length > 0) return skipped(tally.skipped);

  const { status, notes } = statusOf(requirement, tally, violated, totals, waivers);
  const listed = [...tally.violations, ...(isOwn ? (tally.doubtful?.violations ?? []) : [])];
  return {
    ...requirement,
    status,
    judged: tally.held + violated,
    violations: listed.map(({ at, ...violation }) => violation),
    fails: status === 'violated' && isEnough(requirement.evidence, evidence),
    notes: [...new Set([...notes, ...describeCounts(tally, isOwn)])],
  };
}

function statusOf(
  requirement: Requirement,
  tally: Tally,
  violated: number,
  { operations }: TrafficTotals,
  waivers: Waivers,
): { readonly status: Status; readonly notes: readonly string[] } {
  const { held, vacuous, inconclusive, failed, optional } = tally;
  if (violated > 0) {
    const isWaived = waivers.cover(requirement.id, placesOf(tally));
    return { status: isWaived ? 'waived' : 'violated', notes: failed };
  }
  if (failed.length > 0) return { status: 'inconclusive', notes: failed };
  if (held > 0) return { status: 'passed', notes: optional };
  if (sum(vacuous) > 0 && sum(inconclusive) === 0)
    return { status: 'passed', notes: Object.keys(vacuous).sort(compareCodeUnits) };
  // The order of the calls in the files must not matter, nor in how many parts they were judged.
  const reasons = Object.keys(inconclusive).sort(compareCodeUnits);
  return {
    status: 'inconclusive',
    notes: reasons.length > 0 ? reasons : describeNoResponse(requirement, operations),
  };
}

/** What the counts of violations and of differences leave out. */
function describeCounts({ violated, violations, doubtful }: Tally, isOwn: boolean): string[] {
  const listed =
    violations.length < violated ? [`${number(violated, 'violation')}, of which the first are listed`] : [];
  if (doubtful === undefined) return listed;
  const { count, violations: kept } = doubtful;
  const differences = number(count, 'response differs', 'responses differ');
  const [first] = kept;
  const example = first === undefined ? '' : ` (${first.exchange} ${first.pointer})`;
  return [
    ...listed,
    isOwn
      ? `${differences} from what was shown before, of three records and more: too many for changes that are not recorded`
      : `${differences} from what was shown before, which changes that are not recorded would explain${example}`,
  ];
}

function describeNoResponse(
  { operations: needed }: Requirement,
  operations: readonly OperationCounts[],
): string[] {
  const reasons = needed.flatMap((id) => {
    const counts = operations.find(({ operation }) => operation === id);
    if (counts === undefined || counts.calls === 0) return [`there was no call of ${id}`];
    if (counts.succeeded > 0) return [];
    const refused = Object.entries(counts.refused).map(
      ([status, count]) => `${id} returned ${status} in ${number(count, 'call')}`,
    );
    return counts.failed > 0
      ? [...refused, `${id} got no response in ${number(counts.failed, 'call')}`]
      : refused;
  });
  return reasons.length > 0 ? reasons : ['no response shows it'];
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, one) => total + one, 0);
}
