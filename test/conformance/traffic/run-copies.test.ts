import { expect, test } from 'vitest';
import { RunCopies } from '../../../conformance/traffic/judge/run-copies.ts';

test.each([
  { made: 'one after the other', steps: ['read', 'open', 'read', 'open'], copies: ['0 1', '2 3'] },
  { made: 'in order of time', steps: ['read', 'read', 'open', 'open'], copies: ['0 2', '1 3'] },
  { made: 'the second one cut short', steps: ['read', 'open', 'read'], copies: ['0 1', '2'] },
])('each copy of a run has each step once: $made', ({ steps, copies }) => {
  const run = new RunCopies();
  for (const [index, step] of steps.entries())
    run.add(step, { file: 0, offset: index, length: 1, number: index + 1 });
  expect(Array.from(run.all(), (copy) => copy.map(({ offset }) => offset).join(' '))).toEqual(copies);
});
