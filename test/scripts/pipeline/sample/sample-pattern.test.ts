import { expect, test } from 'vitest';
import { samplePattern } from '../../../../scripts/pipeline/sample/sample-pattern.ts';

test.each([
  ['^acc-[0-9a-f]{4}$', 'acc-0123'],
  ['^\\d{4}-\\d{2}$', '0123-01'],
  ['^(?!x)[a-z]+$', 'a'],
  ['^[^/]+$', 'a'],
  ['^(a|b)\\1$', 'aa'],
  ['^(?<x>a|b)c$', 'ac'],
  ['^$|^x$', ''],
  ['^\\+?[1-9]\\d{1,14}$', '10'],
  ['^[\\w.-]+@[\\w-]+\\.[a-z]{2,}$', 'a@a.ab'],
  ['^\\p{Lu}\\u0041\\x42$', 'AAB'],
  // Not valid with the `u` flag.
  ['^a\\-b$', 'a-b'],
])('%s gives %j', (pattern, text) => {
  expect(samplePattern(pattern)).toBe(text);
});

test('another choice gives another text', () => {
  const texts = [0, 1, 2].map((choice) => samplePattern('^(red|green|blue)$', choice));
  expect(new Set(texts).size).toBe(3);
});

test.each(['(?i)x', '^a$b', '[b-a]'])('%s gives nothing', (pattern) => {
  expect(samplePattern(pattern)).toBeUndefined();
});
