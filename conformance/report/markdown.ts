import { upperFirst } from '../../lib/case.ts';
import { number } from '../../lib/plural.ts';
import { visible } from '../../lib/visible.ts';
import type { Report, RequirementResult, ViolationPlace } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import { changesInWords, whyInWords } from './changed-record.ts';
import { dataWords } from './data-words.ts';
import { placeInWords, subjectOf } from './group-of.ts';
import { groupByReason, namedIn } from './not-judged.ts';
import { sectionWords } from './section-words.ts';
import { bySeverity, shownStatus } from './severity.ts';
import { verdictWords } from './verdict-words.ts';
import { outlived, waiverOf } from './waiver-of.ts';

/** The summary of a step of GitHub Actions is 1 MiB at most, and other steps add to that of a job. */
const MAX_BYTES = 500_000;

/**
 * `conformance.md`: the report as a page for the summary of a CI job or a comment: verdict, causes, violations, and what was not judged. Text from the
 * server is neither Markdown nor HTML in it, mentions nobody and links nowhere.
 */
export function markdownReport(report: Report): string {
  const { title, reasons } = verdictWords(report);
  const { run, counts } = report;
  const found = report.requirements
    .toSorted(bySeverity)
    .flatMap((result) => result.violations.map((violation) => ({ result, violation })));
  const known = new Set(report.causes?.map(({ id }) => id));
  const others = found.filter(({ violation }) => !known.has(violation.cause ?? ''));
  const blocks = [
    [`# ${title}`],
    [
      `Conformance of ${code(subjectOf(run))} on ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC. ${reasons.map(text).join(' ')}`,
    ],
    countsTable(report),
    ...causes(report),
    ...(others.length === 0
      ? []
      : [[known.size > 0 ? '## Violations of no common cause' : '## Violations'], table(others, report)]),
    ...listed('## Could not be checked', notJudged(report)),
    ...listed('## Left changed', left(report)),
    ...listed('## Restored', restored(report)),
    ...listed('## Waivers that no longer apply', waivers(report)),
    ...listed('## Fixed since the baseline', places(report.baseline?.fixed)),
    ...listed('## In the baseline, and not checked this time', places(report.baseline?.notJudged)),
    [
      `${number(counts.requirements, 'requirement')}, ${number(counts.exchanges, 'call')}${run.seed !== undefined ? `, seed ${run.seed}` : ''}${run.data !== undefined ? `, values of --data: ${text(dataWords(run.data))}` : ''}, ${code(`${run.suite.name} ${run.suite.version}`)}.`,
    ],
  ];
  return fitting(blocks);
}

/** As many whole lines as there is room for: a list or a table is cut between its lines. */
function fitting(blocks: readonly (readonly string[])[]): string {
  let left = MAX_BYTES;
  const kept: string[] = [];
  for (const block of blocks) {
    const lines = block.filter((line) => {
      left -= Buffer.byteLength(line) + 1;
      return left > 0;
    });
    if (lines.length > 0) kept.push(lines.join('\n'));
    if (left <= 0) {
      kept.push('The report is longer than fits here: the report files have all of it.');
      break;
    }
  }
  return `${kept.join('\n\n')}\n`;
}

function countsTable({ counts }: Report): string[] {
  const { passed, violated, waived, inconclusive, skipped } = counts;
  const shown = Object.entries({ passed, violated, waived, inconclusive, skipped });
  return [
    row(shown.map(([name]) => name)),
    row(shown.map(() => '---:')),
    row(shown.map(([, count]) => count.toLocaleString('en'))),
  ];
}

function causes({ causes: found = [] }: Report): string[][] {
  return listed(
    '## Causes',
    found.map(({ sentence, places, example }) => {
      const where = example.pointer === '' ? 'the response' : example.pointer;
      return `<strong>${prose(sentence)}</strong> ${number(places, 'violation')}, such as ${code(example.requirement)} at ${code(where)}`;
    }),
  );
}

interface Found {
  readonly result: RequirementResult;
  readonly violation: Violation;
}

function table(found: readonly Found[], { waivers: all }: Report): string[] {
  return [
    '| Requirement | Where | Expected | Actual |',
    '|---|---|---|---|',
    ...found.map(({ result, violation }) => {
      const { expected, actual, why, operation, baseline } = violation;
      const waiver = waiverOf(violation, all);
      const status = [shownStatus(result), ...(baseline === undefined ? [] : [baseline])].join(', ');
      return row([
        `${code(result.id)} (${status}${waiver === undefined ? '' : ` until ${text(waiver.expires)}`})<br>${prose(result.statement)} ${upperFirst(text(sectionWords(result.section)))}${result.sourceUrl === undefined ? '' : ` (${code(result.sourceUrl)})`}.`,
        `${operation}, ${code(placeInWords(violation))}`,
        code(expected),
        `${code(actual)}${why === undefined ? '' : `<br>${text(why)}`}`,
      ]);
    }),
  ];
}

function notJudged({ requirements }: Report): string[] {
  return groupByReason(requirements, 'inconclusive').map((group) => {
    const { operation, reason, results } = group;
    const ids = namedIn(group).map(code);
    const which = ids.length === 0 ? '' : ` (${ids.join(', ')})`;
    return `${operation}: ${number(results.length, 'requirement')}${which}: ${text(reason)}`;
  });
}

function left({ left: all = [] }: Report): string[] {
  return all.map((one) => {
    const places = changesInWords(one).map(
      ({ pointer, change }) => `${code(pointer)}${change === '' ? '' : `: ${text(change)}`}`,
    );
    return `${code(one.record)} (${one.operation}): ${text(whyInWords(one))}<br>${places.join('<br>')}`;
  });
}

function restored({ restored: all = [] }: Report): string[] {
  return all.map(
    ({ record, operation, shown }) =>
      `${code(record)} (${operation}): it holds what it held before the run, ${text(shown)}`,
  );
}

function waivers({ waivers: all }: Report): string[] {
  return all.flatMap((waiver) => {
    const why = outlived(waiver);
    return why === undefined ? [] : [`${code(waiver.requirement)}: ${waiver.state}: ${text(why)}`];
  });
}

function places(found: readonly ViolationPlace[] = []): string[] {
  return found.map(
    ({ requirement, operation, pointer }) => `${code(requirement)} at ${code(`${operation}${pointer}`)}`,
  );
}

function listed(heading: string, items: readonly string[]): string[][] {
  return items.length === 0 ? [] : [[heading], items.map((item) => `- ${item}`)];
}

/**
 * A text as characters and nothing else, legible as it stands in the file: what means something to Markdown or HTML has a backslash before it,
 * and an empty comment divides what GitHub and GitLab would make a link or a picture: `@name`, `#1`, `:name:`.
 */
function text(content: string): string {
  return visible(content)
    .replace(/[\\`*_[\]<>&~!$]|:(?=\/\/)|(?<=\bwww)\./giu, '\\$&')
    .replace(/[@#](?=\S)|:(?=[\w+-]+:)|(?<=\bGH)-(?=\d)|%(?=\d)/giu, '$&<!-- -->');
}

/** Our own sentences: what is between backticks is code. */
function prose(content: string): string {
  return content
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .join('');
}

/** Neither GitHub nor GitLab looks for names and references in code. The fence is longer than all backticks in it. */
function code(content: string): string {
  const shown = visible(content);
  // A table cannot have them in code between backticks.
  if (shown.includes('\\|')) return `<code>${text(content)}</code>`;
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = shown === '' || /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** A line of a table: also in code, `|` would end a cell. */
function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
