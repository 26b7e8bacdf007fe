import { defineConfig, mergeConfig } from 'vitest/config';
import { SLOW, settings } from './vitest.config.ts';

/** `npm run test:projects`: slow proofs. They install, scaffold, compile, start everything, or change a copy of this repository. */
export default mergeConfig(
  settings,
  defineConfig({
    test: { globalSetup: 'test/projects/packed-folder.ts', include: ['test/projects/**/*.test.ts', ...SLOW] },
  }),
);
