import { expect, test } from 'vitest';
import { isMoreThan } from '../../../../conformance/run/safety/is-more-than.ts';

test.each([
  ['5.01', '5.00', true],
  ['5.00', '5.00', false],
  ['4.99', '5.00', false],
  ['10.00', '9.00', true],
  ['0.10', '0.09', true],
  ['900719925474099.94', '900719925474099.93', true],
  ['900719925474099.93', '900719925474099.93', false],
  ['1', '5.00', true],
  ['1.5', '5.00', true],
  ['-1.00', '5.00', true],
  ['1e0', '5.00', true],
  ['', '5.00', true],
  [' 1.00', '5.00', true],
  ['1.00\n', '5.00', true],
  ['1.00', 'nonsense', true],
])('%j is more than %j: %s', (amount, most, expected) => {
  expect(isMoreThan(amount, most)).toBe(expected);
});
