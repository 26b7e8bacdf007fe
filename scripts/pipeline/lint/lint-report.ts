import { visible } from '../../../lib/visible.ts';
import { workflowCommand } from '../../../lib/workflow-command.ts';
import type { LintProblem, LintResult, RuleSet } from './lint.ts';

const SETS: Readonly<Record<RuleSet, string>> = {
  structure: 'structure',
  recommended: 'recommended',
  spec: 'recommended-strict',
  common: 'recommended-strict and house/common',
  full: 'recommended-strict and house/full',
};

/** One line on the whole: `61 files: no problem (recommended-strict and house/full)`. */
export function lintSummary({ files, problems, ruleSet, complete }: LintResult): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  const rules = complete ? SETS[ruleSet] : 'structure only: the other rules run once it is whole';
  return `${count(files.length, 'file')}: ${found.join(', ') || 'no problem'} (${rules})`;
}

/** A block for a person: place, rule, what to do, pointer, and the lines with the fault marked. */
export function lintText({ rule, severity, message, place }: LintProblem): string {
  const { file, line, column, pointer, frame } = place;
  const head = `${[visible(file), line, column].filter((part) => part !== undefined).join(':')}  ${severity}  ${rule}`;
  return [
    head,
    `  ${message.replaceAll('\n', '\n  ')}`,
    ...(pointer === undefined ? [] : [`  at ${visible(pointer)}`]),
    ...indent(frame),
  ].join('\n');
}

/** A workflow command that GitHub shows beside the line. */
export function lintAnnotation({ rule, severity, message, place }: LintProblem): string {
  const { file, line = 1, column = 1 } = place;
  return workflowCommand(
    severity === 'error' ? 'error' : 'warning',
    { file, line, col: column, title: rule },
    message,
  );
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function indent(frame: string | undefined): string[] {
  return frame === undefined ? [] : ['', ...frame.split('\n').map((line) => `  ${line}`.trimEnd()), ''];
}
