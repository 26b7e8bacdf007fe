import { expect, test } from 'vitest';
import { readOrigins } from '../../../scripts/commands/sandbox/choose-store-and-keys.ts';

test('origins are read as browsers send them', () => {
  expect(readOrigins(['null', 'http://app.test:5173', 'https://App.test:443/'])).toEqual([
    'null',
    'http://app.test:5173',
    'https://app.test',
  ]);
});

test.each([
  '',
  '*',
  'app.test',
  'http://app.test/path',
  'http://me@app.test',
  'file:///x',
  'http://app.test?x',
])('%j is not an origin', (text) => {
  expect(() => readOrigins([text])).toThrow('--allow-origin is not an origin');
});
