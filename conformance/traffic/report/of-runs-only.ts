import { rows } from '../../catalogue/catalogue.ts';
import { kindOf } from '../../judge/checks/checks.ts';

const ONLY_IN_RUNS = new Map(rows.map(({ id, check }) => [id, kindOf(check).onlyInRuns]));

/** Why recordings do not judge a requirement; `undefined`: they do. */
export function whyOfRunsOnly(requirement: string): string | undefined {
  return ONLY_IN_RUNS.get(requirement);
}
