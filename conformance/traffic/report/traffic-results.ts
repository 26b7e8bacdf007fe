import { number } from '../../../lib/plural.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { rows } from '../../catalogue/catalogue.ts';
import { skippedUnlessShown } from '../../deployment/deployment-results.ts';
import { NOT_CHECKED } from '../../deployment/judge-shape.ts';
import { kindOf } from '../../judge/checks/checks.ts';
import { conclude, skipped } from '../../judge/conclude.ts';
import type { Waivers } from '../../judge/waivers.ts';
import type { RequirementResult } from '../../model/report.ts';
import { type Evidence, isOfOtherApi, type Requirement } from '../../model/requirement.ts';
import type { Selection } from '../../options/select.ts';
import {
  compareCodeUnits,
  emptyTally,
  isCorroborated,
  isDoubtedMore,
  type OperationCounts,
  type Tally,
} from '../judge/tally.ts';
import type { TrafficTotals } from '../judge/traffic-totals.ts';

export interface TrafficResultsInput {
  readonly api: JudgedApi;
  readonly requirements: readonly Requirement[];
  readonly selection: Pick<Selection, 'notAsked'>;
  readonly totals: TrafficTotals;
  readonly waivers: Waivers;
  readonly evidence: Evidence;
}

/** The places where each requirement is violated, for waivers; no waiver covers a place that is not listed any more. */
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
    if (isOfOtherApi(requirement.section)) return withNotes(result, input.totals.tallies[requirement.id]);
    // Much of it is about refusals and rare errors.
    return requirement.evidence === 'deployment' ? skippedUnlessShown(result) : result;
  });
}

/** The notes about calls that are no violation; what no call shows, or cannot be checked, is left out of the verdict. */
function withNotes(result: RequirementResult, tally: Tally = emptyTally()): RequirementResult {
  if (result.status === 'skipped') return result;
  const open = Object.keys(tally.inconclusive);
  const notes = [...new Set([...result.notes, ...open, ...Object.keys(tally.vacuous)])].sort(
    compareCodeUnits,
  );
  if (result.status !== 'inconclusive') return { ...result, notes };
  const isUnchecked = open.length > 0 && open.every((reason) => reason.startsWith(NOT_CHECKED));
  if (open.length > 0) return { ...result, status: isUnchecked ? 'skipped' : 'inconclusive', notes };
  return skippedUnlessShown(result);
}

function toResult(
  requirement: Requirement,
  { selection, totals, waivers, evidence }: TrafficResultsInput,
): RequirementResult {
  const notAsked =
    selection.notAsked(requirement) ?? (totals.runs > 0 ? undefined : whyOfRunsOnly(requirement));
  if (notAsked !== undefined) return skipped(requirement, [notAsked]);
  const tally = totals.tallies[requirement.id] ?? emptyTally();
  const isOwn = isCorroborated(tally);
  const doubtful = isOwn ? (tally.doubtful?.count ?? 0) : 0;
  const violated = tally.violated + doubtful;
  const { held, vacuous, inconclusive } = tally;
  const isShown = violated + held > 0 || Object.keys({ ...vacuous, ...inconclusive }).length > 0;
  if (!isShown && tally.skipped.length > 0) return skipped(requirement, tally.skipped);

  const shown = {
    held,
    violated,
    places: placesOf(tally),
    // The order of the calls in the files must not matter, nor in how many parts they were judged.
    vacuous: Object.keys(vacuous).sort(compareCodeUnits),
    inconclusive: Object.keys(inconclusive).sort(compareCodeUnits),
    failed: [...tally.failed, ...(!isOwn && isDoubtedMore(tally) ? describeCounts(tally, false) : [])],
    optional: tally.optional,
    whyNothing: () => describeNoResponse(requirement, totals.operations),
  };
  const { status, judged, fails, notes } = conclude(requirement, shown, waivers, evidence);
  const listed = [...tally.violations, ...(isOwn ? (tally.doubtful?.violations ?? []) : [])];
  return {
    ...requirement,
    status,
    judged,
    violations: listed.map(({ at, ...violation }) => violation),
    fails,
    notes: [...new Set([...notes, ...describeCounts(tally, isOwn)])],
  };
}

/** The numbers that the counts of violations and of differences leave out. */
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

const ONLY_IN_RUNS = new Map(rows.map(({ id, check }) => [id, kindOf(check).onlyInRuns]));

/** Says why recordings do not check a requirement; `undefined`: they do. */
function whyOfRunsOnly({ id, section }: Requirement): string | undefined {
  return isOfOtherApi(section) ? undefined : ONLY_IN_RUNS.get(id);
}
