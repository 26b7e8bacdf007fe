import type { OperationId } from '../../generated/operations.ts';
import type { RequirementResult } from './report.ts';

/** Requirements of one operation that have the same status for the same reason: thousands of them are few groups. */
export interface Group {
  readonly operation: OperationId;
  readonly reason: string;
  readonly results: readonly RequirementResult[];
}

/** Requirements that could not be judged or were not selected, by operation and reason, in order of appearance. */
export function groupByReason(
  results: readonly RequirementResult[],
  status: 'inconclusive' | 'skipped',
): Group[] {
  const groups = new Map<string, { operation: OperationId; reason: string; results: RequirementResult[] }>();
  for (const result of results.filter((one) => one.status === status)) {
    const [operation] = result.operations;
    if (operation === undefined) continue;
    // The first reason concerns the operation itself; the rest are often its consequences.
    const reason = result.notes[0] ?? 'no reason was recorded';
    const key = JSON.stringify([operation, reason]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { operation, reason, results: [result] });
    else group.results.push(result);
  }
  return [...groups.values()];
}
