import type { RequirementResult, Violation } from '../report/report.ts';

/** What is wrong with a requirement, over several lines, for whoever has nothing but this text. */
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

/** Why a requirement neither passes nor fails, in one line. */
export function describeUnjudged({ status, violations, notes }: RequirementResult): string {
  const found = violations.map(
    ({ exchange, pointer, expected, actual }) =>
      `${exchange} ${pointer}: expected ${expected}, actual ${actual}`,
  );
  return `${status}: ${[...notes, ...found].join('; ')}`;
}

function describeViolation({ operation, exchange, pointer, expected, actual }: Violation): string[] {
  return [
    `  in the response to ${operation} (${exchange})${pointer === '' ? '' : `, at ${pointer}`}`,
    `    expected: ${expected}`,
    `    actual:   ${actual}`,
  ];
}
