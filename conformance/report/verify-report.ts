import { validateReport } from '../../generated/json-schemas/report.ts';
import { isObject } from '../../lib/json.ts';
import { catalogueDigest, requirements } from '../catalogue/catalogue.ts';
import { isEnough } from '../judge/conclude.ts';
import { count, decide } from '../judge/verdict.ts';
import { REPORT_SCHEMA, type Report, type RequirementResult } from '../model/report.ts';
import { compareVerdict } from './baseline-verdict.ts';
import { sealOf } from './seal-report.ts';
import { waiverOf } from './waiver-of.ts';

/** Reads what a report shows about itself. */
export interface Verification {
  /** `absent`: the report was written before reports had digests, or somebody took it out. */
  readonly digest: 'correct' | 'wrong' | 'absent';
  /** The faults of the report, as full sentences. Empty, and the digest correct: nobody changed it, or somebody took trouble. */
  readonly problems: readonly string[];
  /** Its requirements were compared with those of this suite: only of the same catalogue can it be seen that one was taken out. */
  readonly sameCatalogue: boolean;
  /** Tells whether the file says that it is a report of this format. */
  readonly isReport: boolean;
  /** Absent where the form is not that of a report. */
  readonly report?: Report;
}

/** Errors of form that are named; an edit rarely makes more. */
const MAX_PROBLEMS = 20;

/**
 * Says whether a report is as the suite wrote it: its digest, its form, and whether counts and verdict follow from the requirements. A digest
 * is no signature: who edits a report can calculate a new one, but a verdict that the requirements contradict is found all the same.
 */
export function verifyReport(value: unknown): Verification {
  const digest = !isObject(value) || value.digest === undefined ? 'absent' : 'present';
  if (!validateReport<Report>(value)) {
    const schema = isObject(value) ? value.$schema : undefined;
    const isReport = schema === REPORT_SCHEMA;
    const problems = isReport ? schemaProblems() : [otherSchema(schema)];
    return { digest: digest === 'absent' ? 'absent' : 'wrong', problems, sameCatalogue: false, isReport };
  }
  const right = sealOf(value);
  const sameCatalogue = value.run.catalogue.digest === catalogueDigest;
  const problems = [
    ...(digest === 'present' && value.digest !== right
      ? ['The digest does not match: the report was edited after it was written.']
      : []),
    ...(sameCatalogue ? catalogueProblems(value) : []),
    ...value.requirements.flatMap((result) => resultProblems(result, value)),
    ...totalProblems(value),
  ];
  return {
    digest: digest === 'absent' ? 'absent' : value.digest === right ? 'correct' : 'wrong',
    problems: problems.slice(0, MAX_PROBLEMS),
    sameCatalogue,
    isReport: true,
    report: value,
  };
}

function otherSchema(schema: unknown): string {
  return typeof schema === 'string' && schema.startsWith(REPORT_SCHEMA.replace(/\d+$/, ''))
    ? 'The report has another version of the form: use the version of the package that wrote it.'
    : 'The file is not a conformance report.';
}

function schemaProblems(): string[] {
  return (validateReport.errors ?? [])
    .slice(0, MAX_PROBLEMS)
    .map(({ instancePath, message }) => `${instancePath === '' ? 'The report' : instancePath} ${message}.`);
}

/** The report lists exactly the requirements of the catalogue that it names. */
function catalogueProblems({ requirements: results }: Report): string[] {
  const known = new Map(requirements.map((one) => [one.id, one]));
  const seen = new Set(results.map(({ id }) => id));
  return [
    ...results.flatMap(({ id, section, evidence, statement, kind }) => {
      const right = known.get(id);
      if (right === undefined) return [`${id} is not in the catalog that the report names.`];
      const isSame =
        right.section === section &&
        right.evidence === evidence &&
        right.statement === statement &&
        right.kind === kind;
      return isSame ? [] : [`${id} is not as the catalog has it.`];
    }),
    ...requirements
      .filter(({ id }) => !seen.has(id))
      .map(({ id }) => `${id} is missing, although the catalog that the report names has it.`),
    ...(seen.size < results.length ? ['A requirement is listed twice.'] : []),
  ];
}

/** A requirement's status follows from its violations, its evidence and the waivers. */
function resultProblems(result: RequirementResult, { run, waivers }: Report): string[] {
  const { id, status, violations, evidence, fails, section } = result;
  const isViolated = status === 'violated' || status === 'waived';
  const counts = isEnough(evidence, run.evidence);
  return [
    ...(isViolated === violations.length > 0
      ? []
      : [`${id} is ${status} and has ${violations.length === 0 ? 'no violations' : 'violations'}.`]),
    ...(fails === (status === 'violated' && counts)
      ? []
      : [`Whether ${id} fails the run does not follow from its status and evidence.`]),
    ...(status === 'waived' && !violations.every((one) => waiverOf(one, waivers) !== undefined)
      ? [`${id} is waived, and no waiver covers all of its violations.`]
      : []),
    ...(violations.every(
      (one) => one.requirement === id && one.evidence === evidence && one.section === section,
    )
      ? []
      : [`A violation of ${id} names another requirement, section or evidence.`]),
  ];
}

/** Counts and verdict follow from the requirements; so do causes and the comparison with a baseline. */
function totalProblems(report: Report): string[] {
  const { run, counts, waivers, causes = [], baseline } = report;
  const right = count(report.requirements, counts.exchanges);
  const wrong = Object.entries(right).filter(
    ([name, number]) => counts[name as keyof typeof right] !== number,
  );
  const verdict = decide(report.requirements, waivers, run.stopped !== undefined);
  const violations = report.requirements.flatMap((one) => one.violations);
  const having = (state: 'new' | 'persisting') => violations.filter((one) => one.baseline === state).length;
  return [
    ...wrong.map(
      ([name, number]) =>
        `The count of ${name} is ${counts[name as keyof typeof right]}; the requirements give ${number}.`,
    ),
    ...(run.verdict === verdict ? [] : [`The verdict is ${run.verdict}; the requirements give ${verdict}.`]),
    ...causes
      .filter(({ id, places }) => violations.filter(({ cause }) => cause === id).length !== places)
      .map(({ id }) => `The cause ${id} does not have as many violations as it says.`),
    ...(baseline !== undefined &&
    (baseline.new !== having('new') || baseline.persisting !== having('persisting'))
      ? ['The counts of the comparison with the baseline do not follow from the violations.']
      : []),
    ...(baseline !== undefined && !compareVerdict(report, baseline.verdict)
      ? [
          `The verdict against the baseline is ${baseline.verdict}, which does not follow from the violations.`,
        ]
      : []),
  ];
}
