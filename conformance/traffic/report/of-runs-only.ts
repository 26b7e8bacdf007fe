import { rows } from '../../catalogue/catalogue.ts';

/**
 * Rows about what only a run shows: it reads the program right before and right after an update. In a recording, anybody may have changed the program meanwhile.
 */
const OF_RUNS: ReadonlySet<string> = new Set(
  rows.filter(({ check }) => 'code' in check && check.code === 'program-is-kept').map(({ id }) => id),
);

/** Why recordings do not judge a requirement; `undefined`: they do. */
export function whyOfRunsOnly(requirement: string): string | undefined {
  return OF_RUNS.has(requirement)
    ? 'recordings do not judge it, since others may change the program between an update and the next time it is read: a run of conform does'
    : undefined;
}
