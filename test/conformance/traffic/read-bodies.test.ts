import { expect, test } from 'vitest';
import { fromBase64, fromText } from '../../../conformance/traffic/har/read-bodies.ts';

const base64 = (body: string | Uint8Array) => Buffer.from(body).toString('base64');
const JSON_TEXT = '{"label":"\u00ff?~"}';
const typed = (type: string) => [['Content-Type', type]] as const;

test.each<[string, string, unknown]>([
  ['as the standard has it', base64(JSON_TEXT), JSON_TEXT],
  ['for URLs', Buffer.from(JSON_TEXT).toString('base64url'), JSON_TEXT],
  ['in lines', base64(JSON_TEXT).replace(/.{4}/g, '$&\r\n'), JSON_TEXT],
  ['of a text that is not JSON', base64('<html>'), '<html>'],
  ['of bytes that are not UTF-8', base64(Buffer.of(0xff)), Buffer.of(0xff)],
  ['of nothing', '', { absent: 'none' }],
  ['none: JSON as it is', JSON_TEXT, JSON_TEXT],
  ['none: a number', '1234', '1234'],
  [
    'none',
    '{"id":',
    { absent: 'not-recorded', reason: 'the recording says that it is in base64, which it is not' },
  ],
  [
    'none: padding in the middle',
    'ab==cd==',
    { absent: 'not-recorded', reason: expect.stringContaining('base64') },
  ],
])('base64 %s', (_, text, expected) => {
  expect(fromBase64(text, [])).toEqual(expected);
});

const OTHER = { absent: 'not-recorded', reason: 'it was recorded as text in a charset that is not UTF-8' };

test.each<[string, string, unknown]>([
  ['application/json; charset="ISO-8859-1"', '"M\u00c3\u00bcller"', OTHER],
  ['application/json;charset=utf-16', '"\u00fc"', OTHER],
  ['application/json; charset=latin1', '"Mueller"', '"Mueller"'],
  ['application/json; charset=UTF8', '"\u00fc"', '"\u00fc"'],
  ['application/json', '"\u00fc"', '"\u00fc"'],
])('text of %s: %s', (type, text, expected) => {
  expect(fromText(text, typed(type))).toEqual(expected);
});
