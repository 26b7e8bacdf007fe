/**
 * Everything that a caller hands to the generated client stays in its place: each payload, put at each place of a request, arrives there and nowhere else, as readers see it
 * that are not ours, or nothing is sent.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyClient } from '../generated/client/any-client.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { payloads } from './payloads.ts';

const TEXT = { type: 'string' };
const RECORD = { type: 'object', additionalProperties: TEXT };
const LIST = { type: 'array', items: TEXT };
const responses = { 204: { description: 'Done.' } };
const inPath = (operationId: string, schema: object, style: string) => ({
  get: { operationId, parameters: [{ name: 'v', in: 'path', required: true, schema, style }], responses },
});
const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });
const withBody = (operationId: string, mediaType: string, schema: object) => ({
  [`/${operationId}`]: {
    post: { operationId, requestBody: { required: true, content: { [mediaType]: { schema } } }, responses },
  },
});
const SCHEMES = {
  key: { type: 'apiKey', in: 'header', name: 'x-key' },
  inQuery: { type: 'apiKey', in: 'query', name: 'ticket' },
  sid: { type: 'apiKey', in: 'cookie', name: 'sid' },
  token: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
};

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Places', version: '1.0.0' },
  paths: {
    '/p/{v}/end': inPath('simple', TEXT, 'simple'),
    '/l/{v}/end': inPath('label', TEXT, 'label'),
    '/m/{v}/end': inPath('matrix', TEXT, 'matrix'),
    '/s/{v}/end': inPath('several', LIST, 'simple'),
    '/q': {
      get: {
        operationId: 'q',
        parameters: [
          query('text', TEXT),
          query('many', LIST),
          query('comma', LIST, { explode: false }),
          query('pipe', LIST, { style: 'pipeDelimited', explode: false }),
          query('deep', RECORD, { style: 'deepObject', explode: true }),
          { name: 'json', in: 'query', content: { 'application/json': { schema: RECORD } } },
          { name: 'x-text', in: 'header', schema: TEXT },
          { name: 'c', in: 'cookie', schema: TEXT },
        ],
        responses,
      },
    },
    ...withBody('form', 'application/x-www-form-urlencoded', RECORD),
    ...withBody('parts', 'multipart/form-data', {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, json: RECORD },
      additionalProperties: TEXT,
    }),
    ...withBody('json', 'application/json', {}),
    ...withBody('lines', 'application/jsonl', LIST),
    ...withBody('plain', 'text/plain', TEXT),
    ...Object.fromEntries(
      Object.keys(SCHEMES).map((id) => [
        `/${id}`,
        { get: { operationId: id, responses, security: [{ [id]: [] }] } },
      ]),
    ),
  },
  components: { securitySchemes: SCHEMES },
};

const seen: { url: string; headers: readonly string[]; body: Buffer }[] = [];
const server = createServer({ maxHeaderSize: 2 ** 20 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({ url: request.url ?? '', headers: request.rawHeaders, body: Buffer.concat(chunks) });
    response.writeHead(204).end();
  });
});

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await pair.remove();
});

/** A text replaces this word in the arguments and in what has to arrive. */
const T = '<text>';

function fill(value: unknown, text: string): unknown {
  if (typeof value === 'string') return value.replace(T, () => text);
  if (Array.isArray(value)) return value.map((item) => fill(item, text));
  if (typeof value !== 'object' || value === null || value instanceof Promise) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [fill(name, text), fill(member, text)] as const,
  );
  return Object.fromEntries(members as [string, unknown][]);
}

interface Arrived {
  readonly path: readonly string[];
  readonly query: readonly (readonly string[])[];
  /** Without those that fetch adds by itself. */
  readonly headers: readonly (readonly string[])[];
  readonly cookies: readonly string[];
  readonly body: unknown;
}

const OF_FETCH =
  /^(host|connection|accept|accept-.*|sec-fetch-mode|user-agent|content-length|content-type|transfer-encoding|cookie)$/;

async function arrived({ url, headers, body }: (typeof seen)[number]): Promise<Arrived> {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), headers[index + 1] ?? '']] : [],
  );
  const named = (wanted: string) => pairs.filter(([name]) => name === wanted).map(([, value = '']) => value);
  return {
    path: path.split('/').map(decodeURIComponent),
    query: [...new URLSearchParams(search)],
    headers: pairs.filter(([name = '']) => !OF_FETCH.test(name)),
    cookies: named('cookie').flatMap((line) => line.split(/; ?/)),
    body: await bodyIn(named('content-type')[0] ?? '', body),
  };
}

async function bodyIn(type: string, bytes: Buffer): Promise<unknown> {
  if (type === 'application/json') return JSON.parse(bytes.toString());
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(bytes.toString())];
  if (!type.startsWith('multipart/')) return bytes.toString();
  const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const parts = [...(data as unknown as Iterable<[string, string | File]>)];
  return Promise.all(
    parts.map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, await value.text(), value.name],
    ),
  );
}

type Keep = (text: string) => string;
/** Headers and credentials are trimmed: what is read from a file ends in a line break. */
const trimmed: Keep = (text) => text.trim();
const wellFormed: Keep = (text) => text.toWellFormed();
/** `FormData` has the line breaks of the network. */
const inForms: Keep = (text) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');
/** Names of parts have a code for line breaks, and none for that code itself. */
const inNames: Keep = (text) => text.toWellFormed().replaceAll(/%0a/gi, '\n');

const B = ['b', '1'];
const JSON_PART = ['json', '{"k":"v"}'];

/** Each place has an operation, its argument, what has to arrive, and what the rules of the place make of a text. */
const PLACES: Readonly<Record<string, readonly [string, unknown, Partial<Arrived>, Keep?]>> = {
  'a path': ['simple', T, { path: ['', 'p', T, 'end'] }],
  'a path, label': ['label', T, { path: ['', 'l', `.${T}`, 'end'] }],
  'a path, matrix': ['matrix', `k${T}`, { path: ['', 'm', `;v=k${T}`, 'end'] }],
  'a path, list': ['several', [T, 'b'], { path: ['', 's', `${T},b`, 'end'] }],
  'a query': ['q', { query: { text: T } }, { query: [['text', T]] }],
  'a list': ['q', { query: { many: ['a', T] } }, { query: ['a', T].map((text) => ['many', text]) }],
  'a list with commas': ['q', { query: { comma: ['a', T] } }, { query: [['comma', `a,${T}`]] }],
  'a list with pipes': ['q', { query: { pipe: ['a', T] } }, { query: [['pipe', `a|${T}`]] }],
  'a member': ['q', { query: { deep: { a: T } } }, { query: [['deep[a]', T]] }],
  'the name of a member': ['q', { query: { deep: { [T]: 'a' } } }, { query: [[`deep[${T}]`, 'a']] }],
  'a header': ['q', { headers: { 'x-text': T } }, { headers: [['x-text', T]] }, trimmed],
  'a header that is not described': ['q', { headers: { x: T } }, { headers: [['x', T]] }, trimmed],
  'the name of a header': [
    'q',
    { headers: { [`x-${T}`]: 'a' } },
    { headers: [[`x-${T}`, 'a']] },
    (text) => text.toLowerCase(),
  ],
  'a cookie': ['q', { cookies: { c: T } }, { cookies: [`c=${T}`] }, encodeURIComponent],
  'the name of a cookie': ['q', { cookies: { [`c${T}`]: 'a' } }, { cookies: [`c${T}=a`] }],
  'a field of a form': ['form', { a: T, b: '1' }, { body: [['a', T], B] }],
  'the name of a field': ['form', { [`n${T}`]: 'a' }, { body: [[`n${T}`, 'a']] }],
  'a part': ['parts', { a: T, b: '1' }, { body: [['a', T], B] }, inForms],
  'a part beside JSON': ['parts', { a: T, json: { k: 'v' } }, { body: [['a', T], JSON_PART] }, wellFormed],
  'the name of a part': [
    'parts',
    { [`n${T}`]: 'a' },
    { body: [[`n${T}`, 'a']] },
    (text) => inNames(inForms(text)),
  ],
  'the name of a part beside JSON': [
    'parts',
    { [`n${T}`]: 'a', json: { k: 'v' } },
    { body: [[`n${T}`, 'a'], JSON_PART] },
    inNames,
  ],
  'the name of a file': ['parts', { file: T, b: '1' }, { body: [['file', '1', `n${T}`], B] }, inNames],
  'the name of a file beside JSON': [
    'parts',
    { file: T, json: { k: 'v' } },
    { body: [['file', '1', `n${T}`], JSON_PART] },
    inNames,
  ],
  'a value of JSON': ['json', { a: [T] }, { body: { a: [T] } }],
  'a name of JSON': ['json', { [T]: 1 }, { body: { [T]: 1 } }],
  'a plain body': ['plain', T, { body: T }, wellFormed],
  // These escape what they are given, so they are compared with what JSON itself makes of it.
  'JSON in a query': [
    'q',
    { query: { json: { a: T } } },
    { query: [['json', `{"a":"${T}"}`]] },
    (text) => JSON.stringify(text).slice(1, -1),
  ],
  'a part of JSON': [
    'parts',
    { json: { k: T } },
    { body: [['json', `{"k":"${T}"}`]] },
    (text) => JSON.stringify(text).slice(1, -1),
  ],
  'a line of JSON': [
    'lines',
    [T, 'b'],
    { body: `"${T}"\n"b"\n` },
    (text) => JSON.stringify(text).slice(1, -1),
  ],
  'a key in a header': [
    'key',
    { credentials: { key: `k${T}` } },
    { headers: [['x-key', `k${T}`]] },
    (text) => text.trimEnd(),
  ],
  'a key in a query': [
    'inQuery',
    { credentials: { inQuery: `k${T}` } },
    { query: [['ticket', `k${T}`]] },
    (text) => text.trimEnd(),
  ],
  'a key in a cookie': [
    'sid',
    { credentials: { sid: `k${T}` } },
    { cookies: [`sid=k${T}`] },
    (text) => text.trimEnd(),
  ],
  'a token': [
    'token',
    { credentials: { token: `k${T}` } },
    { headers: [['authorization', `Bearer k${T}`]] },
    (text) => text.trimEnd(),
  ],
  'a password': [
    'basic',
    { credentials: { basic: { username: 'u', password: T } } },
    { headers: [['authorization', `Basic ${T}`]] },
    (text) => Buffer.from(`u:${text}`).toString('base64'),
  ],
};

test.each(Object.entries(PLACES))('what is given for %s stays in its place', async (name, row) => {
  const [operation, argument, expected, keep = (text: string) => text] = row;
  const { port } = server.address() as AddressInfo;
  const client = pair.client.createClient({ baseUrl: `http://127.0.0.1:${port}`, retry: false }) as AnyClient;
  const broken: unknown[] = [];
  let refused = 0;
  for (const { name: payload, text } of payloads()) {
    seen.length = 0;
    const given = fill(argument, text) as { file?: unknown };
    if (typeof given.file === 'string') given.file = new File(['1'], `n${text}`, { type: 'image/png' });
    const error = await client[operation]?.(given).then(
      () => undefined,
      (failed: unknown) => failed ?? 'nothing',
    );
    if (error !== undefined) {
      refused++;
      const isOurs = error instanceof Error && 'kind' in error && error.kind === 'request';
      if (!isOurs || seen.length > 0) broken.push([payload, String(error).slice(0, 300), seen.length]);
      continue;
    }
    const [request, ...more] = seen;
    const nothing: Arrived = { path: ['', operation], query: [], headers: [], cookies: [], body: '' };
    const wanted = { ...nothing, ...(fill(expected, keep(text)) as object) };
    const got = request && (await arrived(request).catch(String));
    // Compared as texts, since names like `__proto__` are members like any other.
    const [one = '', other = ''] = [got, wanted].map((value) => JSON.stringify(value));
    if (more.length > 0 || one !== other) broken.push([payload, one.slice(0, 300), other.slice(0, 300)]);
  }
  console.log(`${name}: ${payloads().length} texts, ${refused} refused`);
  expect(broken).toEqual([]);
  expect(refused).toBeLessThan(payloads().length);
});
