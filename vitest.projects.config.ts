import { defineConfig, mergeConfig } from 'vitest/config';
import { settings } from './vitest.config.ts';

/** `npm run test:projects`: slow proofs, each in a project of its own. It installs, scaffolds, compiles or changes a copy of this repository. */
export default mergeConfig(settings, defineConfig({ test: { include: ['test/projects/**/*.test.ts'] } }));
