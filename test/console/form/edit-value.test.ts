import { describe, expect, test } from 'vitest';
import { withEntry, withValueAt } from '../../../console/form/edit-value.ts';

describe('withValueAt', () => {
  test('replaces a value, and leaves the order of properties and the value that was given', () => {
    const before = { a: 1, b: { c: [1, 2] }, d: 4 };
    const after = withValueAt(before, ['b', 'c', '1'], 3);
    expect(JSON.stringify(after)).toBe('{"a":1,"b":{"c":[1,3]},"d":4}');
    expect(before.b.c).toEqual([1, 2]);
  });

  test('makes the objects on the way', () => {
    expect(withValueAt(undefined, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
    expect(withValueAt({ a: null }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  });

  test('removes a property, and an entry with its place', () => {
    expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(withValueAt({ a: [1, 2, 3] }, ['a', '1'], undefined)).toEqual({ a: [1, 3] });
  });

  test('replaces and removes all of it', () => {
    expect(withValueAt({ a: 1 }, [], 2)).toBe(2);
    expect(withValueAt({ a: 1 }, [], undefined)).toBeUndefined();
  });

  test('sets a property with a name of the language', () => {
    expect(JSON.stringify(withValueAt({}, ['__proto__'], 1))).toBe('{"__proto__":1}');
    expect(withValueAt({}, ['constructor'], undefined)).toEqual({});
  });
});

test('withEntry begins a list where there is none', () => {
  expect(withEntry(undefined, 1)).toEqual([1]);
  expect(withEntry([1], 2)).toEqual([1, 2]);
});
