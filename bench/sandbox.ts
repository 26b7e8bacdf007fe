import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow, Part } from './measure.ts';
import { measureGrowth } from './sandbox-growth.ts';
import { measureSpeed } from './sandbox-speed.ts';
import { measureStart } from './sandbox-start.ts';
import { ROOT, runNode } from './spawn.ts';

const TITLE =
  'the sandbox as it is installed, on SQLite, its request log in a file; every server and caller in a process of its own';

export const speed = partOf(`${TITLE}: speed`, measureSpeed);
export const growth = partOf(`${TITLE}: start and growth`, measureStart, measureGrowth);

function partOf(
  title: string,
  ...measures: readonly ((folder: string) => Promise<readonly BenchRow[]>)[]
): Part {
  return {
    title,
    async run() {
      await runNode('scripts/dev/build.ts', []);
      const rows: BenchRow[] = [];
      for (const measure of measures) {
        // Not the system's folder for temporary files: that may be memory, where a durable commit costs nothing.
        mkdirSync(join(ROOT, 'build'), { recursive: true });
        const folder = mkdtempSync(join(ROOT, 'build', 'bench-sandbox-'));
        try {
          rows.push(...(await measure(folder)));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      }
      return rows;
    },
  };
}
