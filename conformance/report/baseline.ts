import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { catalogueDigest } from '../catalogue/catalogue.ts';
import { description } from '../catalogue/description.ts';
import { bodyOf, type Field } from '../catalogue/tree.ts';
import { ConfigurationError } from '../model/options.ts';
import type { Report, RequirementResult, RunInfo, ViolationPlace } from '../model/report.ts';
import { isOfOtherApi } from '../model/requirement.ts';
import type { Violation } from '../model/violation.ts';
import { baselineVerdict } from './baseline-verdict.ts';
import { verifyReport } from './verify-report.ts';

/** A description and its requirements, by their digests. */
interface JudgedBy {
  readonly description: { readonly digest: string };
  readonly catalogueDigest: string;
}

const FIX =
  'Make a new baseline: run `conform` with these settings and without --baseline, and keep its conformance.json.';

/**
 * A report to compare later ones with.
 *
 * @param value what `conformance.json` holds
 * @param run what the runs must have in common; default: only the description and the requirements, of this version of the suite
 * @param by what the later ones are judged by; default: this package's description
 * @throws ConfigurationError for what is not a report, was edited, or cannot be compared: of another description or other requirements, of another
 *   profile or evidence
 */
export function readBaseline(
  value: unknown,
  run: Pick<RunInfo, 'profile' | 'evidence'>,
  by: JudgedBy = { description, catalogueDigest },
): Report {
  const { report, problems, digest } = verifyReport(value);
  const refuse = (message: string) => new ConfigurationError(message, FIX);
  if (report === undefined) throw refuse(`the baseline cannot be read: ${problems[0]}`);
  if (report.run.description.digest !== by.description.digest)
    throw refuse(
      `the baseline was checked by another description: ${report.run.description.title} ${report.run.description.version}`,
    );
  if (report.run.catalogue.digest !== by.catalogueDigest)
    throw refuse(
      `the baseline was checked by other requirements, those of ${report.run.suite.name} ${report.run.suite.version}`,
    );
  for (const name of ['profile', 'evidence'] as const)
    if (report.run[name] !== run[name])
      throw refuse(`the baseline has the ${name} ${report.run[name]}, and this run has ${run[name]}`);
  if (digest === 'absent')
    throw refuse('the baseline has no digest, so whether it was edited cannot be verified');
  if (digest === 'wrong' || problems.length > 0) throw refuse(`the baseline was edited: ${problems[0]}`);
  return report;
}

/** The report with each violation marked as new or persisting, and with what has become of the others. What it judges itself stays as it is. */
export function compareWithBaseline(report: Report, baseline: Report): Report {
  const before = placesOf(baseline);
  const now = placesOf(report);
  const requirements = report.requirements.map((result) =>
    result.violations.length === 0 ? result : { ...result, violations: result.violations.map(mark) },
  );
  function mark(violation: Violation): Violation {
    return { ...violation, baseline: before.has(keyOf(toPlace(violation))) ? 'persisting' : 'new' };
  }
  const violations = requirements.flatMap((one) => one.violations);
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, place]) => place);
  const results = new Map(report.requirements.map((result) => [result.id, result]));
  const wasJudged = ({ requirement }: ViolationPlace) => isJudged(results.get(requirement));
  const { id, startedAt, target } = baseline.run;
  return {
    ...report,
    requirements,
    baseline: {
      run: { id, startedAt, baseUrl: target.baseUrl },
      verdict: baselineVerdict({ ...report, requirements }, hasOpened(report, baseline)),
      new: violations.filter((one) => one.baseline === 'new').length,
      persisting: violations.filter((one) => one.baseline === 'persisting').length,
      fixed: gone.filter(wasJudged),
      notJudged: gone.filter((place) => !wasJudged(place)),
    },
  };
}

/** Tells whether a requirement could not be checked that the baseline could check, or had not selected. */
function hasOpened(report: Report, baseline: Report): boolean {
  const open = new Set(
    baseline.requirements.filter(({ status }) => status === 'inconclusive').map(({ id }) => id),
  );
  return report.requirements.some(({ id, status }) => status === 'inconclusive' && !open.has(id));
}

/** An empty list violates nothing, but it does not show either that its entries would be right. */
function isJudged(result: RequirementResult | undefined): boolean {
  return (
    result !== undefined &&
    result.judged > 0 &&
    result.status !== 'inconclusive' &&
    result.status !== 'skipped'
  );
}

function placesOf({ requirements }: Report): Map<string, ViolationPlace> {
  const places = requirements.flatMap(({ violations }) => violations.map(toPlace));
  return new Map(places.map((place) => [keyOf(place), place]));
}

function keyOf({ requirement, operation, pointer }: ViolationPlace): string {
  return JSON.stringify([requirement, operation, pointer]);
}

/** Entries of a list are one place: there are more or fewer of them in each run, and what is wrong with one is wrong with all. */
function toPlace({ requirement, operation, pointer, section }: Violation): ViolationPlace {
  const names = fromPointer(pointer);
  if (isOfOtherApi(section)) {
    const template = names.map((name) => (/^\d+$/.test(name) ? '*' : name));
    return { requirement, operation, pointer: toPointer(template) };
  }
  let field: Field | undefined = bodyOf(operation, 'response');
  const template = names.map((name) => {
    const { entries }: Partial<Field> = field ?? {};
    const isEntry = entries !== undefined && /^\d+$/.test(name);
    field = isEntry ? entries : field?.properties.find((one) => one.name === name);
    return isEntry ? '*' : name;
  });
  return { requirement, operation, pointer: toPointer(template) };
}
