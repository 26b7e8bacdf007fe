import { expect, test } from 'vitest';
import { read } from './files.ts';
import { PLACES, withNumbers } from './numbers.ts';

test('numbers in the documents are those that `npm run docs:numbers` writes', () => {
  const wrong = PLACES.filter((one) => withNumbers(read(one.file), one) !== read(one.file));
  expect(wrong).toEqual([]);
});

test('a number is written as the one before it was', () => {
  const place = { file: 'a page', phrase: '# and # calls', numbers: [8, 1234] };
  expect(withNumbers('Seven and  900 calls', place)).toBe('Eight and  1,234 calls');
  expect(() => withNumbers('No calls', place)).toThrow('a page has "# and # calls" 0 times');
});
