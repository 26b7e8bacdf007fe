import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText, jsonTextParts } from '../../lib/json-text.ts';

const INVISIBLE =
  '\u007f\u0085\u009b31m\u00ad\u061c\u200b\u202e\u2028\u2029\u2066\ufeff\u{e0041}\ufffe\ud800\u001b';
const VISIBLE = 'Zo\u00eb \u{1f600} \u20ac "\\';

test('every invisible character is escaped, and the value is the same', () => {
  const value = { [INVISIBLE]: [VISIBLE, INVISIBLE], a: { b: 1 } };
  const text = jsonText(value, 2);
  expect(JSON.parse(text)).toEqual(value);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/u);
  expect(text).toContain('\\u202e');
  expect(text).toContain(JSON.stringify(VISIBLE));
  expect(JSON.parse(jsonText(value))).toEqual(value);
});

test('part by part it is the same text, and no part is longer than an entry', () => {
  const value = fc.oneof(
    fc.jsonValue({ stringUnit: 'binary' }),
    fc.array(fc.jsonValue()),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), fc.integer({ min: 1, max: 4 }), (members, indent) => {
      expect([...jsonTextParts(members, indent)].join('')).toBe(jsonText(members, indent));
    }),
  );
  const parts = [...jsonTextParts({ long: Array.from({ length: 1000 }, (_, index) => ({ index })) }, 2)];
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(50);
});
