import { expect, test } from 'vitest';
import { at, isObject, isSame, type Json } from '../../lib/json.ts';

test.each<[Json | undefined, Json | undefined, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, {}, false],
  [[], {}, false],
  [{}, [], false],
  [undefined, null, false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ toString: 1 }, { b: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1, 2], [1], false],
  [[{ a: [1] }, 3], [{ a: [1] }, 3], true],
  [[{ a: [1] }, 3], [{ a: [2] }, 3], false],
])('%j and %j: the same is %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

test('values that are deeper than the stack are compared', () => {
  const deep = (core: string) => JSON.parse(`${'{"a":['.repeat(100_000)}${core}${']}'.repeat(100_000)}`);
  expect(isSame(deep('1'), deep('1'))).toBe(true);
  expect(isSame(deep('1'), deep('2'))).toBe(false);
});

test.each<[string, Json | undefined]>([
  ['', { list: [{ 'a/b~': 1 }, 2], '': 3 }],
  ['/list/0/a~1b~0', 1],
  ['#/list/0/a%7E1b~0', 1],
  ['/list/1', 2],
  ['/', 3],
  ['#', { list: [{ 'a/b~': 1 }, 2], '': 3 }],
  ['/list/01', undefined],
  ['/list/-', undefined],
  ['/list/length', undefined],
  ['/toString', undefined],
  ['/list/1/x', undefined],
])('at %j stands %j', (pointer, value) => {
  expect(at({ list: [{ 'a/b~': 1 }, 2], '': 3 }, pointer)).toEqual(value);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['', false],
  [undefined, false],
])('%j is an object: %s', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
