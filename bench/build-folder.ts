import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode } from './spawn.ts';

/**
 * Compiles the package, and gives `use` a new folder, which is removed at the end. It is not in the system's folder for temporary files: that
 * may be memory, where a durable commit costs nothing.
 */
export async function buildAndUseFolder<Result>(
  name: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await runNode('scripts/dev/build.ts', []);
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'build', `bench-${name}-`));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
