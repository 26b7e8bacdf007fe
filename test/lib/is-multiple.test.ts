import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMultiple } from '../../lib/is-multiple.ts';

/** The number that a whole number of units of a power of ten stands for, as a JSON parser reads it. */
const decimal = (units: bigint, exponent: number) => Number(`${units}e${exponent}`);

test.each([
  [0.07, 0.01, true],
  [1.1, 0.1, true],
  [-4.35, 0.01, true],
  [19.99, 0.01, true],
  [123456789012.34, 0.01, true],
  [2 ** 53, 1, true],
  [1e21, 0.01, true],
  [1e308, 5e-324, true],
  [3e-7, 1e-7, true],
  [0.075, 0.01, false],
  [1e-9, 0.01, false],
  [100000000000.001, 0.01, false],
  [1e21, 3, false],
  [2.5e-7, 1e-7, false],
  [0, 0.01, true],
  [-0, 0.01, true],
  [4, 1.5, false],
  [4.5, 1.5, true],
  [1, 1e300, false],
  [Number.POSITIVE_INFINITY, 0.01, false],
  [Number.NaN, 0.01, false],
])('%d is a multiple of %d: %s', (value, step, expected) => {
  expect(isMultiple(value, step)).toBe(expected);
});

test('of a step, every whole number of them is a multiple, and nothing between two', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }),
      fc.bigInt({ min: 1n, max: 10n ** 7n }),
      fc.integer({ min: -280, max: 280 }),
      fc.bigInt({ min: 0n, max: 10n ** 7n }),
      (count, step, exponent, rest) => {
        const isWhole = rest % step === 0n;
        expect(isMultiple(decimal(count * step + rest, exponent), decimal(step, exponent))).toBe(isWhole);
      },
    ),
    { numRuns: 3000, seed: 7 },
  );
});
