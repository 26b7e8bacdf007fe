/**
 * Slow proofs, with the seconds that each took on two quiet cores beside another one. A run of the gate takes a third of them (`.ci/run`), and all others of
 * `npm run test:projects`. The gate prints how long each file took.
 */
export const SECONDS: Readonly<Record<string, number>> = {
  'test/projects/eighth-operation.test.ts': 207,
  'test/projects/guide-commands.test.ts': 190,
  'test/projects/documented-lines.test.ts': 113,
  'test/projects/package-managers.test.ts': 103,
  'test/projects/language-clients.test.ts': 91,
  'test/attacks/endless.test.ts': 164,
  'test/attacks/large-bodies.test.ts': 59,
  'test/projects/container.test.ts': 83,
  'test/projects/judged-python-client.test.ts': 77,
  'test/projects/package-versions.test.ts': 74,
  'test/projects/discover-permitted.test.ts': 67,
  'test/projects/other-projects.test.ts': 67,
  'test/projects/docs-page.test.ts': 60,
  'test/projects/foreign-clients/curl-client.test.ts': 59,
  'test/projects/mutated.test.ts': 48,
  'test/projects/judged-clients.test.ts': 47,
  'test/projects/record-canaries.test.ts': 43,
  'test/projects/discover-choices.test.ts': 42,
  'test/projects/foreign-clients/interceptors.test.ts': 42,
  'test/projects/docs-console.test.ts': 40,
  'test/projects/foreign-clients/keep-alive.test.ts': 40,
  'test/projects/days-of-servers.test.ts': 39,
  'test/projects/verdict-real.test.ts': 39,
  'test/projects/traps.test.ts': 38,
  'test/projects/verdict-failures.test.ts': 29,
  'test/projects/collections.test.ts': 27,
  'test/projects/linters.test.ts': 27,
  'test/projects/overlaid-project.test.ts': 26,
  'test/projects/permitted-traffic.test.ts': 26,
  'test/projects/other-runtimes.test.ts': 25,
  'test/projects/judge-tests.test.ts': 18,
  'test/projects/foreign-clients/urllib-client.test.ts': 16,
  'test/attacks/language-clients.test.ts': 14,
  'test/projects/operator-data-mutants.test.ts': 6,
};

const THIRDS = ['0', '1', '2'];

/** The list in three parts that take about as long: each file, the slowest first, goes to the part that takes the least so far. */
export function thirds(): readonly (readonly string[])[] {
  const parts = THIRDS.map(() => ({ files: [] as string[], seconds: 0 }));
  for (const [file, seconds] of slowestFirst()) {
    const least = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.files.push(file);
    least.seconds += seconds;
  }
  return parts.map(({ files }) => files);
}

export function slowestFirst(): [file: string, seconds: number][] {
  return Object.entries(SECONDS).sort(([, one], [, other]) => other - one);
}

/**
 * Files of the other two thirds.
 *
 * @param third `0`, `1` or `2`; without it, nothing is left out
 */
export function leftOut(third: string | undefined): string[] {
  if (third === undefined || third === '') return [];
  const index = THIRDS.indexOf(third);
  if (index < 0) throw new Error(`THIRD is ${third}; it has to be ${THIRDS.join(', ')}, or unset for all.`);
  return thirds()
    .filter((_, other) => other !== index)
    .flat();
}
