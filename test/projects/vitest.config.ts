import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { inOrder, SLOW, settings } from '../../vitest.config.ts';
import { leftOut, slowestFirst } from './slow.ts';

/**
 * `npm run test:projects`: slow proofs. They install, scaffold, compile, start everything, change a copy of this repository, or attack. With `THIRD`, those that
 * `slow.ts` lists are run in part.
 */
export default mergeConfig(
  settings,
  defineConfig({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    test: {
      globalSetup: 'test/projects/packed-folder.ts',
      include: ['test/{projects,attacks}/**/*.test.ts', ...SLOW],
      exclude: [...configDefaults.exclude, ...leftOut(process.env.THIRD)],
      // Most of them make many short-lived objects in one process, which the usual 16 MB copy around.
      execArgv: ['--max-semi-space-size=32'],
      sequence: { sequencer: inOrder(slowestFirst().map(([file]) => file)) },
    },
  }),
);
