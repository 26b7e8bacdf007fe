import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('pieces of one byte, and heads of many short lines, take about as much memory as their bytes', () => {
  const file = fileURLToPath(new URL('memory-of-parts.ts', import.meta.url));
  const { pieces, heads } = JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }));
  // Kept as they come, more than a hundred.
  expect(pieces).toBeLessThan(3);
  // With an object for each line, thirty.
  expect(heads).toBeLessThan(3);
});
