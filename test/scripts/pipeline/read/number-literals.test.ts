import { expect, test } from 'vitest';
import { digitsOf, isKept, numberLiteralsIn } from '../../../../scripts/pipeline/read/number-literals.ts';

const lost = (body: string, isJson = false) =>
  numberLiteralsIn(body, isJson)
    .filter((one) => !isKept(one))
    .map(({ text, line, column, isKey }) => `${line}:${column} ${text}${isKey ? ' key' : ''}`);

test.each([
  ['9007199254740993', ['1:4 9007199254740993']],
  ['-9007199254740993', ['1:4 -9007199254740993']],
  ['+9007199254740993', ['1:4 9007199254740993']],
  ['9223372036854775807', ['1:4 9223372036854775807']],
  ['0.12345678901234567891', ['1:4 0.12345678901234567891']],
  ['1e400', ['1:4 1e400']],
  // Numbers that are kept, and what is no number.
  ['9007199254740992', []],
  ['1000000000000000000000', []],
  ['1e300', []],
  ['0.1000000000000000000000', []],
  ['"9007199254740993"', []],
  ["'9007199254740993'", []],
  ['a 9007199254740993 b', []],
  ['|\n  9007199254740993', []],
  ['b # 9007199254740993', []],
  ['2026-11-27T00:00:00.00000000000001Z', []],
  ['4111-1111-1111-1111-1111', []],
])('of YAML, a: %s', (value, expected) => {
  expect(lost(`a: ${value}\n`)).toEqual(expected);
});

test('places are those of the file, in flow collections and keys as well', () => {
  expect(lost('x: 1\nenum: [9007199254740993, 5]\nmap: {9007199254740995: b}\n')).toEqual([
    '2:8 9007199254740993',
    '3:7 9007199254740995 key',
  ]);
  expect(
    lost('{"text": "9007199254740993 \\" 9007199254740993",\n "a": [1, 9007199254740993]}', true),
  ).toEqual(['2:11 9007199254740993']);
});

test('a number stands for the digits of one literal, or for none', () => {
  const digits = (body: string) => Object.fromEntries(digitsOf(numberLiteralsIn(body, false)));
  expect(digits('[9007199254740993, 9007199254740993.0]')).toEqual({
    9007199254740992: '9007199254740993.0',
  });
  expect(digits('[9007199254740993, 9007199254740992]')).toEqual({});
});

test('many long numbers and digits take no long', () => {
  expect(lost(`{"a": [${'9007199254740993,'.repeat(50_000)}1]}`, true)).toHaveLength(50_000);
  expect(lost(`a: ${'0'.repeat(300_000)}1`)).toEqual([]);
  expect(lost(`a: 1${'0'.repeat(300_000)}1`)).toHaveLength(1);
});
