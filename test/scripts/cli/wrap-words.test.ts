import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapWords } from '../../../scripts/cli/wrap-words.ts';

test('a long line breaks between words, below its last column', () => {
  const row = '    expected  the phone that was sent, which is a string (masked), and nothing else';
  expect(wrapWords(`short\n${row}`, 70)).toBe(
    [
      'short',
      '    expected  the phone that was sent, which is a string (masked), and',
      '              nothing else',
    ].join('\n'),
  );
});

test('a line whose labels leave no room is indented by four', () => {
  const row = `  one  ${'x'.repeat(60)}  and more words that do not fit on the line`;
  expect(
    wrapWords(row, 80)
      .split('\n')
      .slice(1)
      .every((line) => /^ {6}\S/.test(line)),
  ).toBe(true);
});

test('no line is longer than the terminal, unless it is one word, and no word is lost', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc./:`'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 40, max: 120 }), (words, columns) => {
      const colored = words
        .map((text, index) => (index % 7 === 0 ? `\u001b[31m${text}\u001b[39m` : text))
        .join(' ');
      const wrapped = stripVTControlCharacters(wrapWords(colored, columns));
      expect(wrapped.split(/\s+/).filter(Boolean)).toEqual(words);
      for (const line of wrapped.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    }),
  );
});
