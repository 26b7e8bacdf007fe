import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';

const folder = mkdtempSync(join(tmpdir(), 'producers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A HAR of these entries as its only call, or the reason why it is none. */
async function readOne(entry: object): Promise<RecordedCall | string> {
  const path = join(folder, 'one.har');
  writeFileSync(path, JSON.stringify({ log: { version: '1.2', entries: [entry] } }));
  const source = openCalls([path]);
  try {
    for await (const { call, position } of source.scan()) {
      expect(source.readAt(position)).toEqual(call);
      return call;
    }
    return source.others()[0]?.what ?? 'nothing';
  } finally {
    source.close();
  }
}

const at = Date.UTC(2026, 10, 22, 10);
const url = 'https://bank.example/v1/card';
const BODY = '{"id":"card-1"}';
const json = [{ name: 'content-type', value: 'application/json' }];
const sent = { mimeType: 'application/json', text: '{"accountId":"a"}' };
const notRecorded = { absent: 'not-recorded' };
const none = { absent: 'none' };

type Parts = { entry?: object; request?: object; response?: object; content?: object };

/** All producers write this. */
function plain({ entry, request, response, content }: Parts): object {
  return {
    startedDateTime: '2026-11-22T10:00:00.000Z',
    time: 5,
    request: {
      method: 'POST',
      url,
      httpVersion: 'HTTP/1.1',
      headers: json,
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: 17,
      postData: sent,
      ...request,
    },
    response: {
      status: 201,
      statusText: 'Created',
      httpVersion: 'HTTP/1.1',
      headers: json,
      cookies: [],
      content: { size: 15, mimeType: 'application/json', text: BODY, ...content },
      redirectURL: '',
      headersSize: -1,
      bodySize: 15,
      ...response,
    },
    cache: {},
    timings: { send: 0, wait: 5, receive: 0 },
    ...entry,
  };
}

const base64 = (body: string | Uint8Array) => Buffer.from(body).toString('base64');

const CASES: Readonly<Record<string, readonly [Parts, object]>> = {
  'the plain form': [
    {},
    {
      startedAt: at,
      endedAt: at + 5,
      request: { method: 'POST', url, body: sent.text },
      response: { status: 201, body: BODY },
    },
  ],
  'Chrome: parts of the request line among the headers, a repeated header on lines': [
    {
      entry: {
        _initiator: { type: 'script', url: 'https://app.example/x.js' },
        _priority: 'High',
        _resourceType: 'fetch',
        time: 5.25,
      },
      request: { headers: [{ name: ':authority', value: 'bank.example' }, ...json] },
      response: { headers: [{ name: 'set-cookie', value: 'a=1\nb=2' }], _transferSize: 900, _error: null },
    },
    {
      endedAt: at + 5.25,
      request: { headers: [['content-type', 'application/json']] },
      response: {
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      },
    },
  ],
  'Chrome: the text has an emoji and is therefore in base64': [
    { content: { text: base64('{"label":"😀"}'), encoding: 'base64' } },
    { response: { body: '{"label":"😀"}' } },
  ],
  'Chrome: the body was dropped': [
    { content: { text: undefined, size: 15 } },
    { response: { body: notRecorded } },
  ],
  'a body was cut, and the length stands in a header alone': [
    {
      response: { headers: [{ name: 'Content-Length', value: '15' }], bodySize: -1 },
      content: { text: BODY.slice(0, 7), size: -1 },
    },
    { response: { body: notRecorded } },
  ],
  'a whole body that is not JSON, which was compressed on the wire': [
    {
      response: {
        headers: [
          { name: 'Content-Length', value: '27' },
          { name: 'Content-Encoding', value: 'gzip' },
        ],
        bodySize: -1,
      },
      content: { text: BODY.slice(0, 7), size: -1 },
    },
    { response: { body: BODY.slice(0, 7) } },
  ],
  'Chrome: no connection': [
    {
      response: {
        status: 0,
        headers: [],
        content: { size: 0, mimeType: 'x-unknown' },
        _error: 'net::ERR_CONNECTION_REFUSED',
      },
    },
    { response: { failure: 'unreachable', detail: 'net::ERR_CONNECTION_REFUSED' } },
  ],
  'Chrome: the response broke off after its headers': [
    { response: { _error: 'net::ERR_INCOMPLETE_CHUNKED_ENCODING' } },
    { response: { failure: 'cut-off' } },
  ],
  'Chrome: the page gave up': [
    { response: { status: 0, _error: 'net::ERR_ABORTED' } },
    { response: { failure: 'interrupted' } },
  ],
  'Chrome: a body that was sent as a stream': [
    { request: { postData: undefined, bodySize: 0 } },
    { request: { body: notRecorded } },
  ],
  'Firefox: an offset of the time zone; an empty text for what was not kept': [
    {
      entry: { startedDateTime: '2026-11-22T02:00:00.000-08:00' },
      request: {
        bodySize: 0,
        postData: { mimeType: 'application/json', params: [], text: '', comment: 'not included' },
      },
      content: { text: undefined, comment: 'Response bodies are not included.' },
    },
    { startedAt: at, request: { body: notRecorded }, response: { body: notRecorded } },
  ],
  'Firefox: an empty text for a request without a body': [
    {
      request: {
        method: 'GET',
        url: 'https://bank.example/v1/program/prg-0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d',
        headers: [],
        bodySize: 0,
        postData: { mimeType: '', params: [], text: '' },
      },
    },
    { request: { body: none } },
  ],
  'Firefox: a long body was cut': [
    { content: { text: BODY.slice(0, 9), size: 1_500_000 } },
    { response: { body: notRecorded } },
  ],
  'Safari: from the network': [{ entry: { _fetchType: 'Network Load' } }, { response: { status: 201 } }],
  'Safari: an empty body has no text': [
    { content: { text: undefined, size: 0 }, response: { bodySize: 0 } },
    { response: { body: none } },
  ],
  'Playwright: a body in a file beside the HAR': [
    {
      content: { text: undefined, _file: 'body-1.json' },
      request: { postData: { mimeType: 'application/json', text: '', params: [], _file: 'body-2.json' } },
    },
    { request: { body: '{"é":2}' }, response: { body: '{"é":1}' } },
  ],
  'Playwright: the file beside the HAR is not there': [
    { content: { text: undefined, _file: 'missing.json' } },
    { response: { body: notRecorded } },
  ],
  'Playwright: a name that leads out of the folder is not followed': [
    { content: { text: undefined, _file: '../body-1.json' } },
    { response: { body: notRecorded } },
  ],
  'Playwright: no response': [
    {
      entry: { time: -1, timings: { send: -1, wait: -1, receive: -1 } },
      response: { status: -1, _failureText: 'net::ERR_TIMED_OUT' },
    },
    { endedAt: at, response: { failure: 'timeout' } },
  ],
  'Playwright: a page that was closed before the response': [
    { response: { status: -1, content: { size: -1, mimeType: 'x-unknown' } } },
    { response: { failure: 'not-recorded' } },
  ],
  'mitmproxy: microseconds, no response': [
    {
      entry: { startedDateTime: '2026-11-22T10:00:00.123456+00:00' },
      response: { status: 0, headers: [], content: {}, _error: 'timed out' },
    },
    { startedAt: at + 123.456, response: { failure: 'timeout' } },
  ],
  'mitmproxy: bytes that are not UTF-8': [
    { content: { text: '"\udcff"', size: 3 } },
    { response: { body: Buffer.of(0x22, 0xff, 0x22) } },
  ],
  'mitmproxy: a body that it passed on without keeping it': [
    { content: { text: null, size: 0 }, response: { bodySize: 0 } },
    { response: { body: notRecorded } },
  ],
  'k6: parameters in place of a text': [
    {
      request: {
        postData: {
          mimeType: 'application/x-www-form-urlencoded',
          params: [{ name: 'a', value: '1' }, { name: 'b' }],
        },
      },
    },
    { request: { body: 'a=1&b=' } },
  ],
  'Charles: no text of the status, an exception': [
    { response: { statusText: null, _charlesStatus: 'EXCEPTION' } },
    { response: { failure: 'cut-off' } },
  ],
  'Charles: complete': [
    { response: { statusText: null, _charlesStatus: 'COMPLETE' } },
    { response: { status: 201 } },
  ],
  'Fiddler: seven digits of a second, bytes in base64': [
    {
      entry: { startedDateTime: '2026-11-22T15:30:00.1234567+05:30', comment: '[#1]' },
      content: { text: base64(Buffer.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d)), encoding: 'base64', size: 5 },
    },
    { startedAt: at + 123.4567, response: { body: Buffer.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d) } },
  ],
  'a proxy that kept what was on the wire': [
    {
      response: { headers: [...json, { name: 'Content-Encoding', value: 'gzip' }] },
      content: { text: base64(gzipSync(BODY)), encoding: 'base64' },
    },
    { response: { body: BODY } },
  ],
  'a byte order mark in the text': [
    { content: { text: '\ufeff{}', size: 5 } },
    { response: { body: Buffer.from('\ufeff{}') } },
  ],
  'headers as an object, a status as a string, no size and no duration': [
    {
      entry: { time: undefined, timings: { blocked: 1, dns: -1, send: 2, wait: 3, receive: 4 } },
      response: { status: '201', headers: { 'X-A': 'b' } },
      content: { size: undefined },
    },
    { endedAt: at + 10, response: { status: 201, headers: [['X-A', 'b']], body: BODY } },
  ],
  'HTTP/2: no text of the status, names in lower case, parts of the status line among the headers': [
    {
      request: { httpVersion: 'h2', headers: [{ name: ':method', value: 'POST' }, ...json] },
      response: { httpVersion: 'h2', statusText: '', headers: [{ name: ':status', value: '201' }, ...json] },
    },
    {
      request: { headers: [['content-type', 'application/json']] },
      response: { status: 201, headers: [['content-type', 'application/json']], body: BODY },
    },
  ],
  'Insomnia: no size is known, comments everywhere': [
    {
      entry: { comment: 'Create a card', connection: '' },
      request: { bodySize: -1, comment: '', postData: { ...sent, params: [], comment: '' } },
      response: { bodySize: -1, comment: '' },
      content: { size: -1, comment: '' },
    },
    { request: { body: sent.text }, response: { body: BODY } },
  ],
  'a size of the compressed body': [{ content: { size: 9 } }, { response: { body: BODY } }],
  'Firefox: a text as it is, called base64': [
    { content: { text: BODY, encoding: 'base64' } },
    { response: { body: BODY } },
  ],
  'base64 that is none': [
    { content: { text: '{"id":', encoding: 'base64' } },
    {
      response: {
        body: { ...notRecorded, reason: 'the recording says that it is in base64, which it is not' },
      },
    },
  ],
  'codings that nobody here can decode': [
    {
      response: { headers: [...json, { name: 'Content-Encoding', value: 'gzip, dcb' }] },
      content: { text: base64(gzipSync(BODY)), encoding: 'base64' },
    },
    { response: { body: { ...notRecorded, reason: 'its content coding dcb cannot be decoded' } } },
  ],
  'no contents and no headers': [
    {
      request: { headers: undefined, postData: undefined },
      response: { headers: undefined, content: undefined },
    },
    { request: { body: notRecorded }, response: { status: 201, body: notRecorded } },
  ],
  'our own report, which shows no values': [
    { content: { text: '{"label":"(masked text)"}', size: 400 } },
    { response: { body: notRecorded } },
  ],
  'no response at all': [{ entry: { response: undefined } }, { response: { failure: 'not-recorded' } }],
  'a redirect': [
    { response: { status: 302, redirectURL: '/login' }, content: { text: '', size: 0 } },
    { response: { status: 302, body: notRecorded } },
  ],
  'nothing changed': [
    {
      response: { status: 304, bodySize: 0 },
      content: { text: undefined, size: 0 },
      entry: { cache: { afterRequest: null } },
    },
    { response: { status: 304, body: none } },
  ],
};

test.each(Object.entries(CASES))('%s', async (_, [parts, expected]) => {
  writeFileSync(join(folder, 'body-1.json'), '{"é":1}');
  writeFileSync(join(folder, 'body-2.json'), '{"é":2}');
  expect(await readOne(plain(parts))).toMatchObject(expected);
});

const PASSED_OVER: Readonly<Record<string, readonly [Parts, string]>> = {
  'the cache of Chrome': [{ entry: { _fromCache: 'disk' } }, 'POST /v1/card (from the cache of the browser)'],
  'the cache of Safari': [
    { entry: { _fetchType: 'Memory Cache' } },
    'POST /v1/card (from the cache of the browser)',
  ],
  'the cache of Firefox': [
    { entry: { cache: { afterRequest: null } }, response: { bodySize: 0 } },
    'POST /v1/card (from the cache of the browser)',
  ],
  'a service worker': [
    { response: { _fetchedViaServiceWorker: true } },
    'POST /v1/card (from a service worker)',
  ],
  'a route of a Playwright test': [
    { entry: { _wasFulfilled: true } },
    'POST /v1/card (from a route of the test)',
  ],
  'a preflight': [{ request: { method: 'OPTIONS' } }, 'OPTIONS /v1/card'],
  'a tunnel of a proxy': [{ request: { method: 'CONNECT', url: 'bank.example:443' } }, 'CONNECT (no URL)'],
  'a call that became a WebSocket': [
    {
      entry: {
        _resourceType: 'websocket',
        _webSocketMessages: [{ type: 'send', time: 1, opcode: 1, data: BODY }],
      },
      request: { method: 'GET' },
      response: { status: 101 },
    },
    'GET /v1/card',
  ],
  'a WebSocket': [{ request: { method: 'GET', url: 'wss://bank.example/v1/live' } }, 'GET /v1/live'],
};

test.each(Object.entries(PASSED_OVER))('%s is no call to the server', async (_, [parts, what]) => {
  expect(await readOne(plain(parts))).toBe(what);
});
