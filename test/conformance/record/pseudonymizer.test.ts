import { expect, test } from 'vitest';
import { createPseudonymizer } from '../../../conformance/record/create-pseudonymizer.ts';
import { MAX_PARTS } from '../../../conformance/record/other-body.ts';
import { matchOperation } from '../../../conformance/traffic/match-operation.ts';
import type { RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { readJsonBody } from '../../../conformance/transport/read-json-body.ts';

const KEY = new Uint8Array(32).fill(9);
const CARD = 'crd-0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d';

function callWith({
  url = 'https://bank.test/v1/card',
  body = '{}',
}: {
  url?: string;
  body?: RecordedBody;
}): RecordedCall {
  return {
    id: 'capture.har#1',
    startedAt: 1_772_000_000_500.25,
    endedAt: 1_772_000_000_750.5,
    request: { method: 'POST', url, headers: [], body: { absent: 'none' } },
    response: { status: 201, headers: [['Content-Length', '999']], body },
  };
}

function other(given: Parameters<typeof callWith>[0]) {
  const { request, response, ...rest } = createPseudonymizer({ key: KEY }).call(callWith(given));
  if ('failure' in response) throw new Error('a response was expected');
  const { body } = response;
  const bytes =
    typeof body === 'string' ? Buffer.from(body) : body instanceof Uint8Array ? body : new Uint8Array();
  return { ...rest, url: request.url, headers: response.headers, body, read: readJsonBody(bytes) };
}

test.each<[string, RecordedBody, string, boolean]>([
  ['empty', '', 'empty', false],
  ['text', 'no such card', 'not-json', false],
  ['a page', '<p>no such card</p>', 'not-json', false],
  ['JSON that ends early', '{"label":"Juniper', 'not-json', false],
  ['two JSON texts', '{"label":"Juniper"}{}', 'not-json', false],
  ['bytes', Uint8Array.of(0xff, 0xfe, 0x00), 'not-utf8', false],
  ['JSON in Latin-1', Buffer.from('{"label":"Gr\u00f6\u00dfe","id":"x"}', 'latin1'), 'not-utf8', true],
  ['JSON in Latin-1, a list', Buffer.from('["Gr\u00f6\u00dfe"]', 'latin1'), 'not-utf8', true],
  ['JSON after a byte order mark', Buffer.from('\ufeff{"label":"Juniper"}'), 'byte-order-mark', true],
  ['text after a byte order mark', Buffer.from('\ufeffJuniper'), 'byte-order-mark', false],
])('a body stays as unreadable as it was: %s', (_what, body, why, hasValue) => {
  const { read } = other({ body });
  expect(read).toMatchObject({ kind: 'unreadable', why });
  expect(read.value !== undefined).toBe(hasValue);
  if (why === 'not-json')
    expect((read as { text: string }).text.startsWith('<')).toBe(String(body).startsWith('<'));
});

test('a body that is not UTF-8 has the same fields, and no other', () => {
  const { read } = other({
    body: Buffer.from('{"label":"Gr\u00f6\u00dfe","metadata":{"externalId":"Gr\u00f6\u00dfe"}}', 'latin1'),
  });
  expect(Object.keys(read.value as object)).toEqual(['label', 'metadata']);
  expect(Object.keys((read.value as { metadata: object }).metadata)).toEqual(['externalId']);
});

test('types and shapes stay, whatever they are', () => {
  const before = {
    id: CARD,
    a: [],
    b: {},
    c: null,
    d: true,
    list: [1, [2, 3.5], -0.25, 1e300, 0, 'x'],
    e: { f: '' },
  };
  const { read } = other({ body: JSON.stringify(before) });
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(shape)
        : value === '' || value === 0 || typeof value === 'boolean' || value === null
          ? value
          : typeof value;
  expect(shape(read.value)).toEqual(shape(before));
});

test('numbers that a parser takes for the same stay the same, and others do not become so', () => {
  const written = [
    '1',
    '1.0',
    '10e-1',
    '2',
    '1.5',
    '12345678901234567890',
    '12345678901234567891',
    '9007199254740991',
    '9007199254740990',
    '-7',
    '0.1',
    '0.10',
    '1e400',
    '-1e400',
    '0',
    '-0',
    '5e-324',
  ];
  const { read } = other({ body: `[${written}]` });
  const before = JSON.parse(`[${written}]`) as number[];
  const after = read.value as number[];
  for (const [index, one] of before.entries())
    for (const [place, another] of before.entries())
      expect(after[index] === after[place]).toBe(one === another);
  expect(after.map(Number.isInteger)).toEqual(before.map(Number.isInteger));
});

test('of two values with one name, the last one counts', () => {
  const { read } = other({ body: '{"label":"Juniper","label":null}' });
  expect(read.value).toEqual({ label: null });
});

test.each([
  ['[', 100_000],
  ['{"label":', 19_000],
])('a body as deep as %s %i times is no reason to end', (open, depth) => {
  const close = open === '[' ? ']' : '}';
  const { body } = other({ body: `${open.repeat(depth)}"x"${close.repeat(depth)}` });
  expect(String(body).startsWith(open.repeat(100))).toBe(true);
});

test('an address is for the same operation, of the same host and record', () => {
  const id = 'acc-0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d';
  const urls = [
    'https://bank.test/eu/v1/account/',
    'https://bank.test/us/v1/account/',
    'https://other.test/eu/v1/account/',
  ].map((base) => other({ url: `${base}${id}?trace=1` }).url);
  const found = urls.map((url) => matchOperation('PATCH', url));
  expect(found.map((one) => one?.operation)).toEqual(['updateAccount', 'updateAccount', 'updateAccount']);
  expect(new Set(found.map((one) => one?.pathParameters.accountId)).size).toBe(1);
  expect(new Set(found.map((one) => one?.baseUrl)).size).toBe(3);
  expect(urls.join()).not.toMatch(/bank\.test|other\.test|trace|0b0a1c9e/);
  expect(found[0]?.pathParameters.accountId).toBe(
    (other({ body: JSON.stringify({ id }) }).read.value as { id: string }).id,
  );
});

test.each([
  'https://bank.test/a%2Fb/v1/card',
  'https://bank.test/%zz/v1/card',
  'https://bank.test//v1/card/',
  'https://bank.test/v1/%63ard',
  'ws://bank.test/v1/card',
  'https://bank.test/v1/cards',
  'not an address',
  'https://bank.test/x/../v1/card',
])('an address leads where it led: %s', (url) => {
  expect(matchOperation('POST', other({ url }).url)?.operation).toBe(matchOperation('POST', url)?.operation);
});

test('what a call took stays, and when it was made does not', () => {
  const { id, startedAt, endedAt, headers, body } = other({ body: '{"label":"Juniper Supply"}' });
  expect(endedAt - startedAt).toBe(250.25);
  expect(Math.abs(startedAt - 1_772_000_000_500)).toBeGreaterThan(86_400_000);
  expect(id).toBe('call-1');
  expect(headers).toEqual([['Content-Length', String(Buffer.byteLength(String(body)))]]);
});

test('without the key nothing can be asked any more', () => {
  const pseudonymizer = createPseudonymizer();
  const once = pseudonymizer.call(callWith({ body: '{"label":"Juniper"}' }));
  expect(createPseudonymizer().call(callWith({ body: '{"label":"Juniper"}' })).response).not.toEqual(
    once.response,
  );
  pseudonymizer.close();
  expect(() => pseudonymizer.call(callWith({ body: '{"label":"Juniper"}' }))).toThrow('discarded');
});

test('numbers of cards stay, so that one which is more than another is more than it still', () => {
  const card = { physical: { count: '2' }, virtual: { count: '17' } };
  const body = JSON.stringify({ config: { card: { ...card, count: '4111111111111111' } }, line2: '17' });
  const made = createPseudonymizer({ key: KEY }).call({
    id: '1',
    startedAt: 0,
    endedAt: 1,
    request: {
      method: 'PATCH',
      url: 'https://bank.test/v1/account/acc-0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d',
      headers: [],
      body,
    },
    response: { status: 200, headers: [], body },
  });
  const other = JSON.parse(String(made.request.body)) as {
    config: { card: { count: string } };
    line2: string;
  };
  expect(other.config.card).toMatchObject(card);
  expect(other.config.card.count).not.toBe('4111111111111111');
  expect(other.line2).not.toBe('17');
});

test.each([
  ['members', Object.fromEntries(Array.from({ length: MAX_PARTS }, (_, index) => [`m${index}`, null]))],
  ['entries', { list: Array.from({ length: MAX_PARTS }, () => '') }],
  ['entries of entries', Array.from({ length: MAX_PARTS / 2 }, () => [1, ['x', [2]]])],
])('a body with more %s than anybody reads is left out, and says so', (_, value) => {
  const { body } = other({ body: JSON.stringify(value) });
  expect(body).toEqual({ absent: 'not-recorded', reason: 'it has more than 20000 names and values' });
});
