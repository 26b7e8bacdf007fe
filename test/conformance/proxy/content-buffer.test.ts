import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentBuffer } from '../../../conformance/proxy/content-buffer.ts';

test('the content is what came in, whatever pieces it came in', () => {
  const pieces = fc.array(fc.constantFrom(0, 1, 2, 700, 1023, 1024, 1025, 32_767, 32_768, 70_000), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(pieces, (lengths) => {
      const given = lengths.map((length, index) => Buffer.alloc(length, index + 1));
      const buffer = new ContentBuffer();
      for (const piece of given) buffer.add(piece);
      const all = Buffer.concat(given);
      expect(Buffer.from(buffer.bytes()).equals(all)).toBe(true);
    }),
  );
});

test('a small content does not keep the large piece of memory that it came in', () => {
  const whole = Buffer.alloc(2 ** 16);
  const small = new ContentBuffer();
  small.add(whole.subarray(100, 200));
  expect(small.bytes().buffer.byteLength).toBeLessThan(2 ** 12);
  const large = new ContentBuffer();
  large.add(whole.subarray(100));
  expect(large.bytes().buffer).toBe(whole.buffer);
});
