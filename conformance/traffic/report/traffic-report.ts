import { randomUUID } from 'node:crypto';
import { bank } from '../../api/bank.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { digestWith } from '../../catalogue/catalogue.ts';
import { suite } from '../../catalogue/suite.ts';
import { findCauses } from '../../causes/find-causes.ts';
import { count, decide } from '../../judge/verdict.ts';
import { createWaivers } from '../../judge/waivers.ts';
import type { Waiver } from '../../model/options.ts';
import type { OverlayInfo } from '../../model/overlaid-description.ts';
import { REPORT_SCHEMA, type Report, type RequirementResult } from '../../model/report.ts';
import type { Evidence, Requirement } from '../../model/requirement.ts';
import type { TrafficSection } from '../../model/traffic-section.ts';
import type { Violation } from '../../model/violation.ts';
import { select } from '../../options/select.ts';
import { withPlacesOf } from '../../report/with-places.ts';
import { type Disagreement, disagreementsIn } from '../judge/agreement.ts';
import type { TrafficTotals } from '../judge/traffic-totals.ts';
import { descriptionCauses } from './description-causes.ts';
import { placesOf, toTrafficResults } from './traffic-results.ts';
import { toSection } from './traffic-section.ts';

/** The way in which recorded calls are checked; reports that are merged must agree in it. */
export interface TrafficSettings {
  readonly profile: 'full' | 'schema';
  readonly evidence: Evidence;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly isComplete: boolean;
  /** The dates of the recording. */
  readonly part?: TrafficSection['part'];
}

/** The overlays, and what they say of the deployment. */
export interface SaidOfDeployment {
  readonly requirements: readonly Requirement[];
  readonly overlays: readonly OverlayInfo[];
}

/** `undefined` without overlays. */
export function saidBy(
  word: Pick<SaidOfDeployment, 'requirements'> | undefined,
  overlay: Pick<SaidOfDeployment, 'overlays'> | undefined,
): SaidOfDeployment | undefined {
  return word === undefined || overlay === undefined
    ? undefined
    : { requirements: word.requirements, overlays: overlay.overlays };
}

/** No other cause is looked for if the description is probably wrong. */
function withCauses(
  all: readonly RequirementResult[],
  disagreements: readonly Disagreement[],
  api: JudgedApi,
): ReturnType<typeof findCauses> {
  if (disagreements.length === 0) return findCauses({ results: all });
  const { results, causes } = descriptionCauses(all, disagreements, api);
  const isOpen = ({ cause }: Violation) => cause === undefined;
  const others = findCauses({
    results: results.map((one) => ({ ...one, violations: one.violations.filter(isOpen) })),
  });
  const merged = results.map((result, index) => {
    const left = [...(others.results[index]?.violations ?? [])];
    const violations = result.violations.map((one) => (isOpen(one) ? (left.shift() ?? one) : one));
    return { ...result, violations };
  });
  return { results: merged, causes: [...causes, ...others.causes] };
}

/**
 * The report of recorded traffic.
 *
 * @param time when judging began and ended, in milliseconds since 1970
 * @throws ConfigurationError for an invalid waiver
 */
export function toTrafficReport(
  totals: TrafficTotals,
  settings: TrafficSettings,
  waived: readonly Waiver[],
  time: { readonly startedAt: number; readonly endedAt: number },
  said?: SaidOfDeployment,
  api: JudgedApi = bank,
): Report {
  const { profile, evidence, only, skip, isComplete, part } = settings;
  const all = [...api.requirements, ...(said?.requirements ?? [])];
  const waivers = createWaivers(waived, all, time.startedAt);
  const selection = select({ only, skip, profile }, all, []);
  const input = { api, requirements: all, selection, totals, waivers, evidence };
  const { results, causes } = withCauses(
    withPlacesOf(toTrafficResults(input), api.placeOf),
    disagreementsIn(totals.agreement),
    api,
  );
  const byId = new Map(results.map((result) => [result.id, result]));
  const waiverResults = waivers.results((id) => {
    const result = byId.get(id);
    if (result === undefined || result.status === 'skipped' || result.status === 'inconclusive')
      return 'not checked';
    const tally = totals.tallies[id];
    return tally === undefined ? [] : placesOf(tally);
  });
  const calls = totals.operations.reduce((sum, one) => sum + one.calls, 0);
  return {
    $schema: REPORT_SCHEMA,
    run: {
      id: randomUUID(),
      suite,
      description: api.description,
      catalogue: { digest: said === undefined ? api.catalogueDigest : digestWith(said.overlays) },
      ...(said !== undefined && { overlays: said.overlays }),
      target: { baseUrl: totals.deployments.map(({ baseUrl }) => baseUrl).join(', ') },
      profile,
      evidence,
      readOnly: true,
      only,
      skip,
      startedAt: new Date(time.startedAt).toISOString(),
      endedAt: new Date(time.endedAt).toISOString(),
      durationMs: Math.max(0, time.endedAt - time.startedAt),
      verdict: decide(results, waiverResults, totals.stopped !== undefined),
      ...(totals.stopped !== undefined && { stopped: totals.stopped }),
    },
    counts: count(results, calls),
    requirements: results,
    waivers: waiverResults,
    observations: totals.observations,
    exchanges: totals.exchanges,
    notSent: [],
    traffic: toSection(totals, isComplete, part),
    ...(causes.length > 0 && { causes }),
  };
}
