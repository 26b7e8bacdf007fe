import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOfJson } from '../../../conformance/traffic/judge/digest.ts';
import type { Json } from '../../../lib/json.ts';

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => reversed(one as Json));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner as Json)]),
  );
}

test('the order of keys makes no difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(digestOfJson(reversed(value as Json))).toBe(digestOfJson(value as Json));
    }),
  );
});

test('what differs in a value, a type, a place or the order of a list has another digest', () => {
  const values: Json[] = [
    null,
    'null',
    1,
    '1',
    true,
    'true',
    {},
    [],
    '',
    [1, 2],
    [2, 1],
    [[1], 2],
    [[1, 2]],
    { a: 1 },
    { a: '1' },
    { a: { a: 1 } },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { a: null },
    { b: null },
    { a: { b: 1 }, c: {} },
    { a: {}, c: { b: 1 } },
  ];
  expect(new Set(values.map(digestOfJson)).size).toBe(values.length);
});

test('a body may be deeper than the stack', () => {
  let deep: Json = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(digestOfJson(deep)).not.toBe(digestOfJson([deep]));
});
