import { defineConfig, mergeConfig } from 'vitest/config';

/**
 * Files that leave nothing behind in their process: they share one, and load what they import once. The others get a process each: they
 * replace modules or globals, set variables of the environment, or look at what a process keeps open.
 */
const SHARED = [
  'test/conformance/**/*.test.ts',
  'test/generated/**/*.test.ts',
  'test/server/{api,control,faults,requirements,seed}/**/*.test.ts',
  'test/spec/**/*.test.ts',
  'test/templates/**/*.test.ts',
];

/** What `npm test` and `npm run test:projects` have in common. */
export const settings = defineConfig({
  test: {
    // One more than the cores of the gate's machine: many tests wait for a process, a socket or a browser.
    maxWorkers: 3,
    // Only a hang is to run into these, on the busiest machine too.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  },
});

export default mergeConfig(
  settings,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
        {
          extends: true,
          test: {
            name: 'isolated',
            include: ['test/**/*.test.ts'],
            exclude: [...SHARED, 'test/projects/**'],
          },
        },
      ],
    },
  }),
);
