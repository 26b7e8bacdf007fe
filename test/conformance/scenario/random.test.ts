import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../../conformance/scenario/random.ts';

const first = (seed: number, name: string) => {
  const random = randomOf(seed, name);
  return Array.from({ length: 20 }, () => random.integer(0, 2 ** 32 - 1));
};

test('a seed and a name fix the stream', () => {
  expect(first(1, 'issue-card')).toEqual(first(1, 'issue-card'));
  expect(first(1, 'issue-card')).not.toEqual(first(2, 'issue-card'));
  expect(first(1, 'issue-card')).not.toEqual(first(1, 'pull-money'));
  expect(first(1, '1')).not.toEqual(first(11, ''));
  // Seeds are printed so that a run can be repeated, with later versions too.
  expect(randomOf(1, 'issue-card').digits(12)).toBe('491938148603');
});

test('numbers are inside their bounds, and reach both', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -1000, max: 1000 }), fc.nat({ max: 3 }), (seed, low, more) => {
      const random = randomOf(seed, 'bounds');
      const drawn = new Set(Array.from({ length: 200 }, () => random.integer(low, low + more)));
      expect([...drawn].sort((one, other) => one - other)).toEqual(
        Array.from({ length: more + 1 }, (_, index) => low + index),
      );
    }),
    { numRuns: 30 },
  );
});

test('every number is about as likely as any other', () => {
  const random = randomOf(3, 'even');
  const counts = Array.from({ length: 7 }, () => 0);
  for (let drawn = 0; drawn < 7000; drawn += 1) {
    const number = random.integer(0, 6);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(880);
  expect(Math.max(...counts)).toBeLessThan(1120);
});

test('digits keep zeros in front, and a list without entries has nothing to pick', () => {
  const random = randomOf(1, 'digits');
  const texts = Array.from({ length: 200 }, () => random.digits(4));
  expect(texts.every((text) => /^\d{4}$/.test(text))).toBe(true);
  expect(texts.some((text) => text.startsWith('0'))).toBe(true);
  expect(random.digits(0)).toBe('');
  expect(() => random.pick([])).toThrow(RangeError);
  expect(random.pick(['one'])).toBe('one');
});
