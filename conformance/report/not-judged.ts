import type { RequirementResult } from '../model/report.ts';
import { groupOf } from './group-of.ts';

/** Requirements of one operation that have the same status for the same reason: thousands of them are few groups. */
export interface Group {
  /** Or the area of requirements on clients. */
  readonly operation: string;
  readonly reason: string;
  readonly results: readonly RequirementResult[];
}

/** Requirements that could not be judged or were not selected, by operation and reason, in order of appearance. */
export function groupByReason(
  results: readonly RequirementResult[],
  status: 'inconclusive' | 'skipped',
): Group[] {
  const groups = new Map<string, { operation: string; reason: string; results: RequirementResult[] }>();
  for (const result of results.filter((one) => one.status === status)) {
    const operation = groupOf(result);
    // The first reason concerns the operation itself; the rest are often its consequences.
    const reason = result.notes[0] ?? 'no reason was recorded';
    const key = JSON.stringify([operation, reason]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { operation, reason, results: [result] });
    else group.results.push(result);
  }
  return [...groups.values()];
}

/** Groups with more are known by their number alone. */
const MAX_NAMED = 3;

/** Ids of the requirements, where they are few enough to be named. */
export function namedIn({ results }: Group): readonly string[] {
  return results.length > MAX_NAMED ? [] : results.map(({ id }) => id);
}
