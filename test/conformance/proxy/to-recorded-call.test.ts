import * as zlib from 'node:zlib';
import { expect, test } from 'vitest';
import type { CapturedCall } from '../../../conformance/proxy/captured-call.ts';
import { toRecordedCall } from '../../../conformance/proxy/to-recorded-call.ts';
import { MAX_CONTENT } from '../../../conformance/traffic/recorded-body.ts';

const ORIGIN = 'https://bank.example:8443';

const call = (
  path: string,
  rawHeaders: string[],
  content: Uint8Array | 'none' | 'not-recorded',
): CapturedCall => ({
  startedAt: 1.5,
  endedAt: 2,
  request: { method: 'PATCH', path, rawHeaders, content: 'none' },
  response: { status: 201, rawHeaders, content },
});

test('a call keeps its times, its fields and its bodies', () => {
  const rawHeaders = ['X-A', 'b', 'x-a', '\xe9 , c', 'X-E', ''];
  const headers = [
    ['X-A', 'b'],
    ['x-a', '\xe9 , c'],
    ['X-E', ''],
  ];
  expect(toRecordedCall('proxy#1', call('/v1/account/a?b=c', rawHeaders, Buffer.from('{}')), ORIGIN)).toEqual(
    {
      id: 'proxy#1',
      startedAt: 1.5,
      endedAt: 2,
      request: { method: 'PATCH', url: `${ORIGIN}/v1/account/a?b=c`, headers, body: { absent: 'none' } },
      response: { status: 201, headers, body: '{}' },
    },
  );
});

test.each([
  ['http://127.0.0.1:4030/v1/card', '/v1/card'],
  ['//other.example/v1/card', '//other.example/v1/card'],
  ['*', '/'],
  ['http://[', '/'],
])('a request for %s is one of the target', (target, path) => {
  expect(toRecordedCall('one', call(target, [], 'none'), ORIGIN).request.url).toBe(ORIGIN + path);
});

test('a failure stays what it is', () => {
  const response = { failure: 'cut-off', detail: 'why' } as const;
  expect(toRecordedCall('one', { ...call('/', [], 'none'), response }, ORIGIN).response).toEqual(response);
});

const TEXT = '{"name":"Zoë"}';

const decode = (content: Uint8Array | 'none' | 'not-recorded', ...rawHeaders: string[]) => {
  const { response } = toRecordedCall('one', call('/', rawHeaders, content), ORIGIN);
  return 'body' in response ? response.body : undefined;
};

test.each([
  ['gzip', zlib.gzipSync],
  ['X-GZIP', zlib.gzipSync],
  ['deflate', zlib.deflateSync],
  ['deflate', zlib.deflateRawSync],
  ['br', zlib.brotliCompressSync],
  ['identity', Buffer.from],
])('%s is removed', (coding, encode) => {
  expect(decode(encode(Buffer.from(TEXT)), 'Content-Encoding', coding)).toBe(TEXT);
});

test('a stream that lacks only its checksum is read', () => {
  expect(decode(zlib.gzipSync(TEXT).subarray(0, -4), 'content-encoding', 'gzip')).toBe(TEXT);
});

test('several are removed in turn, the last one first', () => {
  const twice = zlib.brotliCompressSync(zlib.gzipSync(TEXT));
  expect(decode(twice, 'content-encoding', 'gzip, br')).toBe(TEXT);
  expect(decode(twice, 'Content-Encoding', 'gzip', 'Content-Encoding', 'br')).toBe(TEXT);
});

const NONE = 'it is not in the content coding that its headers name';

test.each([
  ['one that is unknown', Buffer.from(TEXT), 'secret', 'its content coding is unknown'],
  [
    'one that nobody here can decode',
    Buffer.from(TEXT),
    'compress',
    'its content coding compress cannot be decoded',
  ],
  ['one that is not there', Buffer.from(TEXT), 'gzip', NONE],
  ['one that was cut', zlib.gzipSync(TEXT).subarray(0, 15), 'gzip', NONE],
  [
    'one that grows without end',
    zlib.gzipSync(Buffer.alloc(MAX_CONTENT + 1)),
    'gzip',
    'it is longer than 8 MiB',
  ],
  ['a chain without end', Buffer.from(TEXT), 'gzip,'.repeat(9), 'it has more than 8 content codings'],
])('%s leaves nothing that can be judged', (_name, content, coding, reason) => {
  expect(decode(content, 'Content-Encoding', coding)).toEqual({ absent: 'not-recorded', reason });
});

test('text is a string only where it is UTF-8 without a byte order mark', () => {
  for (const bytes of [Buffer.from([0xef, 0xbb, 0xbf, 0x7b]), Buffer.from([0x22, 0xff])])
    expect(decode(bytes)).toEqual(bytes);
});

test('what is absent stays absent, and what is empty is empty', () => {
  expect(decode('none', 'Content-Encoding', 'gzip')).toEqual({ absent: 'none' });
  expect(decode('not-recorded')).toEqual({ absent: 'not-recorded' });
  expect(decode(Buffer.alloc(0), 'Content-Encoding', 'gzip')).toBe('');
});

test.each([
  ['chunked', TEXT],
  ['identity, Chunked', TEXT],
  ['gzip, chunked', { absent: 'not-recorded' }],
  ['gzip', { absent: 'not-recorded' }],
])('content in the transfer coding %s', (codings, expected) => {
  expect(decode(Buffer.from(TEXT), 'Transfer-Encoding', codings)).toEqual(expected);
});
