import { expect, test } from 'vitest';
import { usualOutput } from '../../../conformance/client/usual-output.ts';

const printed = (...lines: string[]) => ({ stdout: lines.join('\n'), stderr: '' });

const SAME = printed('PATCH check 200', 'run V1StGXR8_Z5 took 12 ms', 'pulled 3, failed 0');
const AGAIN = printed('PATCH check 200', 'run 9bXz3QkLm2w took 7 ms', 'pulled 3, failed 0');
const usual = usualOutput(SAME, AGAIN);

test.each([
  ['the same', SAME],
  ['another random word', printed('PATCH check 200', 'run k0Pq8sT5vWx took 31 ms', 'pulled 3, failed 0')],
  ['another order', printed('pulled 3, failed 0', 'run a took 1 ms', 'PATCH check 200')],
  ['a missing value', printed('PATCH check undefined', 'run a took 1 ms', 'pulled 3, failed 0')],
])('usual: %s', (_, output) => {
  expect(usual.isIn(output)).toBe(true);
  expect(usual.unusualLines(output)).toEqual([]);
});

test.each([
  [
    'another status',
    printed('PATCH check 422', 'run a took 1 ms', 'pulled 3, failed 0'),
    ['PATCH check 422'],
  ],
  [
    'another count',
    printed('PATCH check 200', 'run a took 1 ms', 'pulled 2, failed 1'),
    ['pulled 2, failed 1'],
  ],
  ['a line less', printed('PATCH check 200', 'run a took 1 ms'), []],
  [
    'a line more',
    printed('PATCH check 200', 'run a took 1 ms', 'pulled 3, failed 0', 'retrying'),
    ['retrying'],
  ],
])('unusual: %s', (_, output, lines) => {
  expect(usual.isIn(output)).toBe(false);
  expect(usual.unusualLines(output)).toEqual(lines);
});

test.each([
  [
    'identifiers',
    'pulled tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
    'pulled tra-01a2029a147070009faac2e7bad46426',
  ],
  ['times', 'at 2026-11-25T20:01:02.345Z', 'at 2026-11-26T08:00:00Z'],
  ['durations', 'took 12.5 ms', 'took 13 ms'],
  ['colors', '\u001b[32mdone\u001b[39m', 'done'],
])('%s never count, even where both runs have the same', (_, first, other) => {
  expect(usualOutput(printed(first), printed(first)).isIn(printed(other))).toBe(true);
});

test('more lines than are paired may be anything, and take no time', () => {
  const many = (seed: number) =>
    printed(...Array.from({ length: 20_000 }, (_, index) => `line ${seed * index + 1}x${index}y`));
  expect(usualOutput(many(7), many(11)).isIn(many(13))).toBe(true);
});
