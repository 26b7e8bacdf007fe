import { expect, test } from 'vitest';
import { toRecordedCall } from '../../../conformance/proxy/to-recorded-call.ts';

const ORIGIN = 'https://bank.example:8443';

const FIELDS = [
  ['X-A', 'b'],
  ['x-a', '\xe9 , c'],
  ['X-E', ''],
];

const message = (start: string, content: Uint8Array | 'none' = 'none') => ({
  start,
  fieldLines: Buffer.from('X-A:b\r\nx-a: \xe9 , c \nX-E:\r\n', 'latin1'),
  content,
});

const record = (start: string) =>
  toRecordedCall(
    'proxy#1',
    {
      startedAt: 1.5,
      endedAt: 2,
      request: message(start),
      response: message('HTTP/1.1 201 Created', Buffer.from('{}')),
    },
    ORIGIN,
  );

test('a call keeps its times, its fields and its bodies', () => {
  expect(record('PATCH /v1/account/a?b=c HTTP/1.1')).toEqual({
    id: 'proxy#1',
    startedAt: 1.5,
    endedAt: 2,
    request: {
      method: 'PATCH',
      url: `${ORIGIN}/v1/account/a?b=c`,
      headers: FIELDS,
      body: { absent: 'none' },
    },
    response: { status: 201, headers: FIELDS, body: '{}' },
  });
});

test.each([
  ['http://127.0.0.1:4030/v1/card', '/v1/card'],
  ['//other.example/v1/card', '//other.example/v1/card'],
  ['*', '/'],
  ['http://[', '/'],
])('a request for %s is one of the target', (target, path) => {
  expect(record(`GET ${target} HTTP/1.1`).request.url).toBe(ORIGIN + path);
});

test('a failure stays what it is', () => {
  const response = { failure: 'cut-off', detail: 'why' } as const;
  const call = { startedAt: 0, endedAt: 0, request: message('GET / HTTP/1.1'), response };
  expect(toRecordedCall('proxy#1', call, ORIGIN).response).toEqual(response);
});
