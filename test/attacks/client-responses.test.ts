/** Everything that a server sends to the generated client ends in a value or in an error of ours, and gets a credential nowhere else. */

import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiError } from '../../templates/runtime/client-error.ts';
import type { AnyClient } from '../generated/client/any-client.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { payloads } from './payloads.ts';

const TEXT = { type: 'string' };
const RECORD = { type: 'object', additionalProperties: TEXT };
/** The media type of each operation, and its schema. */
const READS: Readonly<Record<string, readonly [type: string, schema: object]>> = {
  readJson: ['application/json', { properties: { n: { type: 'integer', format: 'int64' }, next: TEXT } }],
  readText: ['text/plain', TEXT],
  readBytes: ['application/octet-stream', { ...TEXT, format: 'binary' }],
  readForm: ['multipart/form-data; boundary=b', RECORD],
  readEvents: ['text/event-stream', RECORD],
  readLines: ['application/jsonl', RECORD],
};
const READERS = Object.keys(READS);
const content = (type: string, schema: object) => ({ description: 'One.', content: { [type]: { schema } } });
const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'A hostile server', version: '1.0.0' },
  paths: Object.fromEntries(
    Object.entries(READS).map(([operationId, [type, schema]]) => {
      const responses = { 200: content(type, schema), 404: content('application/json', RECORD) };
      const security = [{ key: [], sid: [], token: [] }];
      return [`/${operationId}`, { get: { operationId, responses, security } }];
    }),
  ),
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'x-key' },
      sid: { type: 'apiKey', in: 'cookie', name: 'sid' },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
};

/** Sends whatever bytes a trick wants. */
let trick: (socket: Socket) => void = () => {};
let requests = 0;
const sockets = new Set<Socket>();
const raw = createTcpServer((socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => {});
  socket.on('data', () => {
    requests++;
    trick(socket);
  });
});
let elsewhere = 0;
const other = createServer((_, response) => {
  elsewhere++;
  response.end('{}');
});

let pair: MadePair;
const urlOf = (one: { address(): unknown }) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
beforeAll(async () => {
  pair = await makePair(DESCRIPTION, { int64: 'string' });
  for (const one of [raw, other]) await new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  other.closeAllConnections();
  for (const socket of sockets) socket.destroy();
  for (const one of [raw, other]) one.close();
  await pair.remove();
});

/** The credentials of every call to the hostile server. */
const SECRETS = { key: 'key-5f1d9c20', sid: 'sid-77ab01fe', token: 'token-c04e88b1' };
const KINDS = new Set('status network timeout redirect too-large invalid-json invalid-response'.split(' '));
const MAX_BYTES = 20_000;
const TYPES = [
  '',
  'application/json',
  'text/plain',
  'application/octet-stream',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/event-stream',
  'application/jsonl',
  'text/html; charset=utf-16',
  'application/json; charset=\u00ff"; x',
  ';',
  'x'.repeat(9000),
];
const BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  'an object': '{"n":9007199254740993,"next":"a"}',
  'a broken object': '{"n":1,',
  'two values': '{}{}',
  null: 'null',
  'a mark of the order of bytes': '\u00ef\u00bb\u00bf{}',
  'no text at all': '\u00ff\u00fe\u0000\u00d8{}',
  prototypes: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"then":{"n":1}}',
  'a promise': '{"then":"x","catch":1}',
  'a large number': `{"n":${'9'.repeat(4000)}}`,
  'a large exponent': '{"n":1e999999999}',
  'lists in lists': '['.repeat(MAX_BYTES / 2) + ']'.repeat(MAX_BYTES / 2),
  'more than is read': `"${'x'.repeat(MAX_BYTES)}"`,
  credentials: JSON.stringify({ detail: Object.values(SECRETS).join(), [SECRETS.key]: SECRETS.token }),
  'control characters': JSON.stringify({ detail: '\u001b]0;a\u0007\u009b2J\u202e\r\nFAKE: passed' }),
  'words for people': JSON.stringify({ detail: { toString: 1 }, title: ['a'], message: 'x'.repeat(9000) }),
  parts: '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
  'broken parts': '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1',
  events:
    'event: __proto__\nid: a\0b\nretry: 99999999999999999999\ndata: {"a":\ndata: 1}\n\n: x\ndata\n\ndata: [DONE]\n\n',
  lines: '{"a":"b"}\n\n[]\n{',
};
const STATUSES = [
  200, 201, 203, 204, 205, 206, 226, 299, 300, 304, 400, 401, 404, 407, 418, 500, 599, 600, 999,
];
const REDIRECTS = [301, 302, 303, 307, 308];
const locations = (to: string) => [
  to,
  to.replace('http:', ''),
  `${to}/?${SECRETS.key}`,
  to.replace('://', '://user:password@'),
  to.replace('://', ':/\\'),
  '/readJson',
  'file:///etc/passwd',
  'data:application/json,{}',
  'javascript:1',
  '',
  '\u00ff',
];
const headers = (): readonly (readonly [string, string])[] => [
  ...payloads()
    .filter(({ text }) => !/[\r\n\0]/.test(text))
    .map(({ text }): [string, string] => ['x-text', Buffer.from(text.slice(0, 2000)).toString('latin1')]),
  ...['__proto__', 'constructor', 'then', 'toString'].map((name): [string, string] => [name, 'a']),
  ['set-cookie', `sid=${SECRETS.sid}; Domain=.test`],
  ['set-cookie', 'a=b\r\nset-cookie: c=d'],
  ['retry-after', '99999999999999'],
  ['retry-after', '-1'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'x'],
  ['content-range', 'bytes 0-1/9'],
  ['refresh', '0; url=http://other.test'],
  ['link', '<http://other.test>; rel="next"'],
  ['x-many', `a\r\n${'x-more: b\r\n'.repeat(500)}x-last: c`],
  ['x-large', 'x'.repeat(12_000)],
  ['x-echo', Object.values(SECRETS).join()],
];

const answer = (
  status: number,
  type: string,
  text: string,
  [name, value]: readonly [string, string] = ['', ''],
) => {
  const lines = [
    `HTTP/1.1 ${status} \u001b[31m${SECRETS.key}`,
    ...(type && [`content-type: ${type}`]),
    ...(name && [`${name}: ${value}`]),
    ...(status === 204 || status === 304 ? [] : [`content-length: ${text.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${status === 204 || status === 304 ? '' : text}`;
};
const endlessly = (socket: Socket, head: string, more: string) => {
  const write = () => {
    while (!socket.destroyed && socket.write(more));
  };
  socket.on('drain', write);
  socket.write(head);
  write();
};
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const LARGE = 'x'.repeat(30_000);

type Trick = readonly [name: string, reader: string, act: (socket: Socket) => void, options?: object];
const sends = (name: string, reader: string, bytes: string, options: object = {}): Trick => [
  `${reader}: ${name}`,
  reader,
  (socket) => void socket.write(bytes, 'latin1'),
  options,
];

function tricks(): Trick[] {
  const bodies = Object.entries(BODIES);
  const all = READERS.flatMap((reader) =>
    TYPES.flatMap((type) =>
      bodies.map(([name, text]) => sends(`${name} as ${type.slice(0, 40)}`, reader, answer(200, type, text))),
    ),
  );
  for (const status of STATUSES)
    for (const reader of ['readJson', 'readEvents'])
      for (const [name, text] of bodies)
        all.push(sends(`${status} with ${name}`, reader, answer(status, 'application/json', text)));
  for (const status of [200, 404])
    for (const header of headers()) {
      const name = `${status} with ${header.join(': ').slice(0, 60)}`;
      all.push(sends(name, 'readJson', answer(status, 'application/json', '{}', header)));
    }
  for (const status of REDIRECTS)
    for (const to of locations(urlOf(other)))
      for (const redirect of ['manual', 'follow']) {
        const bytes = answer(status, '', '', ['location', to]);
        all.push(sends(`${status} to ${to}`, 'readJson', bytes, { redirect }));
      }
  return [...all, ...READERS.flatMap(endsBadly)];
}

/** Responses that have no end, or another one than HTTP gives them. */
function endsBadly(reader: string): Trick[] {
  const [type = ''] = READS[reader] ?? [];
  const start = `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n`;
  const chunks = `${start}transfer-encoding: chunked\r\n\r\n`;
  const endless = (name: string, head: string, more: string): Trick => [
    `${reader}: ${name}`,
    reader,
    (socket) => endlessly(socket, head, more),
  ];
  return [
    endless('an endless line', chunks, chunk(LARGE)),
    endless('an endless event', chunks, chunk('data: x\n'.repeat(1000))),
    endless('an endless event without data', chunks, chunk('event: x\nid: y\n')),
    endless('endless events', chunks, chunk('data: {}\n\n')),
    endless('more than its length', `${start}content-length: 2\r\n\r\n{}`, LARGE),
    endless('endless headers', start, `x-a: ${'b'.repeat(1000)}\r\n`),
    endless('endless early hints', '', 'HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n'),
    sends('no HTTP', reader, 'SSH-2.0-x\r\n\r\n'),
    sends('two lengths', reader, `${start}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`),
    sends(
      'a length and chunks',
      reader,
      `${start}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ),
    sends('a broken chunk', reader, `${chunks}zz\r\n`),
    [`${reader}: an end in its midst`, reader, (socket) => socket.end(`${chunks}5\r\n{"a"`)],
    [`${reader}: no response`, reader, (socket) => socket.destroy()],
    [`${reader}: no word`, reader, () => {}],
  ];
}

/** Reads a result to its end, if it has one, as a caller does. */
async function consume(result: unknown): Promise<unknown> {
  const items: unknown[] = [];
  if (!(Symbol.asyncIterator in Object(result))) return result instanceof Blob ? result.text() : result;
  for await (const item of result as AsyncIterable<unknown>) if (items.push(item) > 1000) break;
  return items;
}

const SECRET = new RegExp(Object.values(SECRETS).join('|'));
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal obeys these.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/;

/** The faults of an error, as a user who prints it sees them. */
function faultsOf(error: ApiError): string[] {
  const { name, kind, message } = error;
  const printed = [inspect(error, { depth: null, showHidden: true }), JSON.stringify(error)].join();
  return [
    ...(error instanceof Error && name === 'ApiError' && KINDS.has(kind)
      ? []
      : [`not ours: ${String(error)}`]),
    ...(CONTROLS.test(message) || message.length > 600 ? [`words: ${JSON.stringify(message)}`] : []),
    ...(SECRET.test(printed) ? [`a credential: ${printed}`] : []),
    ...(printed.length > 200_000 ? ['a large error'] : []),
  ];
}

test('what a server sends ends in a value or in an error of ours', async () => {
  const unhandled: unknown[] = [];
  const listen = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', listen);
  const client = pair.client.createClient({
    baseUrl: urlOf(raw),
    credentials: SECRETS,
    maxResponseBytes: MAX_BYTES,
    timeoutMs: 700,
    retry: false,
  }) as AnyClient;
  const broken: unknown[] = [];
  const counts: Record<string, number> = {};
  const all = tricks();
  for (const [name, reader, act, options] of all) {
    requests = 0;
    trick = act;
    const signal = AbortSignal.timeout(2500);
    const [value, error] = await (client[reader] as AnyClient[string])({ signal, ...options })
      .then(consume)
      .then(
        (read): [value: unknown, error?: ApiError] => [read],
        (failed: ApiError) => [undefined, failed],
      );
    trick = () => {};
    for (const socket of sockets) socket.destroy();
    const kind = error?.kind ?? 'value';
    counts[kind] = (counts[kind] ?? 0) + 1;
    const faults = error === undefined ? [] : faultsOf(error);
    if (Object(value).polluted !== undefined) faults.push('a prototype of the server');
    if (requests > 1) faults.push(`${requests} requests`);
    if (faults.length > 0) broken.push([name, ...faults].map((one) => one.slice(0, 300)));
  }
  process.off('unhandledRejection', listen);
  console.log(`${all.length} responses`, counts);
  expect(broken).toEqual([]);
  expect(unhandled).toEqual([]);
  expect(elsewhere).toBe(0);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
