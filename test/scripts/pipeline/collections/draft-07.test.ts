import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { draft07 } from '../../../../scripts/pipeline/collections/draft-07.ts';

const documentOf = (schema: unknown, others: JsonObject = {}) => ({
  components: { schemas: { Sent: schema, ...others } },
});
const converted = (schema: unknown, others?: JsonObject) =>
  draft07(documentOf(schema, others), '#/components/schemas/Sent');

test.each<[name: string, schema: JsonObject, values: readonly unknown[]]>([
  [
    'a tuple',
    { prefixItems: [{ type: 'string' }], items: { type: 'number' } },
    [['a', 1], ['a', 'b'], [1], []],
  ],
  ['a list', { type: 'array', items: { type: 'number' } }, [[1], ['a']]],
  ['what depends on a field', { dependentRequired: { a: ['b'] } }, [{ a: 1 }, { a: 1, b: 1 }, {}]],
  [
    'a schema that depends on a field',
    { dependentSchemas: { a: { required: ['b'] } } },
    [{ a: 1 }, { b: 1 }],
  ],
  ['what stands beside a reference', { $ref: '#/components/schemas/Text', minLength: 2 }, ['a', 'ab', 1]],
  ['a pattern', { pattern: '^[a-z]{2}$' }, ['ab', 'a', 1]],
  [
    'a condition',
    JSON.parse(
      '{ "if": { "required": ["a"] }, "then": { "required": ["b"] }, "else": { "maxProperties": 0 } }',
    ),
    [{}, { a: 1 }, { c: 1 }],
  ],
  [
    'itself again',
    { properties: { sub: { $ref: '#/components/schemas/Sent' } }, required: ['id'] },
    [{ id: 1, sub: {} }, { id: 1 }],
  ],
])('%s means the same', (_, schema, values) => {
  const others = { Text: { type: 'string' } };
  const before = new Ajv2020({ strict: false });
  before.addSchema({ $id: 'https://bank.example/document', ...documentOf(schema, others) });
  const wanted = values.map((value) =>
    before.validate('https://bank.example/document#/components/schemas/Sent', value),
  );
  const after = new Ajv({ strict: false }).compile(converted(schema, others) as JsonObject);
  expect(values.map((value) => after(value))).toEqual(wanted);
  expect(new Set(wanted).size).toBe(2);
});

test.each<[name: string, schema: JsonObject]>([
  ['formats', { type: 'string', format: 'made-up' }],
  ['patterns that need the flag u', { pattern: '^\\p{L}$' }],
  ['fractions', { multipleOf: 0.01 }],
  ['fields that are not listed', { unevaluatedProperties: false }],
  ['numbers of matches', { contains: { type: 'string' }, minContains: 0 }],
])('%s are not asked for', (_, schema) => {
  const { type, ...rest } = schema;
  expect(converted({ type: 'string', ...rest })).toMatchObject({
    definitions: { 'Sent-1': { type: 'string' } },
  });
});

test('a schema that says nothing, or refers to nothing, is no test', () => {
  expect(converted({})).toBeUndefined();
  expect(converted(true)).toBeUndefined();
  expect(converted({ $ref: '#/components/schemas/Lost' })).toMatchObject({ definitions: { 'Lost-2': true } });
});

test('a schema that nobody would read the errors of is left out', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`field${index}`, { type: 'string' }]),
  );
  expect(converted({ properties })).toBeUndefined();
});
