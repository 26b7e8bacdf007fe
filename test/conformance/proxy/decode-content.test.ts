import * as zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_CONTENT } from '../../../conformance/proxy/captured-call.ts';
import { decodeContent } from '../../../conformance/proxy/decode-content.ts';

const TEXT = '{"name":"Zoë"}';

const decode = (content: Uint8Array | 'none' | 'not-recorded', ...codings: string[]) =>
  decodeContent(
    content,
    codings.map((one) => ['Content-Encoding', one] as const),
  );

test.each([
  ['gzip', zlib.gzipSync],
  ['X-GZIP', zlib.gzipSync],
  ['deflate', zlib.deflateSync],
  ['deflate', zlib.deflateRawSync],
  ['br', zlib.brotliCompressSync],
  ['identity', Buffer.from],
])('%s is removed', (coding, encode) => {
  expect(decode(encode(Buffer.from(TEXT)), coding)).toBe(TEXT);
});

test('several are removed in turn, the last one first', () => {
  const twice = zlib.brotliCompressSync(zlib.gzipSync(TEXT));
  expect(decode(twice, 'gzip, br')).toBe(TEXT);
  expect(decode(twice, 'gzip', 'br')).toBe(TEXT);
});

test.each([
  ['one that is unknown', Buffer.from(TEXT), 'secret'],
  ['one that is not there', Buffer.from(TEXT), 'gzip'],
  ['one that was cut', zlib.gzipSync(TEXT).subarray(0, 15), 'gzip'],
  ['one that grows without end', zlib.gzipSync(Buffer.alloc(MAX_CONTENT + 1)), 'gzip'],
])('%s leaves nothing that can be judged', (_name, content, coding) => {
  expect(decode(content, coding)).toEqual({ absent: 'not-recorded' });
});

test('text is a string only where it is UTF-8 without a byte order mark', () => {
  expect(decode(Buffer.from(TEXT))).toBe(TEXT);
  for (const bytes of [Buffer.from([0xef, 0xbb, 0xbf, 0x7b]), Buffer.from([0x22, 0xff])])
    expect(decode(bytes)).toEqual(bytes);
});

test('what is absent stays absent, and what is empty is empty', () => {
  expect(decode('none', 'gzip')).toEqual({ absent: 'none' });
  expect(decode('not-recorded')).toEqual({ absent: 'not-recorded' });
  expect(decode(Buffer.alloc(0), 'gzip')).toBe('');
});

test.each([
  ['chunked', TEXT],
  ['identity, Chunked', TEXT],
  ['gzip, chunked', { absent: 'not-recorded' }],
  ['gzip', { absent: 'not-recorded' }],
  ['chunked, chunked', { absent: 'not-recorded' }],
] as const)('content in the transfer coding %s', (codings, expected) => {
  expect(decodeContent(Buffer.from(TEXT), [['Transfer-Encoding', codings]])).toEqual(expected);
});
