import { expect, test } from 'vitest';
import { type Int64Shapes, parseInt64, stringifyInt64 } from '../../lib/json-int64.ts';

const shapes: Int64Shapes = {
  Node: { p: { id: true, next: 'Node', list: { i: 'Other' } } },
  Other: { u: ['Node', true] },
};
const MAX = '9223372036854775807';

test.each([
  ['a member', `{"id":${MAX}}`, { id: MAX }],
  ['a small one', '{"id":-1}', { id: '-1' }],
  [
    'through names that lead to each other',
    `{"next":{"next":{"id":0}},"list":[${MAX},{"id":1}]}`,
    { next: { next: { id: '0' } }, list: [MAX, { id: '1' }] },
  ],
  [
    'digits in a text and in a key',
    `{"id":1,"9007199254740993":"9007199254740993\\\\","a\\"":"\\",9007199254740993,"}`,
    { id: '1', '9007199254740993': '9007199254740993\\', 'a"': '",9007199254740993,' },
  ],
  [
    'a key that is no prototype',
    `{"__proto__":{"id":1},"constructor":2,"id":3}`,
    JSON.parse('{"__proto__":{"id":1},"constructor":2,"id":"3"}'),
  ],
])('%s is read and written with all digits', (_, text, value) => {
  expect(parseInt64(text, 'Node', shapes)).toEqual(value);
  expect(stringifyInt64(value, 'Node', shapes)).toBe(text);
});

test('what is no 64-bit integer is a number as it always was', () => {
  const text = '{"other":9007199254740993,"id":1.5,"next":1e3,"big":1e400}';
  expect(parseInt64(text, 'Node', shapes)).toEqual({ ...JSON.parse(text), id: 1.5 });
  expect(parseInt64('[9007199254740993]', undefined, {})).toEqual(JSON.parse('[9007199254740993]'));
});

test.each([
  '{"id":09007199254740993}',
  '{"id":1e9007199254740993x}',
  '{"id":9007199254740993 1}',
  '{9007199254740993:1}',
  '"9007199254740993',
  '',
  '-',
])('%s is refused as JSON.parse refuses it', (text) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(() => parseInt64(text, 'Node', shapes)).toThrow(SyntaxError);
});

test('what is not a string of digits is written as it is', () => {
  const value = { id: '1"', next: { id: '01' }, list: [{ id: '' }, '5 ', 7], toJSON: undefined };
  expect(stringifyInt64(value, 'Node', shapes)).toBe(JSON.stringify(value));
  expect(stringifyInt64({ toJSON: () => ({ id: MAX }) }, 'Node', shapes)).toBe(`{"id":${MAX}}`);
});

test('alternatives of alternatives take no time', () => {
  const wide: Int64Shapes = {
    A: { u: Array.from({ length: 20 }, () => ({ p: { a: 'A', id: true } as const })) },
  };
  const deep = `${'{"a":'.repeat(200)}{"id":1}${'}'.repeat(200)}`;
  expect(stringifyInt64(parseInt64(deep, 'A', wide), 'A', wide)).toBe(deep);
});
