import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { settings } from '../../vitest.config.ts';

/** `npm run test:scale`: one proof after the other, since each has many processes. */
export default mergeConfig(
  settings,
  defineConfig({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    test: {
      include: ['test/scale/*.test.ts'],
      fileParallelism: false,
      testTimeout: 900_000,
      hookTimeout: 300_000,
    },
  }),
);
