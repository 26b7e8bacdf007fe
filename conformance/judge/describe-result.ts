import type { RequirementResult } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';

/** A violated requirement as several lines of text. */
export function describeResult({
  section,
  evidence,
  statement,
  violations,
  notes,
}: RequirementResult): string {
  return [
    `${statement} (section ${section}, ${evidence})`,
    ...notes.map((note) => `  ${note}`),
    ...violations.flatMap(describeViolation),
  ].join('\n');
}

/** A requirement that neither passes nor fails as one line of text. */
export function describeUnjudged({ status, violations, notes }: RequirementResult): string {
  const found = violations.map(
    ({ exchange, pointer, expected, actual, why }) =>
      `${exchange} ${pointer}: expected ${expected}, actual ${actual}${inParentheses(why)}`,
  );
  return `${status}: ${[...notes, ...found].join('; ')}`;
}

function describeViolation({ operation, exchange, pointer, expected, actual, why }: Violation): string[] {
  return [
    `  in the response to ${operation} (${exchange})${pointer === '' ? '' : `, at ${pointer}`}`,
    `    expected: ${expected}`,
    `    actual:   ${actual}${inParentheses(why)}`,
  ];
}

function inParentheses(why: string | undefined): string {
  return why === undefined ? '' : ` (${why})`;
}
