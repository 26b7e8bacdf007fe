import type { RequirementResult } from '../model/report.ts';
import type { FilePlace } from '../model/requirement.ts';

/** Results that say where the description has what is violated. */
export function withPlacesOf(
  results: readonly RequirementResult[],
  placeOf: ((requirement: string) => FilePlace | undefined) | undefined,
): readonly RequirementResult[] {
  if (placeOf === undefined) return results;
  return results.map((result) => {
    const place = result.violations.length === 0 ? undefined : placeOf(result.id);
    return place === undefined ? result : { ...result, place };
  });
}
