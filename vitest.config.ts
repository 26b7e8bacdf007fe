import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that get a process each: they replace modules or globals, set variables of the environment, or look at what a process keeps open. The
 * others leave nothing behind: they share their worker's process, and load what they import once.
 */
const ISOLATED = [
  'test/scripts/cli/**/*.test.ts',
  'test/scripts/commands/start/*.test.ts',
  'test/scripts/commands/sandbox.test.ts',
  'test/scripts/pipeline/make/msw.test.ts',
  'test/scripts/pipeline/mock/**/*.test.ts',
  'test/scripts/pipeline/{watch,generate}.test.ts',
  'test/server/*.test.ts',
  'test/server/{node,store}/**/*.test.ts',
];

/** Slow proofs beside the tests of the same modules: `npm run test:projects` runs them, and `npm test` does not. */
export const SLOW = [
  'test/conformance/deployment/deployment-results.test.ts',
  'test/scripts/commands/conform/conform-connection.test.ts',
  'test/scripts/pipeline/bundle/down-convert.test.ts',
  'test/scripts/pipeline/make/zod.test.ts',
  'test/server/store/postgres/postgres-errors.test.ts',
];

/** They take the longest: begun last, they would run alone at the end. */
const SLOWEST = [
  'test/scripts/commands/conform/conform.test.ts',
  'test/conformance/judge/facts/each-fact.test.ts',
  'test/scripts/commands/sandbox.test.ts',
  'test/server/store/postgres/postgres.test.ts',
];

/** Begins with these files, in this order. */
export function inOrder(first: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const place = first.findIndex((file) => moduleId.endsWith(file));
        return place < 0 ? first.length : place;
      };
      return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
    }
  };
}

// Node.js warns of it beside NO_COLOR, on the standard error of each command that a test runs.
delete process.env.FORCE_COLOR;

/** `npm test` and `npm run test:projects` share these settings. */
export const settings = defineConfig({
  test: {
    // One more than the cores of the gate's machine: many tests wait for a process, a socket or a browser.
    maxWorkers: 3,
    // Only a hang is to run into these, on the busiest machine too.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  },
});

export default mergeConfig(
  settings,
  defineConfig({
    test: {
      sequence: { sequencer: inOrder(SLOWEST) },
      projects: [
        { extends: true, test: { name: 'isolated', include: ISOLATED, exclude: SLOW } },
        {
          extends: true,
          test: {
            name: 'shared',
            include: ['test/**/*.test.ts'],
            exclude: [...ISOLATED, ...SLOW, 'test/{projects,attacks,scale}/**'],
            isolate: false,
          },
        },
      ],
    },
  }),
);
