import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { apiOf, callWith, type Given, json, judgeCalls, notesIn, violationsIn } from '../api/one-call.ts';

const THING = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, state: { enum: ['on', 'off'] } },
};
const RIGHT = '{"id":1,"name":"a","state":"on"}';

async function judge(responses: JsonObject, given: Given, more: Parameters<typeof apiOf>[1] = {}) {
  const report = await judgeCalls(apiOf(responses, more), [callWith(given)]);
  return { report, violations: violationsIn(report), notes: notesIn(report) };
}

const body = (value: Json) => ({ body: JSON.stringify(value) });

test.each<[what: string, schema: Json, value: Json, violated: string[]]>([
  ['a value that fits', THING, { id: 1, name: 'a', more: 1 }, []],
  [
    'every fault, one for each place',
    THING,
    { id: 'x', state: 'broken' },
    ['200.body /name', '200.body /id', '200.body /state'],
  ],
  ['a decimal that is whole', { type: 'integer' }, 3600, []],
  [
    'all of several',
    { allOf: [{ required: ['a'] }, { properties: { b: { type: 'string' } } }] },
    { b: 1 },
    ['200.body /a', '200.body /b'],
  ],
  ['any of several, none', { anyOf: [{ type: 'string' }, { type: 'number' }] }, true, ['200.body']],
  ['the alternative of its type', { anyOf: [THING, { type: 'null' }] }, { id: 1 }, ['200.body /name']],
  [
    'the alternative of its tag',
    {
      oneOf: ['cat', 'dog'].map((kind) => ({
        required: [kind],
        properties: { kind: { const: kind }, [kind]: { type: 'string' } },
      })),
    },
    { kind: 'dog', dog: 5 },
    ['200.body /dog'],
  ],
  ['a map', { additionalProperties: { type: 'integer' } }, { secretName: 'x' }, ['200.body /*']],
  [
    'a closed object',
    { properties: { id: {} }, additionalProperties: false },
    { id: 1, other: 2 },
    ['200.body /*'],
  ],
  ['a schema without a type', { properties: { id: { type: 'integer' } } }, { id: 'x' }, ['200.body /id']],
  ['a pattern', { pattern: '^a' }, 'b', ['200.body']],
  ['a format, which is an annotation', { type: 'string', format: 'date-time' }, 'yesterday', []],
  ['null', { type: 'string' }, null, ['200.body']],
  ['nothing that is said', {}, 'x', []],
])('%s', async (_, schema, value, violated) => {
  const { violations } = await judge({ 200: json(schema) }, body(value));
  expect(violations.sort()).toEqual(violated.sort());
});

const LINKED = {
  schemas: {
    Node: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
    },
  },
};

test('a schema that holds itself', async () => {
  const { violations } = await judge(
    { 200: json({ $ref: '#/components/schemas/Node' }) },
    body({ id: 1, next: { id: 2, next: { id: 'x' } } }),
    { components: LINKED },
  );
  expect(violations).toEqual(['200.body /next/next/id']);
});

test.each<[what: string, responses: JsonObject, given: Given, violated: string[], notes: RegExp[]]>([
  [
    'an error is judged by its own schema',
    { 400: json({ type: 'string' }) },
    { status: 400, body: '{"code":1}' },
    ['400.body'],
    [],
  ],
  ['so is one of a range', { '4XX': json({ type: 'string' }) }, { status: 404, body: '1' }, ['4XX.body'], []],
  [
    'and any other by the default',
    { 200: json(THING), default: json({ type: 'string' }) },
    { status: 500, body: '1' },
    ['default.body'],
    [],
  ],
  [
    'an undescribed error is a note',
    { 200: json(THING) },
    { status: 409 },
    [],
    [/the status 409, which is not described/],
  ],
  [
    'an undescribed success is a violation',
    { 200: json(THING) },
    { status: 201, body: RIGHT },
    ['status'],
    [],
  ],
  [
    'but not where no success is described',
    { 400: json({}) },
    { status: 201, body: RIGHT },
    [],
    [/the status 201/],
  ],
  ['a redirect is nothing', { 200: json(THING) }, { status: 302 }, [], []],
  ['nothing is said of 304', { 200: json(THING) }, { status: 304, body: '' }, [], []],
  [
    'where no content is described, there is nothing to read',
    { 200: { description: '' } },
    { body: '' },
    [],
    [],
  ],
  [
    'and content is a note',
    { 200: { description: '' } },
    { body: 'x' },
    [],
    [/content of a response with 200/],
  ],
  ['an empty body', { 200: json(THING) }, { body: '' }, ['200.body'], []],
  ['what is no JSON', { 200: json(THING) }, { body: '{"id":' }, ['200.body'], []],
  [
    'another media type',
    { 200: json(THING) },
    { headers: [['content-type', 'text/html']], body: '<p>' },
    ['200.media-type'],
    [],
  ],
  [
    'case and parameters of media types',
    { 200: json(THING) },
    { headers: [['content-type', 'Application/JSON;charset=utf-8']], body: RIGHT },
    [],
    [],
  ],
  [
    'a range of media types',
    { 200: { content: { 'application/*': { schema: THING } } } },
    { body: '{"id":1}' },
    ['200.body /name'],
    [],
  ],
  [
    'a text is not read',
    { 200: { content: { 'text/plain': { schema: { type: 'integer' } } } } },
    { headers: [['content-type', 'text/plain']], body: 'x' },
    [],
    [],
  ],
  [
    'a required header',
    { 200: { ...json(THING), headers: { 'X-Left': { required: true, schema: { type: 'integer' } } } } },
    { body: RIGHT },
    ['200.header.x-left'],
    [],
  ],
  [
    'a header of another form',
    { 200: { ...json(THING), headers: { 'X-Left': { schema: { type: 'integer' } } } } },
    {
      headers: [
        ['x-left', 'many'],
        ['content-type', 'application/json'],
      ],
      body: RIGHT,
    },
    ['200.header.x-left'],
    [],
  ],
  [
    'a body that was not recorded',
    { 200: json(THING) },
    { body: { absent: 'not-recorded' } },
    [],
    [/not recorded/],
  ],
])('%s', async (_, responses, given, violated, expected) => {
  const { violations, notes } = await judge(responses, given);
  expect(violations).toEqual(violated);
  expect(notes).toEqual(expected.map((one) => expect.stringMatching(one)));
});

test('HEAD has no content', async () => {
  const api = apiOf({ 200: json(THING) });
  const { operations, ...rest } = api;
  const head = { ...rest, operations: operations.map((one) => ({ ...one, method: 'HEAD' })) };
  expect(violationsIn(await judgeCalls(head, [callWith({ method: 'HEAD', body: '' })]))).toEqual([]);
});

test('Swagger 2.0 has no word for null, and says media types for errors too', async () => {
  const responses = { 200: json(THING), 404: json({ type: 'string' }) };
  const found = await judge(responses, { body: '{"id":1,"name":null}' }, { isSwagger: true });
  expect(found).toMatchObject({
    violations: [],
    notes: ['null at /name, for which Swagger 2.0 has no word'],
  });
  const text: Given = { status: 404, headers: [['content-type', 'text/plain']], body: 'Not Found' };
  expect((await judge(responses, text, { isSwagger: true })).violations).toEqual([]);
  expect((await judge(responses, text)).violations).toEqual(['404.media-type']);
});

test.each<[what: string, schema: Json, value: string]>([
  ['a schema that is invalid', { type: 'nothing', pattern: '(' }, '"x"'],
  ['a pattern without end', { type: 'string', pattern: '^(a+)+$' }, JSON.stringify(`${'a'.repeat(40)}!`)],
  [
    'a value deeper than the stack',
    { $ref: '#/components/schemas/List' },
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  ],
])('%s is not checked, and nobody is accused', async (_, schema, value) => {
  const components = { schemas: { List: { type: 'array', items: { $ref: '#/components/schemas/List' } } } };
  const { report, violations } = await judge({ 200: json(schema) }, { body: value }, { components });
  expect(violations).toEqual([]);
  const result = report.requirements.find(({ id }) => id.endsWith('200.body'));
  expect(result).toMatchObject({ status: 'skipped', notes: [expect.stringMatching(/^not checked/)] });
});

test('what no call shows is skipped, and the rest is the verdict', async () => {
  const { report } = await judge({ 200: json(THING), 404: json(THING) }, { body: RIGHT });
  expect(report.run).toMatchObject({ verdict: 'conformant', description: { title: 'Things', version: '1' } });
  expect(report.requirements.find(({ id }) => id.endsWith('404.body'))).toMatchObject({ status: 'skipped' });
});

test('two APIs in one process know nothing of each other', async () => {
  const [one, other] = [apiOf({ 200: json({ type: 'string' }) }), apiOf({ 200: json({ type: 'integer' }) })];
  const reports = await Promise.all(
    [one, other, one].map((api) => judgeCalls(api, [callWith({ body: '1' })])),
  );
  expect(reports.map(violationsIn)).toEqual([['200.body'], [], ['200.body']]);
  expect(reports[0]?.run.description.digest).not.toBe(reports[1]?.run.description.digest);
});

const FORMATS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  'date-time': ['2026-11-27T10:00:00.5+01:00', '2026-11-27 tomorrow'],
  date: ['2026-02-28', '2026-02-30'],
  time: ['10:00:00Z', '25:00:00Z'],
  duration: ['P1DT12H', '1 day'],
  email: ['ada@example.com', 'ada'],
  hostname: ['example.com', '-example'],
  ipv4: ['127.0.0.1', '127.0.0.256'],
  ipv6: ['::1', '::g'],
  uri: ['https://example.com/a?b', '/a'],
  'uri-reference': ['/a', '\\\\a'],
  uuid: ['3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13', '3b6f0c52'],
  'json-pointer': ['/a/~0', 'a'],
  regex: ['^a+$', '('],
};

test.each(Object.entries(FORMATS))(
  'the format %s is checked where that is asked for',
  async (format, values) => {
    const responses = {
      200: {
        ...json({ type: 'object', additionalProperties: { format } }),
        headers: { 'X-One': { schema: { type: 'string', format } } },
      },
    };
    const judged = async (value: string, more: Parameters<typeof apiOf>[1] = {}) =>
      (
        await judge(
          responses,
          {
            body: JSON.stringify({ one: value, two: 2 }),
            headers: [
              ['content-type', 'application/json'],
              ['x-one', value],
            ],
          },
          more,
        )
      ).violations;
    const asserted = await Promise.all(values.map((value) => judged(value, { assertsFormats: true })));
    expect(asserted).toEqual([[], ['200.body /*', '200.header.x-one']]);
    expect(await judged(values[1])).toEqual([]);
  },
);

test('formats that nobody knows, or of numbers, are annotations anyway', async () => {
  const schema = {
    properties: { a: { format: 'iban' }, b: { type: 'integer', format: 'int32' }, c: { format: 'byte' } },
  };
  const given = body({ a: 'x', b: 2 ** 40, c: '%' });
  expect((await judge({ 200: json(schema) }, given, { assertsFormats: true })).violations).toEqual([]);
});
