import type { Json, JsonObject } from '../../lib/json.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const nested = (depth: number): JsonObject =>
  depth === 0 ? { type: 'integer' } : { properties: { a: nested(depth - 1) } };
const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$ref', '$comment'];

/** The schemas refer to these. */
export const COMPONENTS: Readonly<Record<string, Json>> = {
  Node: { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, next: ref('Node') } },
  Tree: {
    oneOf: [
      { type: 'integer' },
      { type: 'array', items: ref('Tree') },
      { type: 'object', additionalProperties: ref('Tree') },
    ],
  },
  Dynamic: {
    $id: 'urn:example:dynamic',
    $dynamicAnchor: 'node',
    type: 'object',
    properties: { a: { $dynamicRef: '#node' }, id: { type: 'integer' } },
  },
  Cat: { required: ['kind', 'a'], properties: { kind: { const: 'cat' }, a: { type: 'string' } } },
  Dog: { required: ['kind', 'b'], properties: { kind: { const: 'dog' }, b: { type: 'string' } } },
  Loop: ref('Loop'),
};

/** A description may say these of a body. */
export const SCHEMAS: Readonly<Record<string, Json>> = {
  anything: true,
  nothing: false,
  'an integer': { type: 'integer' },
  'a text or null': { type: ['string', 'null'] },
  'a member': { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
  'names of the prototype': {
    required: PROTOTYPE,
    properties: Object.fromEntries(PROTOTYPE.map((name) => [name, { type: 'integer' }])),
  },
  'a closed object of such names': {
    properties: Object.fromEntries(PROTOTYPE.slice(1).map((name) => [name, {}])),
    additionalProperties: false,
  },
  'two hundred levels': nested(200),
  'ten thousand members': {
    properties: Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`a${index}`, { type: 'integer' }]),
    ),
    additionalProperties: false,
  },
  'a schema that holds itself': ref('Node'),
  'alternatives of itself': ref('Tree'),
  'a dynamic reference': ref('Dynamic'),
  'a tag': { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
  'a reference into nowhere': ref('Nowhere'),
  'one in a member': { properties: { a: ref('Nowhere') } },
  'a reference to itself alone': ref('Loop'),
  'a pattern that is none': { type: 'string', pattern: '(' },
  'a pattern without end': { type: 'string', pattern: '^(a|a)*$' },
  'names by a pattern without end': {
    patternProperties: { '^(a+)+$': { type: 'integer' } },
    additionalProperties: false,
  },
  'a pattern': { type: 'string', pattern: '^[a-z]+$' },
  'a format that nobody knows': { type: 'string', format: 'secret-sauce' },
  'a format': { type: 'string', format: 'date-time' },
  'no further members of all': {
    allOf: [{ properties: { a: {} } }, { properties: { kind: {} } }],
    unevaluatedProperties: false,
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  'what if': { if: { required: ['a'] }, then: { required: ['kind'] }, else: { maxProperties: 1 } },
  'none of': { not: { type: 'object' } },
  'values as objects': { enum: [{ a: 1 }, [1], null, 'x'] },
  'a list': {
    type: 'array',
    prefixItems: [{ type: 'integer' }],
    items: { type: 'string' },
    uniqueItems: true,
  },
  contained: { type: 'array', contains: { type: 'integer' }, minContains: 1, maxContains: 2 },
  'short names': { propertyNames: { maxLength: 2 }, dependentRequired: { a: ['b'] } },
  cents: { type: 'number', multipleOf: 0.01, exclusiveMinimum: 0 },
  'a type that is none': { type: 'nothing' },
  'keywords of the wrong kind': { required: 'a', properties: [] },
};

const deep = (depth: number, open: string, inner: string, close: string) =>
  open.repeat(depth) + inner + close.repeat(depth);
/** Bodies, as JSON. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      '{}',
      '[]',
      'null',
      'true',
      '0',
      '-0',
      '1.5',
      '0.07',
      '1e400',
      '-1e400',
      '1e-400',
      '12345678901234567890',
    ].map((one) => [one, one]),
  ),
  'a text': '"abc"',
  'half of a pair': '"\\ud800"',
  'a text that backtracks': JSON.stringify(`${'a'.repeat(40)}!`),
  'a member': '{"a":1}',
  'a member of another type': '{"a":"x"}',
  'one of two members': '{"a":1,"a":"x"}',
  'a cat': '{"kind":"cat","a":"x"}',
  'a dog without its member': '{"kind":"dog","a":"x"}',
  'names of the prototype': '{"__proto__":{"x":1},"constructor":1,"toString":null}',
  'all of them': `{${PROTOTYPE.map((name) => `"${name}":1`).join(',')}}`,
  'a name that backtracks': `{"${'a'.repeat(40)}!":1}`,
  'a node': '{"id":1,"next":{"id":2,"next":{"id":"x"}}}',
  'a deep member': deep(200, '{"a":', '"x"', '}'),
  'a deep right member': deep(200, '{"a":', '1', '}'),
  'lists in lists': deep(500, '[', '', ']'),
  'lists deeper than the stack': deep(20_000, '[', '', ']'),
  'members deeper than the stack': deep(20_000, '{"next":', '1', '}'),
  'a long list': JSON.stringify(Array.from({ length: 5000 }, (_, index) => index)),
  'equal entries': '[1,"a","a"]',
  'a large object': JSON.stringify(
    Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`a${index}`, index])),
  ),
};

/** A word in several versions of its meaning: a schema, a body that fits it, and one that does not. */
export const VERSIONED: readonly [what: string, description: JsonObject, right: string, wrong: string][] = [
  ['nullable in 3.0', { openapi: '3.0.3', schema: { type: 'string', nullable: true } }, 'null', '1'],
  ['no nullable in 3.0', { openapi: '3.0.3', schema: { type: 'string' } }, '"x"', 'null'],
  [
    'nullable is nothing in 3.1',
    { openapi: '3.1.1', schema: { type: 'string', nullable: true } },
    '"x"',
    'null',
  ],
  ['null in 3.1', { openapi: '3.1.1', schema: { type: ['string', 'null'] } }, 'null', '1'],
  ['null in 2.0 is a note', { swagger: '2.0', schema: { type: 'string' } }, 'null', '1'],
  [
    'exclusive bounds in 3.0',
    { openapi: '3.0.3', schema: { type: 'number', minimum: 1, exclusiveMinimum: true } },
    '2',
    '1',
  ],
  [
    'a reference with siblings in 3.0',
    { openapi: '3.0.3', schema: { $ref: '#/components/schemas/T', type: 'integer' } },
    '"x"',
    '1',
  ],
  ['OpenAPI 3.2', { openapi: '3.2.0', schema: { type: 'string' } }, '"x"', '1'],
];
