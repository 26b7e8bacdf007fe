import { visible } from '../../../lib/visible.ts';
import { bank } from '../../api/bank.ts';
import { digestOfRequirements } from '../../api/digest-of-requirements.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { digestWith } from '../../catalogue/catalogue.ts';
import { suite } from '../../catalogue/suite.ts';
import { OWN } from '../../deployment/document-places.ts';
import { ConfigurationError, type Waiver } from '../../model/options.ts';
import type { Report, RequirementResult } from '../../model/report.ts';
import type { Evidence, Requirement } from '../../model/requirement.ts';
import type { TrafficSection } from '../../model/traffic-section.ts';
import { isOtherApi } from '../../report/is-other-api.ts';
import type { TrafficTotals } from '../judge/traffic-totals.ts';
import { mergeTotals } from './merge-totals.ts';
import { type SaidOfDeployment, toTrafficReport } from './traffic-report.ts';
import { toCounts, unpack } from './traffic-section.ts';

/** A report and where it is from. */
export interface NamedReport {
  /** The name for messages: the path of its file. */
  readonly name: string;
  readonly report: Report;
}

/**
 * Makes the report of a recording from those of its parts: the same, but for the run's id and times, as that of the whole.
 *
 * @throws ConfigurationError for reports that do not belong together: of different descriptions, catalogues or settings, the same part twice, or
 *   not all parts
 */
export function mergeReports(parts: readonly NamedReport[]): Report {
  const [first, ...others] = parts;
  if (first === undefined)
    throw new ConfigurationError('there is no report to merge', 'Name the reports of all parts.');
  for (const part of parts) expectTraffic(part);
  for (const other of others) expectAlike(first, other);
  expectAllParts(parts);
  const { run, waivers, traffic } = first.report;
  const times = parts.map(
    ({ report }) => [Date.parse(report.run.startedAt), Date.parse(report.run.endedAt)] as const,
  );
  const { profile, evidence, only, skip } = run;
  return toTrafficReport(
    mergeTotals(parts.map(({ report }) => toTotals(report))),
    { profile, evidence: evidence as 'stated', only, skip, isComplete: traffic?.complete === true },
    waivers.map(toWaiver),
    {
      startedAt: Math.min(...times.map(([startedAt]) => startedAt)),
      endedAt: Math.max(...times.map(([, endedAt]) => endedAt)),
    },
    saidIn(first.report),
    apiIn(parts.map(({ report }) => report)),
  );
}

/** Each of the reports has what overlays said of the deployment. */
function saidIn({ run: { overlays }, requirements }: Report): SaidOfDeployment | undefined {
  if (overlays === undefined) return undefined;
  const said = requirements.filter(({ evidence }) => evidence === 'deployment');
  return {
    overlays,
    requirements: said.map(({ id, statement, operations }) => ({ ...OWN, id, statement, operations })),
  };
}

/** Another description is not there any more: all that is needed of it stands in each of the reports. */
function apiIn([first, ...others]: readonly Report[]): JudgedApi {
  const { run, requirements, traffic } = first as Report;
  if (!isOtherApi(first as Report)) return bank;
  const places = new Map(
    [requirements, ...others.map((one) => one.requirements)].flatMap((all) =>
      all.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place] as const])),
    ),
  );
  return {
    description: run.description,
    operations: (traffic?.operations ?? []).map(({ operation: id }) => ({ id, method: 'GET', path: '' })),
    requirements: requirements.map(toRequirement),
    catalogueDigest: run.catalogue.digest,
    summaryOf: () => '',
    names: () => true,
    judgeShape: () => [],
    shownPointer: (_, pointer) => pointer,
    placeOf: (requirement) => places.get(requirement),
  };
}

function toRequirement({
  kind,
  section,
  evidence,
  operations,
  id,
  statement,
  sourceUrl,
}: RequirementResult): Requirement {
  return {
    ...{ kind, section, evidence: evidence as Evidence, operations, id, statement },
    ...(sourceUrl !== undefined && { sourceUrl }),
  };
}

function toWaiver({ requirement, pointer, reason, expires }: Report['waivers'][number]): Waiver {
  return { requirement, reason, expires, ...(pointer !== undefined && { pointer }) };
}

function expectTraffic({ name, report }: NamedReport): void {
  if (report.traffic === undefined)
    throw new ConfigurationError(
      `${name} is the report of a run, and not of recorded traffic`,
      'Merge reports that `conform --traffic` wrote.',
    );
  const { run, requirements } = report;
  const right = isOtherApi(report)
    ? digestOfRequirements(run.description.digest, requirements)
    : digestWith(run.overlays);
  if (run.catalogue.digest !== right)
    throw new ConfigurationError(
      `${name} was made with requirements of another version`,
      `Use ${suite.name} ${run.suite.version} to merge it, or check the recording again.`,
    );
}

function expectAlike(first: NamedReport, other: NamedReport): void {
  const [one, two] = [settingsOf(first.report), settingsOf(other.report)];
  if (one.description !== two.description)
    throw new ConfigurationError(
      `${first.name} and ${other.name} are about different descriptions: ${titleOf(first.report)}, and ${titleOf(other.report)}`,
      'Merge reports that were made with one and the same description.',
    );
  const different = Object.keys(one).filter((name) => one[name] !== two[name]);
  if (different.length > 0)
    throw new ConfigurationError(
      `${first.name} and ${other.name} differ in ${different.join(', ')}`,
      'Check all parts of a recording with the same version and the same flags.',
    );
}

function titleOf({ run: { description } }: Report): string {
  const { title, version, digest } = description;
  return visible(`${title} ${version} (${digest.slice(0, 19)})`);
}

function settingsOf({ run, waivers, traffic }: Report): Record<string, string> {
  const { suite: by, description, catalogue, profile, evidence, only, skip } = run;
  return {
    version: by.version,
    description: description.digest,
    requirements: catalogue.digest,
    profile,
    evidence,
    only: JSON.stringify(only),
    skip: JSON.stringify(skip),
    waivers: JSON.stringify(waivers.map(toWaiver)),
    complete: String(traffic?.complete),
    parts: String(traffic?.part?.of),
  };
}

function expectAllParts(parts: readonly NamedReport[]): void {
  const runs = new Map<string, string>();
  for (const { name, report } of parts) {
    const { part } = report.traffic as TrafficSection;
    const key = part === undefined ? report.run.id : `part ${part.number}`;
    const before = runs.get(key);
    if (before !== undefined)
      throw new ConfigurationError(
        `${before} and ${name} are of the same part`,
        'Name the report of each part once.',
      );
    runs.set(key, name);
  }
  const of = parts[0]?.report.traffic?.part?.of ?? 0;
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (number) => !runs.has(`part ${number}`),
  );
  if (missing.length > 0)
    throw new ConfigurationError(
      `the recording has ${of} parts, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
      'Name the reports of all parts.',
    );
}

function toTotals({ run, traffic, observations, exchanges }: Report): TrafficTotals {
  const { from, to, tallies, operations, sources, deployments, others, coverage, samples, runs } =
    traffic as TrafficSection;
  return {
    sources,
    deployments,
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to),
    operations: toCounts(operations),
    others,
    coverage,
    runs,
    stopped: run.stopped,
    tallies: Object.fromEntries(Object.entries(tallies).map(([id, tally]) => [id, unpack(tally)])),
    samples,
    observations,
    exchanges,
    agreement: traffic?.agreement ?? [],
  };
}
