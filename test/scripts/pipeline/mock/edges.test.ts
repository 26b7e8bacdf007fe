import { once } from 'node:events';
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../../../../scripts/pipeline/mock/mock.ts';

const json = (example: unknown, more: object = {}) => ({
  description: 'Found.',
  content: { 'application/json': { example, ...more } },
});
const get = (responses: object, more: object = {}) => ({ get: { responses, ...more } });
const inPath = (name: string, more: object = {}) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  ...more,
});
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = { type: 'string' };
const FORMATS = 'date date-time time uuid ipv4 ipv6 email hostname uri byte unheard-of'.split(' ');

const inFormat = (format: string, more: object) => ({ type: 'string', format, ...more });
/** Formats that no text can be in which the rest of the schema allows, and two that some can be in. */
const IMPOSSIBLE = {
  short: inFormat('uuid', { minLength: 24, maxLength: 24 }),
  dashless: inFormat('uuid', { pattern: '^[0-9a-f]{32}$' }),
  year: inFormat('date', { maxLength: 4 }),
  upper: inFormat('uuid', { pattern: '^[0-9A-F-]+$' }),
  endless: inFormat('uuid', { pattern: '^([\\w-]+)+!$' }),
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Ferries', version: '1' },
  paths: {
    '/harbors': get({ '200': json(['north']) }),
    '/harbors/{name}/{day}': get(
      { '200': json({ open: true }) },
      { parameters: [inPath('name'), inPath('day')] },
    ),
    '/lines/{id}': get(
      { '200': json({ id: 5 }) },
      { parameters: [inPath('id', { style: 'label', schema: { type: 'integer' } })] },
    ),
    '/own-head': { ...get({ '200': json(1) }), head: { responses: { '204': { description: 'Here.' } } } },
    '/fares': {
      post: {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                properties: {
                  price: { type: 'number', multipleOf: 0.01 },
                  weight: { type: 'integer', format: 'int32' },
                },
              },
            },
          },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
    '/formats': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  ...Object.fromEntries(FORMATS.map((format) => [format, { type: 'string', format }])),
                  ...IMPOSSIBLE,
                },
              },
            },
          },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
    '/forms': {
      post: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                required: ['seats'],
                properties: { seats: { type: 'integer' }, tags: { type: 'array', maxItems: 1 } },
              },
            },
          },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
    '/log': get({ '204': { description: 'Done.' } }, { security: [{ digest: [] }, { bearer: [], key: [] }] }),
    '/ride': get({
      '200': { description: 'A ride.', content: { 'application/json': { schema: to('Ride') } } },
    }),
    '/boat.xml': get({
      '200': {
        description: 'A boat.',
        content: {
          'application/xml': {
            schema: to('Boat'),
            example: { id: 7, name: 'A <&> b', tags: ['fast', 'old'], decks: ['sun'] },
          },
        },
      },
    }),
    '/sampled.xml': get({
      '200': { description: 'A boat.', content: { 'application/xml': { schema: to('Boat') } } },
    }),
    '/any': get({
      '200': { description: 'Anything.', content: { '*/*': { example: { name: 'Ada' } } } },
      '404': {
        description: 'None.',
        content: { 'application/problem+json': { example: { title: 'None' } } },
      },
    }),
    '/lines': get({
      '200': { description: 'Lines.', content: { 'application/jsonl': { example: [{ a: 1 }, { a: 2 }] } } },
    }),
    '/table': get({ '200': { description: 'A table.', content: { 'text/csv': { example: { a: 1 } } } } }),
    '/outside': get({
      '200': {
        description: 'Outside.',
        content: {
          'application/json': {
            schema: to('Row'),
            examples: { far: { externalValue: 'https://example.com/x.json' } },
          },
        },
      },
    }),
  },
  components: {
    securitySchemes: {
      digest: { type: 'http', scheme: 'digest' },
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
    schemas: {
      Ride: {
        oneOf: [to('Sail'), to('Row')],
        discriminator: { propertyName: 'kind', mapping: { wind: '#/components/schemas/Sail' } },
      },
      Sail: { type: 'object', required: ['kind'], properties: { kind, knots: { type: 'integer' } } },
      Row: { type: 'object', required: ['kind'], properties: { kind, people: { type: 'integer' } } },
      Boat: {
        type: 'object',
        properties: {
          id: { type: 'integer', xml: { attribute: true } },
          name: { type: 'string', xml: { name: 'call' } },
          tags: { type: 'array', items: { type: 'string' }, xml: { wrapped: true } },
          decks: { type: 'array', items: { type: 'string', xml: { name: 'deck' } } },
        },
        xml: { name: 'boat' },
      },
    },
  },
};

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ document, port: 0, host: '127.0.0.1' });
});
afterAll(() => mock.close());

/** Sends a path as it stands, which `fetch` does not. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}, body = '') {
  const { hostname, port } = new URL(mock.url);
  const sent = send({ hostname, port, path, method, headers, agent: false });
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

test.each([
  ['/harbors/a%zz/1', 400],
  ['/harbors/a%20b/%E2%82%AC', 200],
  ['//x/harbors', 404],
  ['//harbors', 404],
  ['/harbors/', 404],
  ['/harbors//1', 404],
  ['/lines/5', 422],
  ['/lines/.5', 200],
  ['/lines/.x', 422],
  ['/../harbors', 404],
  ['http://elsewhere.example/harbors?x=1', 200],
])('%s is %i', async (path, status) => {
  const found = await ask(path);
  expect(found.status, found.text).toBe(status);
  if (status === 404) expect(JSON.parse(found.text).title).toBe(`No path of the description is ${path}`);
});

describe('methods', () => {
  test('a wrong one is told which there are', async () => {
    const { status, headers } = await ask('/harbors', 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await ask('/harbors', 'OPTIONS')).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  test('HEAD is GET without the body, unless it is described', async () => {
    const [head, whole] = [await ask('/harbors', 'HEAD'), await ask('/harbors')];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
    expect((await ask('/own-head', 'HEAD')).status).toBe(204);
  });
});

test.each([
  ['{"price":0.07}', 204],
  ['{"price":0.071}', 422],
  ['{"weight":2147483647}', 204],
  ['{"weight":2147483648}', 422],
])('a body of %s is %i', async (body, status) => {
  expect((await ask('/fares', 'POST', { 'content-type': 'application/json' }, body)).status).toBe(status);
});

describe.each<[string, readonly string[], readonly string[]]>([
  ['date', ['2024-02-29'], ['2023-02-29', '2023-1-1', '']],
  [
    'date-time',
    ['2026-01-31T12:00:00Z', '2016-12-31T23:59:60.5+01:00', '2026-01-31t12:00:00z'],
    ['2026-01-31', '2026-13-01T00:00:00Z', 'now'],
  ],
  ['time', ['12:00:00Z', '23:59:60+00:00'], ['25:00:00Z', '12:00']],
  ['uuid', ['3fa85f64-5717-4562-b3fc-2c963f66afa6'], ['3fa85f64']],
  ['ipv4', ['192.0.2.1'], ['192.0.2.256', '1.2.3']],
  ['ipv6', ['::1', '::ffff:192.0.2.1', '2001:db8::1'], ['1::2::3', '192.0.2.1']],
  ['email', ['a@b', '"a b"@example.com', 'ü@exämple.org'], ['a', '@b', 'a@']],
  ['hostname', ['example.com', 'localhost', 'xn--a.example'], ['a b', 'http://a']],
  ['uri', ['https://u:p@[::1]:8/x?y#z', 'urn:isbn:1', 'mailto:a@b'], ['/x', 'a b:c']],
  ['byte', ['YQ==', ''], ['a', '?']],
  ['unheard-of', ['anything'], []],
  ['short', ['536e564f316c83104c000020'], ['3fa85f64-5717-4562-b3fc-2c963f66afa6']],
  ['dashless', ['3fa85f6457174562b3fc2c963f66afa6'], ['3fa85f64-5717-4562-b3fc-2c963f66afa6']],
  ['year', ['2026'], ['2026-01-31']],
  ['upper', ['3FA85F64-5717-4562-B3FC-2C963F66AFA6'], ['3FA85F64']],
  ['endless', [], ['x']],
])('the format %s', (format, valid, invalid) => {
  test('is checked in requests', async () => {
    for (const value of [...valid, ...invalid]) {
      const body = JSON.stringify({ [format]: value });
      const found = await ask('/formats', 'POST', { 'content-type': 'application/json' }, body);
      expect(found.status, body).toBe(valid.includes(value) ? 204 : 422);
    }
  });
});

test.each([
  ['seats=2&tags=a', 204],
  ['seats=two', 422],
  ['tags=a', 422],
  ['seats=2&tags=a&tags=b', 422],
  ['seats=%zz', 400],
])('a form of %s is %i', async (body, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await ask('/forms', 'POST', headers, body)).status).toBe(status);
});

const DIGEST =
  'Digest username="u", realm="r", nonce="n", uri="/log", qop=auth, nc=00000001, cnonce="c", response="0123456789abcdef0123456789abcdef"';
test.each([
  [{ authorization: DIGEST }, 204],
  [{ authorization: DIGEST.replace('Digest', 'dIGEST') }, 204],
  [{ authorization: 'bearer t', cookie: 'sid=1' }, 204],
  [{ authorization: 'bearer t' }, 401],
  [{ cookie: 'sid=1' }, 401],
  [{ authorization: 'Digest' }, 401],
  [{}, 401],
])('credentials %j are %i', async (headers, status) => {
  const found = await ask('/log', 'GET', headers as Record<string, string>);
  expect(found.status).toBe(status);
  if (status === 401) expect(found.headers['www-authenticate']).toContain('Digest realm="Ferries"');
});

test('a member of a union says which it is, in samples and by chance', async () => {
  expect(JSON.parse((await ask('/ride')).text)).toEqual({ kind: 'wind', knots: 0 });
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const ride = JSON.parse((await ask('/ride', 'GET', { prefer: `dynamic=true, seed=${seed}` })).text);
    seen.add(
      `${ride.kind} ${'people' in ride}`.replace('wind true', 'wrong').replace('Row false', 'Row true'),
    );
  }
  expect([...seen].sort()).toEqual(['Row true', 'wind false']);
});

describe('media types', () => {
  const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

  test.each([
    [
      '/boat.xml',
      'application/xml',
      `${XML}<boat id="7"><call>A &lt;&amp;&gt; b</call><tags><tags>fast</tags><tags>old</tags></tags><deck>sun</deck></boat>`,
    ],
    [
      '/sampled.xml',
      'application/xml',
      `${XML}<boat id="0"><call>string</call><tags><tags>string</tags></tags><deck>string</deck></boat>`,
    ],
    ['/any', 'application/json', '{"name":"Ada"}'],
    ['/lines', 'application/jsonl', '{"a":1}\n{"a":2}\n'],
    ['/outside', 'application/json', '{"kind":"string","people":0}'],
  ])('%s is %s', async (path, type, body) => {
    const { headers, text: found } = await ask(path);
    expect([headers['content-type'], found]).toEqual([type, body]);
  });

  test('an object that cannot be written in its media type is an error', async () => {
    const { status, text: found } = await ask('/table');
    expect(status).toBe(500);
    expect(found).toContain('The mock cannot write an object as text/csv.');
  });

  test.each(['application/json', 'text/html', 'nonsense', ''])(
    'a status that is asked for comes, with Accept: %s',
    async (accept) => {
      const { status, text: found } = await ask('/any', 'GET', { prefer: 'code=404', accept });
      expect([status, found]).toEqual([404, '{"title":"None"}']);
    },
  );

  test('an example outside of the description is not read, and said to be there', async () => {
    const { status, text: found } = await ask('/outside', 'GET', { prefer: 'example=far' });
    expect(status).toBe(404);
    expect(found).toContain('The example far is outside of the description');
  });
});
