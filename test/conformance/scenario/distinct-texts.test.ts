import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KnownTexts } from '../../../conformance/scenario/distinct-texts.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom('0', '1'), minLength: 7, maxLength: 12 }),
);

/** Describes the index by telling it one text at a time. */
function isLike(one: string, other: string): boolean {
  const isPart = (part: string, whole: string) => part.length >= 4 && whole.includes(part);
  const [oneNumber, otherNumber] = [one, other].map((each) => /\d{8}$/.test(each));
  return (
    one === other ||
    isPart(one, other) ||
    isPart(other, one) ||
    (oneNumber === true && otherNumber === true && one.slice(-4) === other.slice(-4))
  );
}

test('a text resembles known ones exactly where it resembles one of them', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), text, (texts, asked) => {
      const known = new KnownTexts();
      for (const one of texts) known.add(one);
      expect(known.resembles(asked)).toBe(texts.some((one) => isLike(asked, one)));
    }),
    { numRuns: 1000 },
  );
});

test('texts of different calls are not joined', () => {
  const known = new KnownTexts();
  known.add('abcd');
  known.add('efgh');
  expect(known.resembles('cdef')).toBe(false);
});
