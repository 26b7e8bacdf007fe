import { expect, test } from 'vitest';
import { withinLimits } from '../../../scripts/pipeline/limits.ts';

test('a description that is too deep for the stack says how to get a larger one', async () => {
  const endless = (depth: number): number => endless(depth + 1) + 1;
  await expect(withinLimits('the bundle', () => endless(0))).rejects.toMatchObject({
    exit: 'unsupported',
    message: expect.stringContaining('it is nested too deeply'),
    fix: expect.stringContaining('--stack-size'),
  });
});

test('any other error is to be reported, and those of the system pass', async () => {
  await expect(withinLimits('the bundle', () => Promise.reject(new Error('odd')))).rejects.toMatchObject({
    exit: 'unsupported',
    fix: expect.stringContaining('report'),
  });
  const full = Object.assign(new Error('full'), { syscall: 'write' });
  await expect(withinLimits('the bundle', () => Promise.reject(full))).rejects.toBe(full);
});
