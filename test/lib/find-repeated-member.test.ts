import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRepeatedMember } from '../../lib/find-repeated-member.ts';

test.each([
  ['{"a":1,"a":2}', '/a'],
  ['{"run":{"verdict":"conformant","id":"1","verdict":"violated"}}', '/run/verdict'],
  ['[{"a":1},{"b":[0,{"c/d":1,"e":[{}],"c\\u002fd":2}]}]', '/1/b/1/c~1d'],
  ['{"":{},"":1}', '/'],
])('a member that is there twice is found: %s', (text, pointer) => {
  expect(findRepeatedMember(text)).toBe(pointer);
});

test.each(['{"a":{"a":{"a":"a"}},"b":["a","a",{"a":1},{"a":1}]}', '"a,{\\"a\\":1}"', '17', '["a","a"]'])(
  'members of different objects may have the same name: %s',
  (text) => {
    expect(findRepeatedMember(text)).toBeUndefined();
  },
);

test('JSON that was written from a value has no member twice', () => {
  fc.assert(fc.property(fc.json(), (text) => findRepeatedMember(text) === undefined));
});
