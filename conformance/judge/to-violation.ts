import { explainDifference } from '../explain/why.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Violated } from '../model/judgement.ts';
import type { Requirement } from '../model/requirement.ts';
import type { Violation } from '../model/violation.ts';
import type { Redactor } from '../redact/redactor.ts';

/**
 * A violation as a report shows it.
 *
 * @param exchanges those that are at hand to explain it; the one that shows it among them
 */
export function toViolation(
  { id, section, evidence }: Requirement,
  violated: Violated,
  exchanges: readonly Exchange[],
  redactor: Redactor,
): Violation {
  const { operation, pointer, exchange } = violated;
  const why = explainDifference(violated, exchanges, redactor);
  return {
    requirement: id,
    section,
    evidence,
    operation,
    pointer,
    expected: redactor.display(operation, 'response', violated.expected),
    actual: redactor.display(operation, 'response', violated.actual),
    exchange,
    ...(why !== undefined && { why }),
  };
}
