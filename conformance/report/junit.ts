import type { Builder, TestCase } from 'junit-report-builder';
import { number } from '../../lib/plural.ts';
import { visible, visibleLines } from '../../lib/visible.ts';
import type { Report, RequirementResult } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import { groupOf, groupsOf, placeInWords, subjectOf } from './group-of.ts';
import { isOtherApi } from './is-other-api.ts';
import { sectionWords } from './section-words.ts';
import { shownStatus } from './severity.ts';
import { outlived, waiverOf } from './waiver-of.ts';

/**
 * `conformance.junit.xml`, for build servers: a suite for each operation, a case for each requirement. Violated is a failure, inconclusive
 * an error, skipped and waived are skipped, always with the reason.
 */
export async function junitReport(report: Report): Promise<string> {
  // Its types describe its ES module; Node.js loads the other one, which is the builder itself.
  const loaded: { readonly default: unknown } = await import('junit-report-builder');
  const builder = (loaded.default as Builder)
    .newBuilder()
    .name(visible(`Conformance of ${subjectOf(report.run)}`));
  const operations = groupsOf(report.requirements);

  const addSuite = (name: string, milliseconds: number) => {
    const suite = builder
      .testSuite()
      .name(name)
      .timestamp(report.run.startedAt.slice(0, 19))
      .time(milliseconds / 1000);
    for (const [key, value] of propertiesOf(report)) suite.property(key, visible(value));
    return suite;
  };
  for (const operation of operations) {
    const calls = report.exchanges.filter((exchange) => exchange.operation === operation);
    const suite = addSuite(
      operation,
      calls.reduce((sum, { durationMs }) => sum + durationMs, 0),
    );
    for (const result of report.requirements.filter((result) => groupOf(result) === operation))
      fillTestCase(suite.testCase().className(operation).name(result.id), result, report);
  }
  const gone = report.waivers.filter((waiver) => outlived(waiver) !== undefined);
  if (gone.length > 0) {
    const suite = addSuite('waivers', 0);
    for (const waiver of gone) {
      const message = visible(`${waiver.state}: ${outlived(waiver)}`);
      const name = visible(
        `${waiver.requirement}${waiver.pointer === undefined ? '' : ` ${waiver.pointer}`}`,
      );
      suite
        .testCase()
        .className('waivers')
        .name(name)
        .failure(message, waiver.state)
        .stacktrace(content([`Reason: ${visible(waiver.reason)}`]));
    }
  }
  return builder.build();
}

function propertiesOf(report: Report): [name: string, value: string][] {
  const { run, baseline } = report;
  return [
    ['target', run.target.baseUrl],
    ['verdict', run.verdict],
    ...(isOtherApi(report)
      ? ([['description', `${run.description.title} ${run.description.version}`]] satisfies [
          string,
          string,
        ][])
      : ([
          ['profile', run.profile],
          ['evidence', run.evidence],
        ] satisfies [string, string][])),
    ...(run.seed === undefined ? [] : [['seed', String(run.seed)] as [string, string]]),
    ['run', run.id],
    ['catalogue', run.catalogue.digest],
    ...(baseline === undefined ? [] : [['baseline', baseline.run.id] as [string, string]]),
    ...(run.stopped === undefined ? [] : [['stopped', run.stopped] as [string, string]]),
  ];
}

function fillTestCase(test: TestCase, result: RequirementResult, report: Report): void {
  const { status, fails, evidence, notes, violations } = result;
  const lines = [`${result.statement} (${sectionWords(result.section)}, ${evidence})`, ...notes].map(visible);
  const found = violations.flatMap((violation) => ['', ...linesOf(violation, report)]);
  // Only new violations fail if there is a baseline.
  const isKnown = fails && violations.every(({ baseline }) => baseline === 'persisting');
  if (fails && !isKnown) {
    const message = `violated in ${number(violations.length, 'place')}`;
    test.failure(message, `${status}.${evidence}`).stacktrace(content([...lines, ...found]));
  } else if (status === 'inconclusive') {
    test.error(visible(notes.join('; ')), status, content(lines));
  } else {
    if (status === 'skipped' || status === 'waived') test.skipped();
    const heading = isKnown
      ? ['Violated as in the baseline.']
      : shownStatus(result) === 'warning'
        ? ['Violated, without failing the run.']
        : [];
    if (status !== 'passed' || notes.length > 0)
      test.standardOutput(content([...heading, ...lines, ...found]));
  }
}

function linesOf(violation: Violation, { waivers }: Report): string[] {
  const { exchange, expected, actual, why } = violation;
  const waiver = waiverOf(violation, waivers);
  return [
    `${placeInWords(violation)} in ${exchange}${violation.baseline === undefined ? '' : `, ${violation.baseline}`}`,
    `  expected: ${expected}`,
    `  actual:   ${actual}${why === undefined ? '' : ` (${why})`}`,
    ...(waiver === undefined ? [] : [`  waived until ${waiver.expires}: ${waiver.reason}`]),
  ].map(visible);
}

/** The library puts texts in CDATA sections, and keeps only the first of several ends in a text from ending its section. */
function content(lines: readonly string[]): string {
  return visibleLines(lines.join('\n')).replaceAll(']]>', ']]\\u003e');
}
