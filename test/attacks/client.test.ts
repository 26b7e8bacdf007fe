/**
 * The generated client between two strangers. What a caller hands over stays in its place: each payload, put at each place of a request, arrives there and nowhere else,
 * as independent readers see it, or nothing is sent. What a server sends ends in a value or in an error of ours, and never gets a credential anywhere else.
 */

import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../templates/runtime/client-error.ts';
import type { AnyClient } from '../generated/client/any-client.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { payloads } from './payloads.ts';

const TEXT = { type: 'string' };
const RECORD = { type: 'object', additionalProperties: TEXT };
const LIST = { type: 'array', items: TEXT };
const done = { 204: { description: 'Done.' } };
const ok = (mediaType: string, schema: object) => ({
  200: { description: 'One.', content: { [mediaType]: { schema } } },
});
const inPath = (operationId: string, more: object = {}) => ({
  get: {
    operationId,
    parameters: [{ name: 'v', in: 'path', required: true, schema: TEXT, ...more }],
    responses: done,
  },
});
const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });
const body = (operationId: string, mediaType: string, schema: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: { [mediaType]: { schema } } },
    responses: done,
  },
});
const reads = (operationId: string, mediaType: string, schema: object) => ({
  get: {
    operationId,
    responses: { ...ok(mediaType, schema), 404: ok('application/json', RECORD)[200] },
    security: [{ key: [], sid: [], token: [] }],
  },
});
const keyed = (operationId: string) => ({
  get: { operationId, responses: done, security: [{ [operationId]: [] }] },
});

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Between strangers', version: '1.0.0' },
  paths: {
    '/p/{v}/end': inPath('simple'),
    '/l/{v}/end': inPath('label', { style: 'label' }),
    '/m/{v}/end': inPath('matrix', { style: 'matrix' }),
    '/s/{v}/end': inPath('several', { schema: LIST }),
    '/q': {
      get: {
        operationId: 'search',
        parameters: [
          query('text', TEXT),
          query('many', LIST),
          query('comma', LIST, { explode: false }),
          query('pipe', LIST, { style: 'pipeDelimited', explode: false }),
          query('deep', RECORD, { style: 'deepObject', explode: true }),
          query('raw', TEXT, { allowReserved: true }),
          query('json', {}, { schema: undefined, content: { 'application/json': { schema: RECORD } } }),
          { name: 'x-text', in: 'header', schema: TEXT },
          { name: 'c', in: 'cookie', schema: TEXT },
        ],
        responses: done,
      },
    },
    '/form': body('form', 'application/x-www-form-urlencoded', RECORD),
    '/parts': body('parts', 'multipart/form-data', {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, json: RECORD },
      additionalProperties: TEXT,
    }),
    '/json': body('json', 'application/json', {}),
    '/lines': body('lines', 'application/jsonl', LIST),
    '/plain': body('plain', 'text/plain', TEXT),
    ...Object.fromEntries(['key', 'inQuery', 'sid', 'token', 'basic'].map((name) => [`/by/${name}`, keyed(name)])),
    '/read/json': reads('readJson', 'application/json', {
      type: 'object',
      properties: { n: { type: 'integer', format: 'int64' }, next: TEXT },
    }),
    '/read/text': reads('readText', 'text/plain', TEXT),
    '/read/bytes': reads('readBytes', 'application/octet-stream', { ...TEXT, format: 'binary' }),
    '/read/form': reads('readForm', 'multipart/form-data', RECORD),
    '/read/events': reads('readEvents', 'text/event-stream', RECORD),
    '/read/lines': reads('readLines', 'application/jsonl', RECORD),
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'x-key' },
      inQuery: { type: 'apiKey', in: 'query', name: 'ticket' },
      sid: { type: 'apiKey', in: 'cookie', name: 'sid' },
      token: { type: 'http', scheme: 'bearer' },
      basic: { type: 'http', scheme: 'basic' },
    },
  },
};

const seen: { url: string; headers: IncomingMessage['rawHeaders']; body: Buffer }[] = [];
const server = createServer({ maxHeaderSize: 2 ** 20 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({ url: request.url ?? '', headers: request.rawHeaders, body: Buffer.concat(chunks) });
    response.writeHead(204).end();
  });
});
/** Sends whatever bytes a test wants. Bytes that belong to a second request would be seen as another head. */
let hostile: (socket: Socket, head: string) => void = () => {};
const heads: string[] = [];
const sockets = new Set<Socket>();
const raw = createTcpServer((socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    heads.push(chunk.toString('latin1'));
    hostile(socket, heads.at(-1) ?? '');
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
  for (const one of [server, raw, other])
    await new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  for (const one of [server, other]) one.closeAllConnections();
  for (const socket of sockets) socket.destroy();
  for (const one of [server, raw, other]) one.close();
  await pair.remove();
});

const clientOf = (baseUrl: string, options: object = {}) =>
  pair.client.createClient({ baseUrl, retry: false, ...options }) as AnyClient;

interface Arrived {
  path: string[];
  query: [string, string][];
  /** Names in their order, without what fetch adds by itself. */
  headers: [string, string][];
  cookies: [string, string][];
  body: unknown;
}

const OWN_HEADERS = new Set(
  'host connection accept accept-language accept-encoding sec-fetch-mode user-agent content-length transfer-encoding'.split(' '),
);

/** A request, as readers see it that are not ours. */
async function arrived({ url, headers, body: bytes }: (typeof seen)[number]): Promise<Arrived> {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const pairs: [string, string][] = [];
  for (let index = 0; index < headers.length; index += 2)
    pairs.push([(headers[index] ?? '').toLowerCase(), headers[index + 1] ?? '']);
  const of = (name: string) => pairs.filter(([one]) => one === name).map(([, value]) => value);
  const [type = ''] = of('content-type');
  return {
    path: path.split('/').map(decodeURIComponent),
    query: [...new URLSearchParams(search)],
    headers: pairs
      .filter(([name]) => !OWN_HEADERS.has(name) && name !== 'cookie' && name !== 'content-type')
      .sort(),
    cookies: of('cookie').flatMap((line) =>
      line.split(/; ?/).map((one): [string, string] => {
        const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(one) ?? [];
        return [name, value];
      }),
    ),
    body: await bodyIn(type, bytes),
  };
}

async function bodyIn(type: string, bytes: Buffer): Promise<unknown> {
  if (type.startsWith('application/x-www-form-urlencoded'))
    return [...new URLSearchParams(bytes.toString())];
  if (type.startsWith('multipart/')) {
    const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    const parts: [string, unknown, string?][] = [];
    for (const [name, value] of data as unknown as Iterable<[string, string | File]>)
      parts.push(typeof value === 'string' ? [name, value] : [name, await value.text(), value.name]);
    return parts;
  }
  const text = bytes.toString();
  return type === 'application/json' ? JSON.parse(text) : text;
}

interface Place {
  call(client: AnyClient, text: string): Promise<unknown> | undefined;
  expected(text: string): Partial<Arrived>;
  /** What becomes of a text on its way, by the rules of the place. */
  readonly kept?: (text: string) => string;
}

const wellFormed = (text: string) => text.toWellFormed();
/** `FormData` has the line breaks of the network. */
const asInForms = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');
/** Names of parts have a code for line breaks, and none for that code itself. */
const asInNames = (text: string) => text.replaceAll(/%0a/gi, '\n');
const place = (
  call: (client: AnyClient, text: string) => Promise<unknown> | undefined,
  expected: Place['expected'],
  kept?: Place['kept'],
): Place => ({ call, expected, ...(kept && { kept }) });
const inQuery = (give: (text: string) => object, expected: (text: string) => [string, string][], kept?: Place['kept']) =>
  place((client, text) => client.search?.({ query: give(text) }), (text) => ({ path: ['', 'q'], query: expected(text) }), kept);
const asBody = (
  operation: string,
  give: (text: string) => unknown,
  expected: (text: string) => unknown,
  kept?: Place['kept'],
) =>
  place(
    (client, text) => client[operation]?.(give(text)),
    (text) => ({ path: ['', operation], body: expected(text) }),
    kept,
  );
const file = (text: string) => new File(['1'], text, { type: 'image/png' });
/** Headers and credentials are trimmed: what is read from a file ends in a line break. */
const trimmed = (text: string) => text.trim();
const byCredential = (name: string, expected: Place['expected']) =>
  place(
    (_, text) => clientOf(urlOf(server), { credentials: { [name]: `k${text}` } })[name]?.(),
    (text) => ({ path: ['', 'by', name], ...expected(text) }),
    (text) => `k${text}`.trim(),
  );

const PLACES: Readonly<Record<string, Place>> = {
  'a path': place((client, text) => client.simple?.(text), (text) => ({ path: ['', 'p', text, 'end'] })),
  'a path, label': place((client, text) => client.label?.(text), (text) => ({ path: ['', 'l', `.${text}`, 'end'] })),
  'a path, matrix': place(
    (client, text) => client.matrix?.(text),
    (text) => ({ path: ['', 'm', `;v=${text}`, 'end'] }),
  ),
  'a path, list': place(
    (client, text) => client.several?.([text, 'b']),
    (text) => ({ path: ['', 's', `${text},b`, 'end'] }),
  ),
  'a query': inQuery((text) => ({ text }), (text) => [['text', text]]),
  'a query, list': inQuery((text) => ({ many: ['a', text] }), (text) => [['many', 'a'], ['many', text]]),
  'a query, comma': inQuery((text) => ({ comma: ['a', text] }), (text) => [['comma', `a,${text}`]]),
  'a query, pipe': inQuery((text) => ({ pipe: ['a', text] }), (text) => [['pipe', `a|${text}`]]),
  'a query, value of an object': inQuery((text) => ({ deep: { a: text } }), (text) => [['deep[a]', text]]),
  'a query, name of an object': inQuery((text) => ({ deep: { [text]: 'a' } }), (text) => [[`deep[${text}]`, 'a']]),
  'a query, JSON': inQuery(
    (text) => ({ json: { a: text } }),
    (text) => [['json', JSON.stringify({ a: text })]],
  ),
  'a header': place(
    (client, text) => client.search?.({ headers: { 'x-text': text } }),
    (text) => ({ path: ['', 'q'], headers: [['x-text', Buffer.from(text, 'latin1').toString('latin1')]] }),
    trimmed,
  ),
  'a header that is not described': place(
    (client, text) => client.search?.({ headers: { 'x-other': text } }),
    (text) => ({ path: ['', 'q'], headers: [['x-other', text]] }),
    trimmed,
  ),
  'the name of a header': place(
    (client, text) => client.search?.({ headers: { [`x-${text}`]: 'a' } }),
    (text) => ({ path: ['', 'q'], headers: [[`x-${text}`.toLowerCase(), 'a']] }),
  ),
  'a cookie': place(
    (client, text) => client.search?.({ cookies: { c: text } }),
    (text) => ({ path: ['', 'q'], cookies: [['c', encodeURIComponent(text)]] }),
  ),
  'the name of a cookie': place(
    (client, text) => client.search?.({ cookies: { [`c${text}`]: 'a' } }),
    (text) => ({ path: ['', 'q'], cookies: [[`c${text}`, 'a']] }),
  ),
  'a field of a form': asBody('form', (a) => ({ a, b: '1' }), (text) => [['a', text], ['b', '1']]),
  'the name of a field': asBody('form', (text) => ({ [`n${text}`]: 'a' }), (text) => [[`n${text}`, 'a']]),
  'a part': asBody('parts', (a) => ({ a, b: '1' }), (text) => [['a', text], ['b', '1']], asInForms),
  'a part beside JSON': asBody(
    'parts',
    (a) => ({ a, json: { k: 'v' } }),
    (text) => [['a', text], ['json', '{"k":"v"}']],
    wellFormed,
  ),
  'the name of a part': asBody('parts', (text) => ({ [`n${text}`]: 'a' }), (text) => [[`n${text}`, 'a']], (text) => asInNames(asInForms(text))),
  'the name of a part beside JSON': asBody(
    'parts',
    (text) => ({ [`n${text}`]: 'a', json: { k: 'v' } }),
    (text) => [[`n${text}`, 'a'], ['json', '{"k":"v"}']],
    (text) => asInNames(wellFormed(text)),
  ),
  'the name of a file': asBody(
    'parts',
    (text) => ({ file: file(`n${text}`), b: '1' }),
    (text) => [['file', '1', `n${text}`], ['b', '1']],
    (text) => asInNames(wellFormed(text)),
  ),
  'the name of a file beside JSON': asBody(
    'parts',
    (text) => ({ file: file(`n${text}`), json: { k: 'v' } }),
    (text) => [['file', '1', `n${text}`], ['json', '{"k":"v"}']],
    (text) => asInNames(wellFormed(text)),
  ),
  'a part of JSON': asBody('parts', (k) => ({ json: { k } }), (text) => [['json', JSON.stringify({ k: text })]]),
  'a value of JSON': asBody('json', (a) => ({ a }), (text) => ({ a: text })),
  'a name of JSON': asBody('json', (text) => JSON.parse(`{${JSON.stringify(text)}:1}`), (text) => JSON.parse(`{${JSON.stringify(text)}:1}`)),
  'a line of JSON': asBody('lines', (text) => [text, 'b'], (text) => `${JSON.stringify(text)}\n"b"\n`),
  'a plain body': asBody('plain', (text) => text, (text) => text, wellFormed),
  'a key in a header': byCredential('key', (text) => ({ headers: [['x-key', text]] })),
  'a key in a query': byCredential('inQuery', (text) => ({ query: [['ticket', text]] })),
  'a key in a cookie': byCredential('sid', (text) => ({ cookies: [['sid', text]] })),
  'a token': byCredential('token', (text) => ({ headers: [['authorization', `Bearer ${text}`]] })),
  'a password': place(
    (_, password) => clientOf(urlOf(server), { credentials: { basic: { username: 'u', password } } }).basic?.(),
    (text) => ({
      path: ['', 'by', 'basic'],
      headers: [['authorization', `Basic ${Buffer.from(`u:${text}`).toString('base64')}`]],
    }),
    wellFormed,
  ),
};

test.each(Object.entries(PLACES))('what is given for %s stays in its place', async (name, { call, expected, kept }) => {
  const client = clientOf(urlOf(server));
  const broken: unknown[] = [];
  let refused = 0;
  for (const { name: payload, text } of payloads()) {
    seen.length = 0;
    const error = await call(client, text)?.then(
      () => undefined,
      (failed: unknown) => failed ?? 'nothing',
    );
    if (error !== undefined) {
      refused++;
      if (!(error instanceof Error) || !('kind' in error) || error.kind !== 'request' || seen.length > 0)
        broken.push([payload, text.slice(0, 80), String(error).slice(0, 200), seen.length]);
      continue;
    }
    const [request, ...more] = seen;
    const wanted = { path: [], query: [], headers: [], cookies: [], body: '', ...expected((kept ?? ((same) => same))(text)) };
    const got = request && (await arrived(request).catch((failed: unknown) => String(failed)));
    if (more.length > 0 || !isSame(got, wanted)) broken.push([payload, JSON.stringify(got)?.slice(0, 300), JSON.stringify(wanted).slice(0, 300)]);
  }
  console.log(`${name}: ${payloads().length} texts, ${refused} refused`);
  expect(broken).toEqual([]);
  expect(refused).toBeLessThan(payloads().length);
});

/** Names like `__proto__` are members like any other here. */
const isSame = (one: unknown, another: unknown) => JSON.stringify(one) === JSON.stringify(another);
