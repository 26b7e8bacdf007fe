import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonBody } from '../../../conformance/transport/read-json-body.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  [' \t\r\n"ü" ', 'ü'],
  ['0', 0],
  ['null', null],
  ['{"a":1,"a":2}', { a: 2 }],
  ['"\\ud800"', '\ud800'],
])('%s is JSON', (text, value) => {
  expect(readJsonBody(bytes(text))).toEqual({ kind: 'json', value });
});

test.each([
  ['nothing', bytes(), { why: 'empty', text: '' }],
  ['blanks alone', bytes(' '), { why: 'not-json', text: ' ' }],
  ['half of it', bytes('{"a":'), { why: 'not-json', text: '{"a":' }],
  ['two texts', bytes('{}{}'), { why: 'not-json', text: '{}{}' }],
  ['a comma too many', bytes('[1,]'), { why: 'not-json', text: '[1,]' }],
  ['NaN', bytes('NaN'), { why: 'not-json', text: 'NaN' }],
  [
    'a byte order mark',
    bytes([0xef, 0xbb, 0xbf], '{"a":1}'),
    { why: 'byte-order-mark', text: '{"a":1}', value: { a: 1 } },
  ],
  ['a byte order mark alone', bytes([0xef, 0xbb, 0xbf]), { why: 'byte-order-mark', text: '' }],
  ['Latin-1', bytes('"', [0xfc], '"'), { why: 'not-utf8', text: '"\ufffd"', value: '\ufffd' }],
  ['half of a character', bytes('"', [0xe2, 0x82]), { why: 'not-utf8', text: '"\ufffd' }],
  [
    'an overlong form',
    bytes('"', [0xc0, 0xaf], '"'),
    { why: 'not-utf8', text: '"\ufffd\ufffd"', value: '\ufffd\ufffd' },
  ],
  [
    'a surrogate in UTF-8',
    bytes('"', [0xed, 0xa0, 0x80], '"'),
    { why: 'not-utf8', text: expect.any(String), value: expect.any(String) },
  ],
  ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), { why: 'not-utf8', text: expect.any(String) }],
])('%s is unreadable', (_, body, expected) => {
  expect(readJsonBody(body)).toEqual({ kind: 'unreadable', ...expected });
});

test('whatever was written as JSON is read as it was', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readJsonBody(bytes(text))).toEqual({ kind: 'json', value: JSON.parse(text) });
    }),
  );
});

test('no bytes make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (body) => {
      expect(['json', 'unreadable']).toContain(readJsonBody(body).kind);
    }),
  );
});
