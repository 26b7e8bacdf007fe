import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../../console/storage/sha256.ts';

const expected = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('a text of %i bytes', (length) => {
  expect(sha256('a'.repeat(length))).toBe(expected('a'.repeat(length)));
});

test('any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(expected(text));
    }),
  );
});
