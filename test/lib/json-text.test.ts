import { expect, test } from 'vitest';
import { jsonText } from '../../lib/json-text.ts';

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
