import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('../../../scripts/pipeline/old-space.ts', import.meta.url).href;

test.each([
  ['process.exit(3);', 3],
  ['', 0],
  ["throw new Error('broken');", 1],
])(
  'a process with a limited heap makes room before it ends, for threads that wait for memory: %s',
  (end, code) => {
    const script = `const { limitOldSpace } = await import('${MODULE}'); limitOldSpace(); console.log('the end'); ${end}`;
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--trace-gc', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    expect(stdout.slice(stdout.indexOf('the end'))).toMatch(/Mark-Compact/);
    expect(status).toBe(code);
  },
);
