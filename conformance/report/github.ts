import { groupBy } from '../../lib/group-by.ts';
import { number } from '../../lib/plural.ts';
import { visible } from '../../lib/visible.ts';
import { workflowCommand } from '../../lib/workflow-command.ts';
import type { Report, RequirementResult } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import { placeInWords } from './group-of.ts';
import { verdictWords } from './verdict-words.ts';
import { outlived } from './waiver-of.ts';

/** GitHub shows no more errors and no more warnings of a step. */
const MAX = 10;

interface Annotation {
  readonly title: string;
  readonly message: string;
}

/**
 * Workflow commands for GitHub Actions, a line each: errors for what fails the run, causes first, and warnings for what else is to be known. Text from
 * the server stays inside its line and its message.
 */
export function githubAnnotations(report: Report): string[] {
  const errors = [...causes(report), ...violations(report), ...waivers(report)];
  return [...lines('error', errors, report), ...lines('warning', warnings(report), report)];
}

function lines(level: 'error' | 'warning', all: readonly Annotation[], report: Report): string[] {
  const shown = all.length > MAX ? all.slice(0, MAX - 1) : all;
  const more = all.length - shown.length;
  const rest = {
    title: `${number(more, 'more', 'more')}`,
    message: `${verdictWords(report).title}. The report files list all of them.`,
  };
  return [...shown, ...(more > 0 ? [rest] : [])].map(({ title, message }) =>
    workflowCommand(level, { title: visible(title) }, visible(message)),
  );
}

/** Returns what fails the run: with a baseline, only what is new. */
function failing({
  requirements,
}: Report): { readonly result: RequirementResult; readonly violation: Violation }[] {
  return requirements
    .filter(({ fails }) => fails)
    .flatMap((result) =>
      result.violations
        .filter(({ baseline }) => baseline !== 'persisting')
        .map((violation) => ({ result, violation })),
    );
}

function causes(report: Report): Annotation[] {
  const found = failing(report);
  return (report.causes ?? []).flatMap(({ id, sentence }) => {
    const own = found.filter(({ violation }) => violation.cause === id);
    const [first] = own;
    if (first === undefined) return [];
    const { requirement } = first.violation;
    return [
      {
        title: number(own.length, 'violation'),
        message: `${sentence} ${number(own.length, 'violation')}, such as ${requirement} at ${placeInWords(first.violation)}.`,
      },
    ];
  });
}

/** The violations without a common cause: one for each requirement. */
function violations(report: Report): Annotation[] {
  const known = new Set(report.causes?.map(({ id }) => id));
  const found = failing(report).filter(({ violation }) => !known.has(violation.cause ?? ''));
  const byRequirement = groupBy(found, ({ result }) => result);
  return [...byRequirement].flatMap(([result, [first, ...others]]) => {
    if (first === undefined) return [];
    const { expected, actual, why } = first.violation;
    const how = why === undefined ? '' : ` (${why})`;
    const more = others.length === 0 ? '' : ` And ${number(others.length, 'more place')}.`;
    return [
      {
        title: result.id,
        message: `${placeInWords(first.violation)}: ${result.statement} Expected: ${expected}. Actual: ${actual}${how}.${more}`,
      },
    ];
  });
}

function waivers({ waivers: all }: Report): Annotation[] {
  return all.flatMap((waiver) => {
    const why = outlived(waiver);
    return why === undefined
      ? []
      : [{ title: `waiver of ${waiver.requirement}`, message: `${waiver.state}: ${why}` }];
  });
}

function warnings({ requirements, counts, run }: Report): Annotation[] {
  return [
    ...(run.stopped === undefined
      ? []
      : [{ title: 'stopped', message: `The run was stopped: ${run.stopped}.` }]),
    ...(counts.inconclusive === 0
      ? []
      : [
          {
            title: 'inconclusive',
            message: `${number(counts.inconclusive, 'selected requirement')} could not be checked.`,
          },
        ]),
    ...requirements
      .filter(({ status, fails }) => status === 'violated' && !fails)
      .map(({ id, statement, violations: own }) => ({
        title: id,
        message: `${statement} Violated in ${number(own.length, 'place')}, without failing the run.`,
      })),
  ];
}
