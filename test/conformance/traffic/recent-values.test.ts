import { expect, test } from 'vitest';
import { RecentTexts } from '../../../conformance/traffic/recent-texts.ts';
import { RecentlyUsed } from '../../../conformance/traffic/recently-used.ts';

test('the texts that were added last are known, and the oldest is forgotten for a new one', () => {
  const texts = new RecentTexts<number>(3);
  for (const [place, text] of ['aa', 'ab', 'b', 'cc'].entries()) {
    expect(texts.get(text)).toBeUndefined();
    texts.add(text, place);
  }
  expect(['aa', 'ab', 'b', 'cc', 'c'].map((text) => texts.get(text))).toEqual([
    undefined,
    1,
    2,
    3,
    undefined,
  ]);
});

test('of values by key, those that were used last are there, as many as was said', () => {
  const values = new RecentlyUsed<number, string | undefined>(3);
  for (let key = 0; key < 100; key++) {
    values.set(key, `value ${key}`);
    expect(values.get(0)).toBe('value 0');
    for (const before of [key, key - 1]) if (before >= 0) expect(values.get(before)).toBe(`value ${before}`);
  }
  expect(values.has(90)).toBe(false);
  expect(values.get(90)).toBeUndefined();
});

test('a value may be undefined, and another may take its place', () => {
  const values = new RecentlyUsed<string, number | undefined>(1);
  values.set('a', undefined);
  expect([values.has('a'), values.get('a')]).toEqual([true, undefined]);
  values.set('a', 1);
  values.set('b', 2);
  expect([values.get('a'), values.get('b')]).toEqual([1, 2]);
});
