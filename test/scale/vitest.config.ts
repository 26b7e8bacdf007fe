import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { settings } from '../../vitest.config.ts';

export default mergeConfig(
  settings,
  defineConfig({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    test: { include: ['test/scale/**/*.test.ts'] },
  }),
);
