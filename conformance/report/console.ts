import { number } from '../../lib/plural.ts';
import { visible } from '../../lib/visible.ts';
import type { AnyReport } from '../model/any-api.ts';
import type { Report, RequirementResult, Verdict, ViolationPlace } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import { changesInWords, whyInWords } from './changed-record.ts';
import { dataWords } from './data-words.ts';
import { placeInWords, subjectOf } from './group-of.ts';
import { isOtherApi } from './is-other-api.ts';
import { type Group, groupByReason, namedIn } from './not-judged.ts';
import { sectionWords, trafficTitle } from './section-words.ts';
import { bySeverity, shownStatus } from './severity.ts';
import { decisive, verdictWords } from './verdict-words.ts';
import { outlived, waiverOf } from './waiver-of.ts';

/** Names of styles that `styleText` of `node:util` takes. */
export type TextStyle = 'bold' | 'dim' | 'green' | 'red' | 'yellow';

export interface ConsoleOptions {
  /** Colors a text, or leaves it as it is. Default: no color. */
  readonly paint?: (style: TextStyle | TextStyle[], text: string) => string;
  /** Violations that are shown of each operation. Default: 20. */
  readonly limit?: number;
}

const COLOURS = { conformant: 'green', violated: 'red', inconclusive: 'yellow' } as const satisfies Record<
  Verdict,
  string
>;

/**
 * The report as text for a terminal; its last line is the verdict. Text from the server cannot control the terminal.
 */
export function consoleReport(given: AnyReport, options: ConsoleOptions = {}): string {
  const report = given as Report;
  const { paint = (_style, text) => text, limit = 20 } = options;
  const parts = [
    heading(report, paint),
    causes(report, paint),
    violations(report, paint, limit),
    notJudged(report, paint),
    left(report, paint),
    restored(report, paint),
    waivers(report, paint),
    baseline(report, paint),
    traffic(report, paint),
    counts(report),
    verdict(report, paint),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

type Paint = NonNullable<ConsoleOptions['paint']>;

function heading(report: Report, paint: Paint): string[] {
  const { run, traffic } = report;
  const chosen = [
    ...(run.only.length > 0 ? [`only ${run.only.join(', ')}`] : []),
    ...(run.skip.length > 0 ? [`skipping ${run.skip.join(', ')}`] : []),
    ...(run.readOnly && traffic === undefined ? ['read-only'] : []),
  ];
  return [
    paint('bold', `Conformance of ${visible(subjectOf(run))}`),
    visible(
      [
        ...(isOtherApi(report)
          ? [`by the description ${run.description.title} ${run.description.version}`]
          : [
              run.client === undefined ? `profile ${run.profile}` : number(run.client.runs, 'run'),
              `failing at evidence "${run.evidence}" or stronger`,
            ]),
        ...(run.seed === undefined ? [] : [`seed ${run.seed}`]),
        ...(run.data === undefined ? [] : [`with --data: ${dataWords(run.data)}`]),
        ...chosen,
      ].join(', '),
    ),
  ];
}

/** Prints what recorded calls have shown of each operation; details are in the report files. */
function traffic(report: Report, paint: Paint): string[] {
  const { traffic } = report;
  if (traffic === undefined) return [];
  const { operations, coverage, others, from, to } = traffic;
  const isOther = isOtherApi(report);
  const other = others.reduce((sum, { count }) => sum + count, 0);
  return [
    paint('bold', `${trafficTitle(report)}${from === undefined ? '' : ` from ${from} to ${to}`}`),
    // Another description may have hundreds, of which a recording shows few.
    ...operations
      .filter(({ calls }) => calls > 0 || !isOther)
      .map(({ operation, calls, succeeded }) => {
        const own = coverage.filter((one) => one.operation === operation && one.side === 'response');
        const shown = own.filter((one) => one.shown > 0).length;
        const all = isOther
          ? number(own.length, 'described status', 'described statuses')
          : number(own.length, 'property', 'properties');
        const properties = `${shown.toLocaleString('en')} of ${all} shown`;
        return `  ${visible(operation)}: ${number(calls, 'call')}, ${number(succeeded, 'success', 'successes')}${own.length === 0 ? '' : `, ${properties}`}`;
      }),
    ...(other === 0
      ? []
      : [
          visible(
            `  ${number(other, 'other call')}: ${others
              .slice(0, 5)
              .map(({ what, count }) => `${what} (${count})`)
              .join(', ')}`,
          ),
        ]),
  ];
}

interface Found {
  readonly result: RequirementResult;
  readonly violation: Violation;
}

function foundIn(report: Report): Found[] {
  return report.requirements
    .toSorted(bySeverity)
    .flatMap((result) => result.violations.map((violation) => ({ result, violation })));
}

/** Each cause with one of its violations in full; where the others are. */
function causes(report: Report, paint: Paint): string[] {
  return (report.causes ?? []).flatMap(({ id, sentence }, index) => {
    const own = foundIn(report).filter(({ violation }) => violation.cause === id);
    const [first, ...others] = own;
    const places = [
      ...new Set(others.map(({ violation }) => `${violation.requirement} at ${placeInWords(violation)}`)),
    ];
    return [
      ...(index === 0 ? [] : ['']),
      `${paint('bold', visible(sentence))} ${number(own.length, 'violation')}, such as`,
      ...(first === undefined ? [] : ['', ...lines(first.violation, first.result, report, paint)]),
      ...(places.length === 0 ? [] : ['', '  The same cause:']),
      ...places.slice(0, OF_A_CAUSE).map((place) => `    ${visible(place)}`),
      ...(places.length > OF_A_CAUSE
        ? [`    and ${number(places.length - OF_A_CAUSE, 'more', 'more')}: the report files list all of them`]
        : []),
    ];
  });
}

/** Further places of a cause that are named. */
const OF_A_CAUSE = 5;

function violations(report: Report, paint: Paint, limit: number): string[] {
  const known = new Set(report.causes?.map(({ id }) => id));
  const found = foundIn(report).filter(({ violation }) => !known.has(violation.cause ?? ''));
  const operations = [...new Set(found.map(({ violation }) => violation.operation))];
  return operations.flatMap((operation, index) => {
    const own = found.filter(({ violation }) => violation.operation === operation);
    const left = own.length - Math.min(own.length, limit);
    return [
      ...(index === 0 ? [] : ['']),
      `${paint('bold', operation)}: ${number(own.length, 'violation')}${known.size > 0 ? ' of no common cause' : ''}`,
      ...own
        .slice(0, limit)
        .flatMap(({ result, violation }) => ['', ...lines(violation, result, report, paint)]),
      ...(left > 0 ? ['', `  and ${number(left, 'more', 'more')}: the report files list all of them`] : []),
    ];
  });
}

function lines(violation: Violation, result: RequirementResult, report: Report, paint: Paint): string[] {
  const { exchange, expected, actual, why } = violation;
  const waiver = waiverOf(violation, report.waivers);
  const status = shownStatus(result);
  const state = violation.baseline === undefined ? '' : ` ${violation.baseline}`;
  const mark = paint(status === 'violated' ? 'red' : 'yellow', status);
  return [
    `  ${mark}${state} ${paint('bold', result.id)}  ${paint('dim', visible(`${sectionWords(result.section)}, ${result.evidence}`))}`,
    `    ${visible(result.statement)}`,
    `    at        ${visible(placeInWords(violation))}, exchange ${visible(exchange)}`,
    `    expected  ${visible(expected)}`,
    `    actual    ${visible(actual)}`,
    ...scenarioLines(violation, report),
    ...(why === undefined ? [] : [`    why       ${visible(why)}`]),
    ...(waiver === undefined ? [] : [visible(`    waived    until ${waiver.expires}: ${waiver.reason}`)]),
  ];
}

/** Prints how to see it again, with fewer runs of the client. */
function scenarioLines({ scenario }: Violation, { scenarios = [] }: Report): string[] {
  const found = scenarios.find(({ id }) => id === scenario);
  if (found === undefined || (found.faults.length === 0 && found.rewriting === undefined)) return [];
  const faults = JSON.stringify(found.faults.length === 1 ? found.faults[0] : found.faults);
  const shown = faults.length > MAX_FAULTS ? `${found.faults.length}, listed in the report files` : faults;
  return [
    `    run       ${visible(found.id)}: ${visible(found.title)}`,
    `    client    ${visible(found.end)}`,
    ...(found.rewriting === undefined ? [] : [`    bank      ${visible(found.rewriting)}`]),
    ...(found.faults.length === 0
      ? []
      : [`    ${found.faults.length === 1 ? 'fault ' : 'faults'}    ${visible(shown)}`]),
  ];
}

/** Characters; the report files have longer ones. */
const MAX_FAULTS = 400;

function notJudged({ requirements, run }: Report, paint: Paint): string[] {
  const groups = groupByReason(requirements, 'inconclusive');
  if (groups.length === 0) return [];
  const [first, ...others] = groups as [Group, ...Group[]];
  // A client that does not work has not shown anything: once is enough.
  if (
    run.client !== undefined &&
    others.length > 0 &&
    others.every(({ reason }) => reason === first.reason)
  ) {
    const all = groups.reduce((sum, { results }) => sum + results.length, 0);
    return [
      paint('bold', 'Could not be checked'),
      `  ${number(all, 'requirement')}: ${visible(first.reason)}`,
    ];
  }
  return [
    paint('bold', 'Could not be checked'),
    ...groups.map((group) => {
      const { operation, reason, results } = group;
      const ids = namedIn(group);
      const which = ids.length === 0 ? '' : ` (${ids.join(', ')})`;
      return `  ${operation}: ${number(results.length, 'requirement')}${which}: ${visible(reason)}`;
    }),
  ];
}

/** Places of one record that are shown; the report files list all of them. */
const MAX_PLACES = 6;

function left({ left = [] }: Report, paint: Paint): string[] {
  if (left.length === 0) return [];
  return [
    paint('bold', 'Left changed'),
    ...left.flatMap((one) => {
      const places = changesInWords(one);
      const more = places.length - Math.min(places.length, MAX_PLACES);
      return [
        `  ${paint('yellow', visible(one.record))} (${one.operation}): ${visible(whyInWords(one))}`,
        ...places
          .slice(0, MAX_PLACES)
          .map(({ pointer, change }) => visible(`    ${pointer}${change === '' ? '' : `: ${change}`}`)),
        ...(more > 0 ? [`    and ${number(more, 'more', 'more')}: the report files list all of them`] : []),
      ];
    }),
  ];
}

function restored({ restored = [] }: Report, paint: Paint): string[] {
  if (restored.length === 0) return [];
  return [
    paint('bold', 'Restored'),
    ...restored.map(
      ({ record, operation, shown }) =>
        `  ${visible(record)} (${operation}): ${visible(`it holds what it held before the run, ${shown}`)}`,
    ),
  ];
}

function waivers({ waivers }: Report, paint: Paint): string[] {
  const gone = waivers.filter((waiver) => outlived(waiver) !== undefined);
  if (gone.length === 0) return [];
  return [
    paint('bold', 'Waivers that no longer apply'),
    ...gone.map((waiver) => {
      const place = waiver.pointer === undefined ? '' : ` at ${waiver.pointer}`;
      return `  ${paint('red', waiver.state)} ${visible(`${waiver.requirement}${place}: ${outlived(waiver)}`)}`;
    }),
  ];
}

function baseline({ baseline: found }: Report, paint: Paint): string[] {
  if (found === undefined || found.fixed.length + found.notJudged.length === 0) return [];
  const line = (mark: string, { requirement, operation, pointer }: ViolationPlace) =>
    `  ${mark} ${visible(`${requirement} at ${operation}${pointer}`)}`;
  return [
    paint('bold', 'Violations of the baseline that were not found'),
    ...found.fixed.map((place) => line(paint('green', 'fixed'), place)),
    ...found.notJudged.map((place) => line(paint('yellow', 'not checked'), place)),
  ];
}

function counts({ counts, run, requirements, traffic }: Report): string[] {
  const { passed, violated, inconclusive, skipped, waived } = counts;
  const parts = { passed, violated, waived, inconclusive, skipped };
  const shown = Object.entries(parts).filter(([name, count]) => count > 0 || name === 'violated');
  return [
    `${number(counts.requirements, 'requirement')}: ${shown.map(([name, count]) => `${count.toLocaleString('en')} ${name}`).join(', ')}`,
    ...requirements
      .filter(({ fails }) => fails)
      .slice(0, 1)
      .map(({ id }) =>
        run.client === undefined && traffic === undefined
          ? `to run what one needs again: --only ${id} --seed ${run.seed}${run.thorough === undefined ? '' : ' --thorough'}`
          : traffic === undefined
            ? `to rerun what one needs: --only ${id}`
            : `to check one alone: --only ${id}`,
      ),
    `${number(counts.exchanges, 'call')} in ${(run.durationMs / 1000).toFixed(1)} s`,
  ];
}

function verdict(report: Report, paint: Paint): string[] {
  const { title, reasons } = verdictWords(report);
  const line = visible(`${title}. ${reasons.join(' ')}`);
  return [paint(['bold', COLOURS[decisive(report)]], line)];
}
