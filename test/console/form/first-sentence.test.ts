import { expect, test } from 'vitest';
import { firstSentence } from '../../../console/form/first-sentence.ts';

test.each([
  ['Currency, such as `USD`. Not shown: others.', 'Currency, such as USD.'],
  ['An amount of 1.50 dollars.', 'An amount of 1.50 dollars.'],
  ['See [the **guide**](https://docs.example/x).', 'See the guide.'],
  ['Without an end', 'Without an end'],
  ['One line\ngoes on.\n\nAnother paragraph.', 'One line goes on.'],
  ['A note <small class="note">in small</small>.', 'A note in small.'],
  ['', ''],
])('of %j is %j', (markdown, plain) => {
  expect(firstSentence(markdown)).toBe(plain);
});
