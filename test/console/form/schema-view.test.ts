import { describe, expect, test } from 'vitest';
import { lookupIn } from '../../../console/form/lookup.ts';
import { type FormSchema, viewSchema } from '../../../console/form/schema-view.ts';

const SCHEMAS = {
  '#/components/schemas/Address': {
    type: 'object',
    description: 'An address.',
    required: ['city'],
    properties: { city: { type: 'string' }, country: { $ref: '#/components/schemas/Country' } },
  },
  '#/components/schemas/Country': { type: 'string', 'x-seen': ['US'] },
  '#/components/schemas/Node': {
    type: 'object',
    properties: { next: { $ref: '#/components/schemas/Node' } },
  },
  '#/components/schemas/Loop': { $ref: '#/components/schemas/Loop' },
};
const view = (schema: FormSchema) => viewSchema(schema, lookupIn(SCHEMAS));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('references', () => {
  test('are followed, and what stands beside them wins', () => {
    const { types, description } = view({ ...ref('Address'), description: 'Where to ship.' });
    expect({ types, description }).toEqual({ types: ['object'], description: 'Where to ship.' });
  });

  test('may go into a schema that is listed', () => {
    expect(view({ $ref: '#/components/schemas/Address/properties/city' }).types).toEqual(['string']);
  });

  test('to nothing, and to themselves, leave a schema that says nothing', () => {
    expect(view(ref('Absent')).types).toEqual([]);
    expect(view(ref('Loop')).types).toEqual([]);
  });

  test('of a recursive schema are followed one level at a time', () => {
    expect(view(view(ref('Node')).properties.next as FormSchema).types).toEqual(['object']);
  });
});

test.each([
  ['type: null among others', { type: ['string', 'null'] }],
  ['an alternative that is null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['a null among the values', { type: 'string', enum: ['a', null] }],
  ['the keyword of OpenAPI 3.0', { type: 'string', nullable: true }],
])('%s makes a schema nullable, and leaves its type', (_, schema) => {
  const { types, nullable, variants } = view(schema);
  expect({ types, nullable, variants }).toEqual({ types: ['string'], nullable: true, variants: [] });
});

test('an object or null has the fields of the object', () => {
  const { properties, required, nullable } = view({ anyOf: [ref('Address'), { type: 'null' }] });
  expect(Object.keys(properties)).toEqual(['city', 'country']);
  expect({ required: [...required], nullable }).toEqual({ required: ['city'], nullable: true });
});

test('allOf adds fields and what is required', () => {
  const { properties, required } = view({
    allOf: [ref('Address'), { required: ['zip'], properties: { zip: { type: 'string' } } }],
  });
  expect(Object.keys(properties)).toEqual(['city', 'country', 'zip']);
  expect([...required]).toEqual(['city', 'zip']);
});

test('alternatives that are all fixed values are a choice', () => {
  const { choices, variants } = view({ oneOf: [{ const: 'a' }, { enum: ['b', 'c'] }] });
  expect({ choices, variants }).toEqual({ choices: ['a', 'b', 'c'], variants: [] });
});

test('alternatives that are all texts share a box', () => {
  const { types, variants } = view({
    anyOf: [
      { type: 'string', format: 'uuid' },
      { type: 'string', maxLength: 0 },
    ],
  });
  expect({ types, variants }).toEqual({ types: ['string'], variants: [] });
});

test('other alternatives stay', () => {
  const variants = [{ type: 'string' }, { type: 'object' }];
  expect(view({ oneOf: variants }).variants).toEqual(variants);
});

test('examples are collected from all keywords, each once', () => {
  const { examples } = view({
    type: 'string',
    default: 'a',
    example: 'b',
    examples: ['a', 'c'],
    'x-seen': ['d'],
  });
  expect(examples).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  [{ properties: {} }, 'object'],
  [{ additionalProperties: { type: 'string' } }, 'object'],
  [{ items: {} }, 'array'],
])('the keywords of %j imply a type', (schema, type) => {
  expect(view(schema).types).toEqual([type]);
});

test.each([true, false, {}])('%j says nothing', (schema) => {
  expect(view(schema).types).toEqual([]);
});
