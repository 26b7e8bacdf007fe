import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import { mendingOverlay } from '../../../conformance/discover/mending-overlay.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { Disagreement } from '../../../conformance/traffic/judge/agreement.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { readApiDescription } from '../../../scripts/commands/api/read-api.ts';
import { memorySource } from '../traffic/memory-source.ts';
import { callWith, type Given } from './one-call.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mending-')));
});
afterAll(() => rmSync(folder, { recursive: true }));
const tried = { descriptions: 0, mended: 0 };
afterAll(() => console.info(`descriptions tried: ${tried.descriptions}, mended: ${tried.mended}`));

async function judged(description: JsonObject, given: readonly Given[], overlays: readonly string[] = []) {
  const context = { cwd: folder, warn: () => {} };
  const read = await readApiDescription(
    { document: description, name: 'api.json' },
    { files: overlays },
    context,
  );
  const api = toJudgedApi(read.described);
  let found: readonly Disagreement[] = [];
  const report = await judgeTraffic(
    memorySource(given.map((one, index) => ({ ...callWith(one), id: `calls.har#${index + 1}` }))),
    { api, onDisagreements: (all) => (found = all) },
  );
  return { report, overlay: mendingOverlay(found, read.written, read.writtenPlace) };
}

/** Lists what is violated after the description was fixed by what two such responses have shown. */
async function mended(description: JsonObject, given: Given): Promise<{ before: Report; after?: Report }> {
  tried.descriptions += 1;
  const { report, overlay } = await judged(description, [given, given]);
  if (overlay === undefined) return { before: report };
  const file = join(folder, 'mend.yaml');
  writeFileSync(file, stringify(overlay, { aliasDuplicateObjects: false }));
  expect(parse(stringify(overlay))).toEqual(overlay);
  tried.mended += 1;
  return { before: report, after: (await judged(description, [given, given], [file])).report };
}

type Version = '2.0' | '3.0.3' | '3.1.1';
const VERSIONS: readonly Version[] = ['2.0', '3.0.3', '3.1.1'];

function describing(version: Version, schema: Json, more: JsonObject = {}): JsonObject {
  const info = { title: 'Things', version: '1' };
  const parameters = [
    {
      name: 'id',
      in: 'path',
      required: true,
      ...(version === '2.0' ? { type: 'string' } : { schema: { type: 'string' } }),
    },
  ];
  const response =
    version === '2.0'
      ? { description: '', schema, ...more }
      : { description: '', content: { 'application/json': { schema } }, ...more };
  const paths = {
    '/things/{id}': { get: { operationId: 'getThing', parameters, responses: { 200: response } } },
  };
  return version === '2.0'
    ? { swagger: version, info, produces: ['application/json'], paths }
    : { openapi: version, info, paths };
}

const body = (value: Json): Given => ({ body: JSON.stringify(value) });
const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties, ...more });

const FAULTS: readonly [what: string, schema: Json, given: Given][] = [
  ['a type', object({ a: { type: 'string' } }), body({ a: 1 })],
  ['the type of all', { type: 'array', items: { type: 'string' } }, body({})],
  ['a type with an enum', object({ a: { type: 'string', enum: ['x'] } }), body({ a: 1 })],
  ['a type in both of two', { allOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] }, body(1)],
  ['a missing member', object({ a: {} }, { required: ['a', 'b'] }), body({ a: 1 })],
  ['all members missing', object({ a: {}, b: {} }, { required: ['a', 'b'] }), body({})],
  ['a member of each entry', { type: 'array', items: object({}, { required: ['x'] }) }, body([{}, {}])],
  ['a value that is not listed', object({ a: { enum: ['x', 'y'] } }), body({ a: 'z' })],
  ['null', object({ a: { type: 'string' } }), body({ a: null })],
  ['null of a list of values', object({ a: { type: 'string', enum: ['x'] } }), body({ a: null })],
  ['a further member', object({ a: {} }, { additionalProperties: false }), body({ a: 1, other: 2 })],
  ['members of a map', object({}, { additionalProperties: { type: 'string' } }), body({ ada: 1 })],
  [
    'a pattern and a length',
    object({ a: { type: 'string', pattern: '^x', maxLength: 1 } }),
    body({ a: 'yyy' }),
  ],
  ['bounds', object({ a: { type: 'integer', minimum: 3, multipleOf: 2 } }), body({ a: 1 })],
  ['an undescribed success', {}, { status: 201, body: '{}' }],
  ['an undescribed success and its content', { type: 'string' }, { status: 202, body: '{}' }],
  ['a media type', { type: 'string' }, { headers: [['content-type', 'text/html']], body: '<p>' }],
];

test.each(VERSIONS.flatMap((version) => FAULTS.map((fault) => [version, ...fault] as const)))(
  '%s: %s is mended',
  async (version, what, schema, given) => {
    const { before, after } = await mended(describing(version, schema), given);
    // Swagger 2.0 has no word for null, and a text beside a schema of one may be a text.
    const isNote = version === '2.0' && (/^null/.test(what) || what === 'a media type');
    if (isNote) return expect(before.run.verdict).toBe('conformant');
    expect(before.run.verdict).toBe('violated');
    expect(before.causes?.[0]?.sentence).toContain('the description is probably wrong');
    expect(after?.run.verdict).toBe('conformant');
  },
);

test.each(['3.0.3', '3.1.1'] as const)('%s: alternatives and headers are mended', async (version) => {
  const headers = {
    'X-Left': { required: true, schema: { type: 'integer' } },
    'X-Kind': { schema: { enum: ['a'] } },
  };
  const one = object({ kind: { enum: ['a'] }, x: { type: 'string' } }, { required: ['kind', 'x'] });
  const two = object({ kind: { enum: ['b'] }, y: { type: 'string' } }, { required: ['kind', 'y'] });
  for (const union of ['oneOf', 'anyOf'])
    for (const value of [{ kind: 'a' }, { kind: 'c' }, { kind: 'b', y: null }, null, []]) {
      const given = {
        ...body(value),
        headers: [
          ['content-type', 'application/json'],
          ['x-kind', 'z'],
        ] as [string, string][],
      };
      const { before, after } = await mended(
        describing(version, { [union]: [one, two] }, { headers }),
        given,
      );
      expect([before.run.verdict, after?.run.verdict]).toEqual(['violated', 'conformant']);
    }
});

test('bodies that no keyword contradicts mend nothing', async () => {
  for (const text of ['', '{"a":']) {
    const { before, after } = await mended(describing('3.1.1', { type: 'object' }), { body: text });
    expect([before.run.verdict, after]).toEqual(['violated', undefined]);
  }
});

test('the overlay has no name of a body that the description does not have', async () => {
  const { overlay, report } = await judged(
    describing('3.1.1', { additionalProperties: { type: 'string' } }),
    [body({ ada: 1 }), body({ grace: 2 })],
  );
  expect(overlay?.actions).toHaveLength(1);
  expect(JSON.stringify([overlay, report])).not.toMatch(/ada|grace/);
});

const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constantFrom('string', 'integer', 'number', 'boolean', 'object', 'array').map((type) => ({ type })),
  fc.constant({ type: 'string', enum: ['x', 'y'] }),
  fc.constant({ type: 'string', minLength: 2, pattern: '^a' }),
  fc.constant({ type: 'integer', minimum: 2, maximum: 3 }),
);
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('schema').map((items) => ({ type: 'array', items, minItems: 1 })),
    fc
      .record({
        properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
      })
      .map((made) => ({ type: 'object', ...made }) as JsonObject),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((allOf) => ({ allOf })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
  ),
}));
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>('x', 'ab', '', 0, 2, 2.5, true, null),
    fc.array(tie('value'), { maxLength: 3 }) as fc.Arbitrary<Json>,
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }) as fc.Arbitrary<Json>,
  ),
}));

test('whatever two equal responses contradict is mended', async () => {
  await fc.assert(
    fc.asyncProperty(schema, value, fc.constantFrom('3.0.3', '3.1.1'), async (described, sent, version) => {
      const { before, after } = await mended(describing(version, described), body(sent));
      if (before.run.verdict === 'violated') expect(after?.run.verdict).toBe('conformant');
      else expect(before.run.verdict).toBe('conformant');
    }),
    { numRuns: 60, seed: 37 },
  );
});
