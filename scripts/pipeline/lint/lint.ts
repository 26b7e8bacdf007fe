import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BaseResolver,
  createConfig,
  lint,
  type NormalizedProblem,
  type Plugin,
} from '@redocly/openapi-core';
import { house } from '../../../spec/rules/index.ts';
import { displayPath } from '../../cli/display-path.ts';
import type { Place } from '../../cli/errors.ts';
import { findProblems, type Severities } from '../check/find-problems.ts';
import type { CheckFinding } from '../check/finding.ts';
import { withinLimits } from '../limits.ts';
import type { DescriptionWithOverlays } from '../overlay/load-overlaid.ts';
import { isHeldToSource, readRecords } from '../read/evidence.ts';
import type { Description } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import { refuseVersion } from '../support/version.ts';
import { checkRecords } from './check-records.ts';
import { skipCertainExamples } from './example-rules.ts';
import { bySpecRule, CHECKED_HERE, expectKnownRules, ownSeverities } from './severities.ts';

/**
 * The profile says how much is asked of a description: nothing but its structure (see `check/`), Redocly's `recommended` rules, those all as errors
 * (`spec`), the house rules that suit any description as well (`common`), or all house rules (`full`).
 */
export type RuleSet = 'structure' | 'recommended' | 'spec' | 'common' | 'full';

export interface LintProblem {
  /** `house/source-section`, `operation-summary`, `records/schema` */
  readonly rule: string;
  readonly severity: 'error' | 'warn';
  /** The fault and how to fix it. */
  readonly message: string;
  readonly place: Place;
}

export interface LintResult {
  readonly ruleSet: RuleSet;
  /** Every file that was looked at, as the user should see it, sorted. */
  readonly files: readonly string[];
  /** The findings in the order of files, lines and columns. */
  readonly problems: readonly LintProblem[];
  /** `false` where the structure is broken, so that no other rule was run. */
  readonly complete: boolean;
}

/** The fixes for those of Redocly's findings whose message does not say it. */
const MENDING: Readonly<Record<string, string>> = {
  'no-invalid-media-type-examples': 'Change the example, or the schema if the source says so.',
  'no-invalid-parameter-examples': 'Change the example, or the schema if the source says so.',
  'no-invalid-schema-examples': 'Change the example, or the schema if the source says so.',
  'no-unresolved-refs': 'Correct the reference, or make what it points to.',
  'no-unused-components': 'Refer to it, or remove it.',
};

export interface LintOptions {
  /** `house`: `full` for a description that is held to a source, else `common`. Default: `full` for such a one, else `recommended`. */
  readonly rules?: RuleSet | 'house' | undefined;
  /** Severity by rule, from a configuration: `{ 'operation-summary': 'off' }`. */
  readonly severities?: Severities | undefined;
}

/**
 * Lints a description and what lies beside it: the workflows (`workflows.arazzo.yaml`) and, against their JSON Schemas, the
 * requirement rows (`requirements/*.yaml`) and the list of what is not shown (`not-shown.yaml`). Where the structure is broken,
 * other rules would report the same faults once more, so they run when it is whole.
 *
 * @throws ToolError `unsupported` for a version that is not known, `problem` when a file beside the description is no YAML, `usage` for
 * a rule that is not known
 */
export async function lintDescription(
  description: Description & Partial<Pick<DescriptionWithOverlays, 'overlays'>>,
  { rules, severities = {} }: LintOptions = {},
): Promise<LintResult> {
  if (Object.keys(severities).length > 0) await expectKnownRules(severities);
  refuseVersion(description);
  const { rootDir, cwd, file, overlays = [] } = description;
  const { resolver } = description.written;
  const ruleSet = chosenSet(rules, rootDir, overlays);
  const findings = await withinLimits('a report', () => findProblems(description, bySpecRule(severities)));
  const structure = findings.map((finding) => fromFinding(finding, cwd));
  const withRecords = ruleSet === 'common' || ruleSet === 'full';
  // Rows of another API are held against it by the command, in the words of the engine that judges by them.
  const isHeld = isHeldToSource(rootDir);
  const records = withRecords
    ? readRecords(rootDir, cwd).filter(({ kind }) => kind === 'not-shown' || isHeld)
    : [];
  const files = () =>
    [...new Set([...resolver.getFiles(), ...records.map((record) => record.source.absoluteRef)])]
      .map((path) => displayPath(path, cwd))
      .sort();
  const isBroken = structure.some(({ severity }) => severity === 'error');
  if (isBroken || ruleSet === 'structure') {
    return { ruleSet, files: files(), problems: structure.sort(byPlace), complete: !isBroken };
  }
  const notShown = records.filter(({ kind }) => kind === 'not-shown').flatMap(({ rows }) => rows);
  const known = notShown.length === 0 ? undefined : notShown.map(({ id }) => id);
  const operations: string[] = [];
  const run = (ref: string) =>
    withinLimits('a report', () =>
      lintFile(
        ref,
        resolver,
        ruleSet,
        severities,
        {
          'not-shown-attached': { known },
          'not-shown-known': { known },
          'workflow-operation': { operations },
        },
        (id) => operations.push(id),
      ),
    );
  const found = await run(file);
  const workflows = join(rootDir, 'workflows.arazzo.yaml');
  if (existsSync(workflows)) found.push(...(await run(workflows)));
  return {
    ruleSet,
    files: files(),
    complete: true,
    problems: [
      ...structure,
      ...withoutEchoes(found).map((problem) => toLintProblem(problem, cwd)),
      ...checkRecords(records, operations, cwd),
      ...(ruleSet === 'full' ? unusedFiles(description) : []),
    ].sort(byPlace),
  };
}

/** The house rules are this project's: they are for what is held to a source, as this project's description is, and for who asks for them. */
function chosenSet(rules: LintOptions['rules'], rootDir: string, overlays: readonly unknown[]): RuleSet {
  if (rules !== undefined && rules !== 'house') return rules;
  // An overlay may say what no source does.
  if (isHeldToSource(rootDir) && overlays.length === 0) return 'full';
  return rules === 'house' ? 'common' : 'recommended';
}

/** Lints one OpenAPI or Arazzo file with all it refers to. */
async function lintFile(
  ref: string,
  externalRefResolver: BaseResolver,
  ruleSet: RuleSet,
  severities: Severities,
  settings: Readonly<Record<string, object>>,
  onOperation: (id: string) => void,
): Promise<NormalizedProblem[]> {
  const operations = () => ({
    Operation: ({ operationId }: { operationId?: string }) => operationId && onOperation(operationId),
  });
  const collector: Plugin = { id: 'collector', rules: { oas2: { operations }, oas3: { operations } } };
  const isHouse = ruleSet === 'common' || ruleSet === 'full';
  const config = await createConfig({
    extends: [
      ruleSet === 'recommended' ? 'recommended' : 'recommended-strict',
      ...(isHouse ? [`house/${ruleSet}`] : []),
    ],
    plugins: [house, collector],
    rules: {
      'collector/operations': 'error',
      ...(isHouse
        ? Object.fromEntries(
            Object.entries(settings).map(([rule, more]) => [`house/${rule}`, { severity: 'error', ...more }]),
          )
        : {}),
      ...ownSeverities(severities),
      // Found by `check/`, without their consequences.
      ...(isArazzo(ref) ? {} : Object.fromEntries(Object.keys(CHECKED_HERE).map((rule) => [rule, 'off']))),
    },
  });
  skipCertainExamples(config);
  return lint({ ref, config, externalRefResolver });
}

function isArazzo(file: string): boolean {
  return file.endsWith('.arazzo.yaml');
}

/**
 * A fault in a value that may be `X` or null is also reported as "must be null" and "must match a schema in anyOf". Only the fault itself tells what
 * to mend.
 */
function withoutEchoes(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const placeOfProblem = ({ location: [at] }: NormalizedProblem) =>
    `${at?.source.absoluteRef}${at?.pointer}/`;
  const isEcho = ({ ruleId, message }: NormalizedProblem) =>
    ruleId.endsWith('-examples') &&
    /must match (a schema in anyOf|exactly one schema in oneOf)|type must be null/.test(message);
  const faults = problems.filter((problem) => problem.ruleId.endsWith('-examples') && !isEcho(problem));
  const places = faults.map(placeOfProblem);
  return problems.filter(
    (problem) => !isEcho(problem) || !places.some((place) => place.startsWith(placeOfProblem(problem))),
  );
}

function fromFinding({ rule, severity, message, fix, location }: CheckFinding, cwd: string): LintProblem {
  return {
    rule,
    severity,
    message: `${message.replace(/[^.?!]$/, '$&.')} ${fix}`,
    place: toPlace(location, cwd),
  };
}

/** @returns the problem as the user sees it, its place relative to `cwd` */
export function toLintProblem(problem: NormalizedProblem, cwd: string): LintProblem {
  const hints = [
    ...(problem.suggest.length > 0 ? [`Did you mean ${problem.suggest.slice(0, 3).join(', ')}?`] : []),
    ...(MENDING[problem.ruleId] === undefined ? [] : [MENDING[problem.ruleId]]),
  ];
  const [location] = problem.location;
  if (location === undefined) throw new Error(`${problem.ruleId} reported a problem without a place`);
  return {
    rule: problem.ruleId,
    severity: problem.severity,
    message: [
      problem.message
        .trim()
        .replaceAll(`${cwd}/`, '')
        .replace(/[^.?!]$/, '$&.'),
      ...hints,
    ].join(' '),
    place: toPlace(location, cwd),
  };
}

/** Files in the description's folders that nothing refers to: they look like a part of it and are none. */
function unusedFiles({ rootDir, cwd, written }: Description): LintProblem[] {
  // A document that overlays were applied to is a single one, although the files that it was made of have been read.
  const read = new Set([...written.resolver.getFiles(), ...written.resolver.digests.keys()]);
  const present = ['paths', 'schemas', 'examples', 'pages']
    .map((name) => join(rootDir, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return present
    .filter((file) => !read.has(file))
    .map((file) => ({
      rule: 'files/unused',
      severity: 'error',
      message: 'Nothing in the description refers to this file. Refer to it, or remove it.',
      place: { file: displayPath(file, cwd) },
    }));
}

function byPlace(a: LintProblem, b: LintProblem): number {
  const order = a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : 0;
  return (
    order ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    (a.rule < b.rule ? -1 : 1)
  );
}
