import { expect, test } from 'vitest';
import { mergePatch } from '../../../server/seed/merge-patch.ts';

// The table of RFC 7396, appendix A.
test.each([
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ['{}', '{"__proto__":{"polluted":true}}', '{"__proto__":{"polluted":true}}'],
])('%s with %s is %s', (target, patch, merged) => {
  expect(JSON.stringify(mergePatch(JSON.parse(target), JSON.parse(patch)))).toBe(merged);
});

test('changes neither the target nor the patch, nor any prototype', () => {
  const target = { a: { b: 1 } };
  const patch = JSON.parse('{"a":{"c":2},"__proto__":{"polluted":true}}') as object;
  mergePatch(target, patch);
  expect(target).toEqual({ a: { b: 1 } });
  expect(JSON.stringify(patch)).toBe('{"a":{"c":2},"__proto__":{"polluted":true}}');
  expect('polluted' in {}).toBe(false);
});
