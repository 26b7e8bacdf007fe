import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { DECIMAL_MULTIPLE_OF } from '../../../../lib/is-multiple.ts';
import type { JsonObject } from '../../../../lib/json.ts';
import { Sampler } from '../../../../scripts/pipeline/sample/sampler.ts';
import { DESCRIPTIONS, payloadsOf } from '../descriptions.ts';

const documentWith = (schemas: JsonObject): JsonObject => ({ openapi: '3.1.0', components: { schemas } });
const sampleOf = (schema: JsonObject, others: JsonObject = {}) =>
  new Sampler(documentWith({ It: schema, ...others })).sample('#/components/schemas/It', 'response')?.value;

/** Name, schema and the value that is made. */
const CASES: readonly (readonly [name: string, schema: JsonObject, value: unknown])[] = [
  ['a pattern', { type: 'string', pattern: '^[A-Z]{3}$' }, 'ABC'],
  ['a pattern and a length', { type: 'string', pattern: '^a*$', minLength: 2 }, 'aa'],
  ['a format', { type: 'string', format: 'date' }, '2026-01-31'],
  ['a length', { type: 'string', minLength: 9, maxLength: 9 }, 'stringxxx'],
  ['an example that fits', { type: 'string', examples: ['good'] }, 'good'],
  ['an example that does not', { type: 'integer', minimum: 5, example: 'five' }, 5],
  [
    'an example that is not in its format',
    { type: 'string', format: 'date', examples: ['2026-31-01', '2026-02-03'] },
    '2026-02-03',
  ],
  ['bounds', { type: 'number', exclusiveMinimum: 2, maximum: 3 }, 3],
  [
    'bounds without a whole number between',
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    0.5,
  ],
  ['a multiple', { type: 'integer', multipleOf: 7, minimum: 8 }, 14],
  ['what is nullable', { type: ['null', 'boolean'] }, true],
  ['a set', { type: 'array', uniqueItems: true, minItems: 2, items: { enum: ['a', 'b'] } }, ['a', 'b']],
  [
    'a set of texts',
    { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'string', minLength: 2 } },
    ['string', 'string2', 'string3'],
  ],
  [
    'what several schemas say together',
    {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } } },
        { required: ['a', 'b'], properties: { a: { maxLength: 2 }, b: { const: 1 } } },
      ],
    },
    { a: 'st', b: 1 },
  ],
  [
    'a choice that only one alternative fits',
    { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 0 }, { type: 'boolean' }] },
    true,
  ],
  [
    'a map with a least size',
    { type: 'object', minProperties: 1, additionalProperties: { type: 'integer' } },
    { key1: 0 },
  ],
  [
    'an optional member that cannot be',
    { type: 'object', properties: { a: false, b: { const: 2 } } },
    { b: 2 },
  ],
  [
    'an optional member that requires one that cannot be',
    {
      type: 'object',
      properties: {
        a: {
          type: 'object',
          required: ['b'],
          properties: { b: { required: ['c'], properties: { c: false } } },
        },
        d: { const: 2 },
      },
    },
    { d: 2 },
  ],
  [
    'a list whose items cannot be',
    {
      type: 'array',
      items: {
        allOf: [
          { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
          { type: 'object', properties: { b: { type: 'string' } }, additionalProperties: false },
        ],
      },
    },
    [],
  ],
];

describe('a sample of', () => {
  it.each(CASES)('%s', (_, schema, value) => {
    expect(sampleOf(schema)).toEqual(value);
  });

  it('a schema that holds itself ends', () => {
    const tree = { type: 'object', properties: { left: { $ref: '#/components/schemas/Tree' } } };
    expect(sampleOf({ $ref: '#/components/schemas/Tree' }, { Tree: tree })).toMatchObject({
      left: { left: {} },
    });
  });

  it('a schema that requires itself for ever is none', () => {
    const endless = {
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/It' } },
      required: ['next'],
    };
    expect(sampleOf(endless)).toBeUndefined();
  });

  it('a parent that lists its children, which contain it, is one of them', () => {
    const parent = {
      properties: { kind: { type: 'string' } },
      oneOf: [{ $ref: '#/components/schemas/Child' }],
    };
    const child = {
      allOf: [
        { $ref: '#/components/schemas/Parent' },
        { type: 'object', properties: { age: { const: 7 } }, required: ['age'] },
      ],
    };
    const schemas = { Parent: parent, Child: child };
    expect(sampleOf({ $ref: '#/components/schemas/Parent' }, schemas)).toMatchObject({ age: 7 });
  });

  it('a response has nothing that is for the server only', () => {
    const document = documentWith({
      It: {
        type: 'object',
        properties: { pin: { writeOnly: true, const: 1 }, id: { readOnly: true, const: 2 } },
      },
    });
    const sampler = new Sampler(document);
    expect(sampler.sample('#/components/schemas/It', 'response')?.value).toEqual({ id: 2 });
    expect(sampler.sample('#/components/schemas/It', 'request')?.value).toEqual({ pin: 1 });
  });
});

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a union with a discriminator', () => {
  const kind = { type: 'string' };
  const member = (more: object = {}) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { ...kind, ...more } },
  });
  const parent = { ...member(), discriminator: { propertyName: 'kind', mapping: { cat: to('Cat').$ref } } };
  const union = (mapping?: object) => ({
    oneOf: [to('Sail'), to('Row')],
    discriminator: { propertyName: 'kind', ...(mapping === undefined ? {} : { mapping }) },
  });

  it.each<[string, object, object, string]>([
    ['by its mapping', union({ wind: to('Sail').$ref }), { Sail: member(), Row: member() }, 'wind'],
    ['by a mapping of names', union({ wind: 'Sail' }), { Sail: member(), Row: member() }, 'wind'],
    ['by the name of the component', union(), { Sail: member(), Row: member() }, 'Sail'],
    ['in place of its example', union(), { Sail: member({ example: 'sails' }), Row: member() }, 'Sail'],
    [
      'but not against its own list',
      union(),
      { Sail: member({ enum: ['sail'] }), Row: member({ enum: ['row'] }) },
      'sail',
    ],
    [
      'but not against its own value',
      union(),
      { Sail: member({ const: 'sail' }), Row: member({ const: 'row' }) },
      'sail',
    ],
    ['by the mapping of its parent', to('Cat'), { Pet: parent, Cat: { allOf: [to('Pet')] } }, 'cat'],
    ['by its own name below its parent', to('Dog'), { Pet: parent, Dog: { allOf: [to('Pet')] } }, 'Dog'],
  ])('has the value that tells the member: %s', (_, schema, others, value) => {
    expect(sampleOf(schema as JsonObject, others as JsonObject)).toEqual({ kind: value });
  });
});

describe('what is too large', () => {
  const sampled = (schema: object) => {
    const givenUp: string[] = [];
    const sampler = new Sampler(documentWith({ It: schema as JsonObject }), (pointer) =>
      givenUp.push(pointer),
    );
    return [sampler.sample('#/components/schemas/It', 'response')?.value, ...givenUp];
  };

  it.each([
    { type: 'string', minLength: 1e9 },
    { type: 'string', pattern: '^a{1000000}$' },
    { type: 'array', minItems: 1e300, items: {} },
    { type: 'object', minProperties: 1e9 },
    { type: 'string', pattern: '^(a+)+$', enum: [`${'a'.repeat(60)}!`] },
  ])('has no sample: %j', (schema) => {
    const [value, ...givenUp] = sampled(schema);
    expect(value).toBeUndefined();
    // No text of the pattern is short enough to be tried.
    expect(givenUp).toEqual(schema.pattern?.startsWith('^a{') ? [] : ['#/components/schemas/It']);
  });

  it('is left out where it may be', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { const: 1 }, b: { type: 'string', minLength: 1e9 } },
    };
    expect(sampled(schema)).toEqual([{ a: 1 }]);
  });
});

test('values by chance fit, differ, and are the same for the same seed', () => {
  const schema = {
    type: 'object',
    required: ['id', 'at', 'price', 'tags'],
    properties: {
      id: { type: 'string', pattern: '^[a-z]{3}-\\d{2}$' },
      at: { type: 'string', format: 'date-time' },
      price: { type: 'number', multipleOf: 0.01, minimum: 1, maximum: 5 },
      tags: { type: 'array', items: { type: 'string', maxLength: 4 } },
    },
  };
  const sampler = new Sampler(documentWith({ It: schema }));
  const draw = (seed: string) => sampler.draw('#/components/schemas/It', 'response', seed)?.value;
  const drawn = Array.from({ length: 20 }, (_, seed) => JSON.stringify(draw(String(seed))));
  expect(new Set(drawn).size).toBeGreaterThan(15);
  expect(draw('1')).toEqual(draw('1'));
  const check = new Ajv2020({ strict: false, validateFormats: false, logger: false })
    .removeKeyword('multipleOf')
    .addKeyword(DECIMAL_MULTIPLE_OF)
    .compile(schema);
  for (const one of drawn) expect(check(JSON.parse(one)), one).toBe(true);
});

describe.each(Object.entries(DESCRIPTIONS))('the samples of the %s', (_, read) => {
  it('fit their schemas', async () => {
    const description = await read();
    const sampler = new Sampler(description.document);
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    ajv.addSchema(description.document, 'api');
    for (const { title, type } of payloadsOf(description)) {
      const sample = sampler.sample(type.pointer, 'response');
      const fits = ajv.compile({ $ref: `api${type.pointer}` })(sample?.value);
      expect([title, fits]).toEqual([title, true]);
    }
  });
});
