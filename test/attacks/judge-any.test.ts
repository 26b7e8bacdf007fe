import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import type { JudgedApi } from '../../conformance/api/judged-api.ts';
import { mendingOverlay } from '../../conformance/discover/mending-overlay.ts';
import type { Report } from '../../conformance/model/report.ts';
import { createPseudonymizer } from '../../conformance/record/create-pseudonymizer.ts';
import { consoleReport } from '../../conformance/report/console.ts';
import { githubAnnotations } from '../../conformance/report/github.ts';
import { FILES } from '../../conformance/report/reporters.ts';
import { sealReport } from '../../conformance/report/seal-report.ts';
import { verifyReport } from '../../conformance/report/verify-report.ts';
import { createLiveJudge } from '../../conformance/traffic/create-live-judge.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { DECIMAL_MULTIPLE_OF } from '../../lib/is-multiple.ts';
import type { Json } from '../../lib/json.ts';
import { readApi } from '../../scripts/read-api.ts';
import {
  apiOf,
  callWith,
  descriptionOf,
  type Given,
  json,
  judgeCalls,
  violationsIn,
} from '../conformance/api/one-call.ts';
import { memorySource } from '../conformance/traffic/memory-source.ts';
import { COMPONENTS, SCHEMAS, TEXTS, VERSIONED } from './any-schemas.ts';
import { payloads } from './payloads.ts';

// Descriptions, and the servers that they are about, are anybody's. Nothing of them may stop the judge, keep it busy, have it accuse wrongly or show what is secret.

let tried = 0;
afterAll(() => console.info(`inputs tried: ${tried}`));

/** Ajv itself, over the same components; `undefined`: it cannot say. */
function oracle(schema: Json): (value: unknown) => boolean | undefined {
  try {
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      validateFormats: false,
      validateSchema: false,
      inlineRefs: false,
      code: { optimize: false },
    });
    ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF);
    ajv.addSchema({ components: { schemas: COMPONENTS }, schema } as never, 'urn:test:oracle');
    const validate = ajv.compile({ $ref: 'urn:test:oracle#/schema' });
    return (value) => {
      try {
        return validate(value) === true;
      } catch {
        return undefined;
      }
    };
  } catch {
    return () => undefined;
  }
}

function hasNumbered(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.entries(value).every(([name, one]) => /^a\d{1,4}$/.test(name) && Number.isInteger(one));
}

/** Nobody has to say how these end: they are about time. */
const ENDLESS = /without end/;

test.each(Object.entries(SCHEMAS))('bodies are judged by %s as Ajv does', async (name, schema) => {
  const api = apiOf({ 200: json(schema) }, { components: { schemas: COMPONENTS } });
  // Ajv itself overflows its stack by it.
  const isRight = name === 'ten thousand members' ? hasNumbered : oracle(schema);
  const wrong: string[] = [];
  for (const [text, body] of Object.entries(TEXTS)) {
    tried += 1;
    const report = await judgeCalls(api, [callWith({ body })]);
    const result = report.requirements.find(({ id }) => id.endsWith('.200.body'));
    const found = violationsIn(report).length > 0;
    const isOpen = result?.notes.some((note) => note.startsWith('not checked')) === true;
    const backtracks =
      ENDLESS.test(name) &&
      text === (/^names/.test(name) ? 'a name that backtracks' : 'a text that backtracks');
    const right = backtracks ? undefined : isRight(JSON.parse(body));
    // Nothing is described, or nobody can say.
    if (right === undefined ? found : !isOpen && result !== undefined && found === right)
      wrong.push(`${text}: violated ${found}, Ajv says ${right}`);
    if (isOpen && right !== undefined && !/deeper/.test(text) && !ENDLESS.test(name))
      wrong.push(`${text}: not checked`);
    if (verifyReport(sealReport(report)).problems.length > 0) wrong.push(`${text}: the report is broken`);
  }
  expect(wrong).toEqual([]);
});

const BYTES: readonly [what: string, body: Uint8Array | string, isViolated: boolean][] = [
  ...['', ' ', '{"a":', '[1,]', "{'a':1}", 'NaN', 'undefined', '{}{}', '\u0000', '<html>', '{"a":1}//'].map(
    (text) => [JSON.stringify(text), text, true] as [string, string, boolean],
  ),
  ['a byte order mark', Buffer.from('\ufeff{"a":1}'), false],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), true],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), true],
  ['gzip', gzipSync('{"a":1}'), true],
];

test('bodies that are no JSON are violations, whatever headers claim of them', async () => {
  const wrong: string[] = [];
  for (const [what, body, expected] of BYTES)
    for (const type of [
      'application/json',
      'application/json; charset=utf-16',
      'application/problem+json;charset="x',
    ])
      for (const encoding of ['identity', 'gzip', 'br, gzip', 'x-nothing']) {
        tried += 1;
        const described = {
          200: {
            description: '',
            content: { [type.split(';')[0] as string]: { schema: SCHEMAS['a member'] as Json } },
          },
        };
        const headers: [string, string][] = [
          ['content-type', type],
          ['content-encoding', encoding],
        ];
        const found = violationsIn(await judgeCalls(apiOf(described), [callWith({ body, headers })]));
        if (found.includes('200.body') !== expected) wrong.push(`${what} as ${type}, ${encoding}: ${found}`);
      }
  expect(wrong).toEqual([]);
});

const STATUSES = [
  100, 101, 103, 199, 200, 201, 204, 206, 226, 299, 300, 301, 304, 308, 399, 400, 404, 418, 429, 451, 500,
  503, 599, 600, 999,
];
const DESCRIBED = [['200'], ['200', '404'], ['2XX'], ['201', 'default'], ['404'], ['200', '4XX', '5XX'], []];

test('statuses accuse successes alone, where another success is described', async () => {
  const wrong: string[] = [];
  for (const described of DESCRIBED)
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'QUERY', 'PURGE'])
      for (const status of STATUSES) {
        tried += 1;
        const api = apiOf(Object.fromEntries(described.map((one) => [one, { description: '' }])));
        const own = { ...api, operations: api.operations.map((one) => ({ ...one, method })) } as JudgedApi;
        const found = violationsIn(
          await judgeCalls(own, [callWith({ method, status, body: '{"secret":1}' })]),
        );
        const isDescribed = described.some(
          (one) => one === String(status) || one === 'default' || one === `${String(status)[0]}XX`,
        );
        const expected =
          method !== 'HEAD' &&
          status >= 200 &&
          status < 300 &&
          !isDescribed &&
          described.some((one) => one.startsWith('2'));
        if (found.length > 0 !== expected) wrong.push(`${method} ${status} beside ${described}: ${found}`);
      }
  expect(wrong).toEqual([]);
});

const MEDIA: readonly [described: string, sent: string, fits: boolean][] = [
  ['application/json', 'APPLICATION/JSON ; charset=x', true],
  ['application/json;version=1', 'application/json', true],
  ['*/*', 'x/y', true],
  ['text/*', 'TEXT/html', true],
  ['text/*', 'texts/html', false],
  ['application/*', 'application/vnd.a+json', true],
  ['application/json', 'application/vnd.a+json', false],
  ['application/json', 'json', false],
  ['application/json', 'application/json, text/html', false],
  ['__proto__', 'constructor', false],
];

test('media types fit without case and parameters', async () => {
  for (const [described, sent, fits] of MEDIA) {
    tried += 1;
    const api = apiOf({ 200: { description: '', content: { [described]: {} } } });
    const found = violationsIn(await judgeCalls(api, [callWith({ headers: [['content-type', sent]] })]));
    expect([described, sent, found.length === 0]).toEqual([described, sent, fits]);
  }
});

const PATHS = [
  '/things/{id}',
  '/things/mine',
  '/things/{a}-{b}',
  '/things/{id}:cancel',
  '/{any}/mine',
  '/things/{id}/{kind}.{format}',
];
const URLS: readonly [url: string, path: string | undefined][] = [
  ['/v2/things/mine', '/things/mine'],
  ['/v2/things/%6dine', '/things/mine'],
  ['/v2/things/1', '/things/{id}'],
  ['/v2/other/mine', '/{any}/mine'],
  ['/v2/things/x/y.json', '/things/{id}/{kind}.{format}'],
  ['/things/1', undefined],
  ['/v2/v2/things/1', undefined],
  ['/v2/things/1/2/3', undefined],
  ['/v2/things/../../etc/passwd', undefined],
  ['/V2/things/1', undefined],
];
const HOSTILE = [
  '%',
  '%zz',
  '%00',
  '%2f',
  '..%2f',
  '\ud800',
  '{id}',
  '__proto__',
  'constructor',
  '*',
  '(a+)+$',
  'x'.repeat(20_000),
  '%ff',
];

test('URLs are of the most specific path right below a base, and no text in one does anything', async () => {
  const operations = PATHS.map((path, index) => ({
    ...{ id: `operation${index}`, method: 'GET', path, summary: '', hasNoMediaTypes: false },
    servers: [{ origin: 'https://api.example.com', path: '/v2' }],
  }));
  const document = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1' },
    paths: Object.fromEntries(
      PATHS.map((path) => [path, { get: { responses: { 200: { description: '' } } } }]),
    ),
  };
  const api = apiOf({}, { operations, document });
  const matched = async (url: string) => {
    tried += 1;
    const { traffic } = await judgeCalls(api, [callWith({ url })]);
    const [one] = traffic?.operations.filter(({ calls }) => calls > 0) ?? [];
    return one && PATHS[Number(String(one.operation).replace('operation', ''))];
  };
  for (const [url, path] of URLS)
    expect([url, await matched(`https://api.example.com${url}`)]).toEqual([url, path]);
  for (const text of HOSTILE)
    for (const url of [
      `/v2/things/${text}`,
      `/v2/${text}`,
      `/v2/things/${text}/${text}.${text}`,
      `/v2/things/1?${text}=${text}`,
    ])
      await matched(`https://api.example.com${url}`);
  for (const url of ['', 'x', 'data:,x', 'https://', 'https://[', 'file:///v2/things/1'])
    expect(await matched(url)).toBeUndefined();
});

const CANARY = 'Kanarie7Vogel';

async function textsOf(report: Report): Promise<string> {
  const files = await Promise.all(
    Object.values(FILES)
      .flat()
      .map(async ({ make }) => [...(await make(report))].join('')),
  );
  return [...files, consoleReport(report), ...githubAnnotations(report)].join('\n');
}

const PERSON = {
  type: 'object',
  required: ['id', 'gone'],
  properties: {
    id: { type: 'integer', minimum: 5 },
    kind: { enum: ['cat', 'dog'] },
    name: { type: 'string', maxLength: 3, pattern: '^x' },
  },
  additionalProperties: { type: 'integer' },
};
const C = CANARY;
const SECRET_CALLS: readonly Given[] = [
  { body: JSON.stringify({ id: C, kind: C, name: C, [C]: C, list: [C, { [C]: C }] }) },
  { body: `{"id":${C}` },
  { body: C, headers: [['content-type', 'text/plain']] },
  {
    headers: [
      ['content-type', `application/${C}`],
      [`x-${C}`, C],
      ['x-left', C],
      ['location', `https://${C}:${C}@x/${C}`],
    ],
  },
  { url: `http://127.0.0.1:8080/things/${C}?${C}=${C}&q=${C}#${C}` },
  { url: `http://127.0.0.1:8080/${C}/${C}` },
  { status: 500, body: JSON.stringify(C) },
  { status: 201, body: JSON.stringify([C]) },
];

test('no value of a call is shown, unless the description names it', async () => {
  const responses = {
    200: { ...json(PERSON), headers: { 'X-Left': { schema: { type: 'integer' } } } },
    500: json({ type: 'object' }),
  };
  const api = apiOf(responses);
  const withRequest = (given: Given): RecordedCall => {
    const call = callWith({
      headers: [
        ['content-type', 'application/json'],
        ['set-cookie', `a=${C}`],
      ],
      ...given,
    });
    const headers: [string, string][] = [
      ['authorization', `Bearer ${C}`],
      ['cookie', `a=${C}`],
      [`x-${C}`, C],
      ['content-type', `text/${C}`],
    ];
    return { ...call, request: { ...call.request, headers, body: JSON.stringify({ [C]: C, name: C }) } };
  };
  for (const given of SECRET_CALLS) {
    tried += 1;
    const calls = [1, 2].map((number) => ({ ...withRequest(given), id: `calls.har#${number}` }));
    let overlay: unknown;
    const report = await judgeTraffic(memorySource(calls), {
      api,
      onDisagreements: (found) => {
        overlay = mendingOverlay(found, descriptionOf(responses).document, (pointer) => pointer);
      },
    });
    const live = createLiveJudge({ api });
    const found = calls.map((call) => live.add(call));
    const pseudonymizer = createPseudonymizer({ api });
    const recorded = calls.map(pseudonymizer.call);
    pseudonymizer.close();
    const shown = `${await textsOf(report)}${JSON.stringify([overlay, found, live.finish(), recorded])}`;
    expect(shown.toLowerCase().includes(C.toLowerCase()), JSON.stringify(given)).toBe(false);
  }
});

test('texts of a description do nothing in reports', async () => {
  const PAYLOADS = payloads();
  const families = new Map(PAYLOADS.map((one) => [one.family, one]));
  const all = [...families.values(), ...PAYLOADS.filter((_, index) => index % 17 === 0)];
  for (const { text } of all) {
    tried += 1;
    const responses = {
      200: {
        ...json({ required: [text], properties: { [text]: {}, a: { enum: [text], pattern: text } } }),
        headers: { [text]: { required: true } },
      },
    };
    const described = descriptionOf(responses, { title: text, version: text });
    const api = apiOf(responses, {
      ...described,
      operations: described.operations.map((one) => ({ ...one, summary: text })),
    });
    const report = await judgeCalls(api, [
      callWith({ body: JSON.stringify({ a: 1 }) }),
      callWith({ body: '{"a":2}' }),
    ]);
    expect(verifyReport(sealReport(report)).problems, text).toEqual([]);
    const shown = consoleReport(report) + githubAnnotations(report).join('\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may reach a terminal
    expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/.test(shown), JSON.stringify(text)).toBe(
      false,
    );
    expect(await textsOf(report)).not.toMatch(/<script>console|<img[^>]*onerror/i);
  }
});

test.each(VERSIONED)('%s', async (_, { schema, ...version }, right, wrong) => {
  const isSwagger = 'swagger' in version;
  const response = isSwagger
    ? { description: '', schema }
    : { description: '', content: { 'application/json': { schema } } };
  const description = {
    ...version,
    info: { title: 'Things', version: '1' },
    ...(isSwagger
      ? { produces: ['application/json'] }
      : { components: { schemas: { T: { type: 'string' } } } }),
    paths: { '/things': { get: { operationId: 'getThing', responses: { 200: response } } } },
  };
  const api = await readApi(description, { onWarning: () => {} });
  const judged = async (body: string) =>
    violationsIn(await judgeCalls(api, [callWith({ url: 'http://127.0.0.1/things', body })]));
  tried += 2;
  expect([await judged(right), await judged(wrong)]).toEqual([[], ['200.body']]);
});
