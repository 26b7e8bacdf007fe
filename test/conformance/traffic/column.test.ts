import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Column } from '../../../conformance/traffic/column.ts';

test.each([
  [Float64Array, fc.double()],
  [Uint32Array, fc.nat()],
  [Uint16Array, fc.nat({ max: 65_535 })],
] as const)('a column of %o is an array in which everything is 0 at first', (type, number) => {
  // Beyond the first block, and in any order.
  const place = fc.oneof(fc.nat({ max: 300_000 }), fc.constantFrom(0, 65_535, 65_536, 131_071, 131_072));
  fc.assert(
    fc.property(fc.array(fc.tuple(place, number)), fc.array(place), (written, read) => {
      const column = new Column(type);
      const plain = new Map<number, number>();
      for (const [at, value] of written) {
        column.set(at, value);
        plain.set(at, value);
      }
      for (const at of [...read, ...plain.keys()]) expect(column.get(at)).toBe(plain.get(at) ?? 0);
    }),
  );
});
