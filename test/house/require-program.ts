import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

/** Skips a test on a machine without a program that it starts, with the reason in the results. */
export function requireProgram({ skip }: TestContext, name: string): void {
  skip(spawnSync(name, ['--version']).error !== undefined, `${name} is not installed`);
}
