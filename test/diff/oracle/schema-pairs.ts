/** Two schemas of which the wide one accepts a value that the narrow one refuses, and the narrow one none that the wide one refuses. */
export interface SchemaPair {
  readonly keyword: string;
  readonly wide: unknown;
  readonly narrow: unknown;
  /** Fits the wide schema alone. */
  readonly onlyWide: unknown;
  /** Fits both. */
  readonly common: unknown;
}

const string = (keywords: object = {}) => ({ type: 'string', ...keywords });
const integer = (keywords: object = {}) => ({ type: 'integer', ...keywords });
const list = (keywords: object = {}) => ({ type: 'array', items: string(), ...keywords });
const object = (properties: object, keywords: object = {}) => ({ type: 'object', properties, ...keywords });
const cat = object({ kind: { const: 'cat' }, lives: integer() }, { required: ['kind'] });
const dog = object({ kind: { const: 'dog' }, tail: string() }, { required: ['kind'] });
const fish = object({ kind: { const: 'fish' } }, { required: ['kind'] });

const pair = (
  keyword: string,
  wide: unknown,
  narrow: unknown,
  onlyWide: unknown,
  common: unknown,
): SchemaPair => ({
  keyword,
  wide,
  narrow,
  onlyWide,
  common,
});

/** At least one for each keyword of JSON Schema that limits values. */
export const SCHEMA_PAIRS: readonly SchemaPair[] = [
  pair('type', { type: ['string', 'integer'] }, string(), 5, 'a'),
  pair(
    'dependentSchemas',
    object({ a: string(), b: string() }),
    object({ a: string(), b: string() }, { dependentSchemas: { a: { required: ['b'] } } }),
    { a: 'x' },
    { b: 'x' },
  ),
  pair(
    'else',
    object({ a: string(), b: string() }),
    object({ a: string(), b: string() }, { if: { required: ['a'] }, else: { required: ['b'] } }),
    {},
    { a: 'x' },
  ),
  pair(
    'minContains',
    list({ contains: { const: 'a' } }),
    list({ contains: { const: 'a' }, minContains: 2 }),
    ['a'],
    ['a', 'a'],
  ),
  pair(
    'maxContains',
    list({ contains: { const: 'a' } }),
    list({ contains: { const: 'a' }, maxContains: 1 }),
    ['a', 'a'],
    ['a'],
  ),
  pair(
    'unevaluatedItems',
    { type: 'array', prefixItems: [string()] },
    { type: 'array', prefixItems: [string()], unevaluatedItems: false },
    ['a', 1],
    ['a'],
  ),
  pair(
    'not',
    string({ not: { type: 'string', minLength: 3 } }),
    string({ not: { type: 'string', minLength: 2 } }),
    'ab',
    'a',
  ),
  pair(
    'a circle',
    { $ref: '#/components/schemas/Wide' },
    { $ref: '#/components/schemas/Narrow' },
    { next: { next: { label: 'abcdef' } } },
    { next: { next: { label: 'a' } } },
  ),
  pair('type', { type: 'number' }, integer(), 1.5, 1),
  pair('nullable', { type: ['string', 'null'] }, string(), null, 'a'),
  pair('nullable', { anyOf: [object({ a: string() }), { type: 'null' }] }, object({ a: string() }), null, {
    a: 'x',
  }),
  pair('enum', string({ enum: ['a', 'b'] }), string({ enum: ['a'] }), 'b', 'a'),
  pair('enum', string(), string({ enum: ['a', 'b'] }), 'c', 'a'),
  pair('enum', integer(), integer({ enum: [1, 2] }), 3, 1),
  pair('const', string({ enum: ['a', 'b'] }), { const: 'a' }, 'b', 'a'),
  pair('const', { type: ['string', 'null'] }, { const: null }, 'b', null),
  pair('format', string(), string({ format: 'date' }), 'today', '2026-11-22'),
  pair('format', string(), string({ format: 'uuid' }), 'x', '0b7c3c9e-5a55-4bd2-9a52-1e0f6a1c2d3e'),
  pair('format', integer(), integer({ format: 'int32' }), 3_000_000_000, 1),
  pair('pattern', string(), string({ pattern: '^[a-z]+$' }), 'A', 'a'),
  pair('pattern', string({ pattern: '^[A-Za-z]+$' }), string({ pattern: '^[a-z]+$' }), 'A', 'a'),
  pair(
    'pattern',
    string({ pattern: '^$|^acc-[0-9a-f]{4}$' }),
    string({ pattern: '^acc-[0-9a-f]{4}$' }),
    '',
    'acc-00ff',
  ),
  pair('pattern', string({ maxLength: 3 }), string({ pattern: '^[a-z]{2}$' }), 'abc', 'ab'),
  pair('minLength', string(), string({ minLength: 2 }), 'a', 'ab'),
  pair('minLength', string({ minLength: 1 }), string({ minLength: 2 }), 'a', 'ab'),
  pair('maxLength', string(), string({ maxLength: 2 }), 'abc', 'ab'),
  pair('maxLength', string({ maxLength: 5 }), string({ maxLength: 2 }), 'abc', 'ab'),
  pair('minimum', integer(), integer({ minimum: 1 }), 0, 1),
  pair('minimum', integer({ minimum: 0 }), integer({ exclusiveMinimum: 0 }), 0, 1),
  pair('exclusiveMinimum', { type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 1 }, 0.5, 1),
  pair('maximum', integer({ maximum: 9 }), integer({ maximum: 5 }), 7, 5),
  pair('exclusiveMaximum', { type: 'number', maximum: 9 }, { type: 'number', exclusiveMaximum: 9 }, 9, 8),
  pair('multipleOf', integer(), integer({ multipleOf: 5 }), 3, 5),
  pair('multipleOf', { type: 'number', multipleOf: 0.01 }, { type: 'number', multipleOf: 0.05 }, 0.01, 0.05),
  pair('items', list({ items: {} }), list(), [1], ['a']),
  pair(
    'items',
    list({ items: string({ maxLength: 5 }) }),
    list({ items: string({ maxLength: 2 }) }),
    ['abc'],
    ['a'],
  ),
  pair('minItems', list(), list({ minItems: 1 }), [], ['a']),
  pair('maxItems', list(), list({ maxItems: 1 }), ['a', 'b'], ['a']),
  pair('uniqueItems', list(), list({ uniqueItems: true }), ['a', 'a'], ['a']),
  pair('prefixItems', { type: 'array' }, { type: 'array', prefixItems: [string()] }, [1], ['a']),
  pair('contains', list(), list({ contains: { const: 'a' } }), ['b'], ['a']),
  pair('required', object({ a: string() }), object({ a: string() }, { required: ['a'] }), {}, { a: 'x' }),
  pair('properties', object({ a: {} }), object({ a: string() }), { a: 1 }, { a: 'x' }),
  pair(
    'additionalProperties',
    object({ a: string() }, { additionalProperties: true }),
    object({ a: string() }, { additionalProperties: false }),
    { b: 1 },
    { a: 'x' },
  ),
  pair(
    'additionalProperties',
    { type: 'object', additionalProperties: {} },
    { type: 'object', additionalProperties: string() },
    { b: 1 },
    { b: 'x' },
  ),
  pair(
    'patternProperties',
    { type: 'object', patternProperties: { '^x': {} } },
    { type: 'object', patternProperties: { '^x': string() } },
    { x1: 1 },
    { x1: 'a' },
  ),
  pair(
    'propertyNames',
    { type: 'object', additionalProperties: string() },
    { type: 'object', additionalProperties: string(), propertyNames: { pattern: '^[a-z]+$' } },
    { A: 'x' },
    { a: 'x' },
  ),
  pair(
    'minProperties',
    object({ a: string() }),
    object({ a: string() }, { minProperties: 1 }),
    {},
    { a: 'x' },
  ),
  pair(
    'maxProperties',
    { type: 'object', additionalProperties: string() },
    { type: 'object', additionalProperties: string(), maxProperties: 1 },
    { a: 'x', b: 'y' },
    { a: 'x' },
  ),
  pair(
    'dependentRequired',
    object({ a: string(), b: string() }),
    object({ a: string(), b: string() }, { dependentRequired: { a: ['b'] } }),
    { a: 'x' },
    { b: 'x' },
  ),
  pair('oneOf', { oneOf: [cat, dog, fish] }, { oneOf: [cat, dog] }, { kind: 'fish' }, { kind: 'cat' }),
  pair(
    'oneOf',
    { oneOf: [cat, dog] },
    { oneOf: [cat, { ...dog, required: ['kind', 'tail'] }] },
    { kind: 'dog' },
    { kind: 'cat' },
  ),
  pair(
    'oneOf',
    { anyOf: [integer(), { type: 'number', minimum: 5 }] },
    { oneOf: [integer(), { type: 'number', minimum: 5 }] },
    7,
    1,
  ),
  pair('anyOf', { anyOf: [string(), integer()] }, { anyOf: [string()] }, 5, 'a'),
  pair(
    'anyOf',
    { anyOf: [object({ a: string() }, { required: ['a'] }), object({ b: string() }, { required: ['b'] })] },
    object({ a: string() }, { required: ['a'] }),
    { b: 'x' },
    { a: 'x' },
  ),
  pair(
    'allOf',
    { allOf: [object({ a: string() })] },
    { allOf: [object({ a: string() }), { required: ['a'] }] },
    {},
    { a: 'x' },
  ),
  pair(
    'allOf',
    { allOf: [string({ maxLength: 5 }), string({ minLength: 1 })] },
    { allOf: [string({ maxLength: 3 }), string({ minLength: 1 })] },
    'abcd',
    'abc',
  ),
  pair('not', string(), string({ not: { const: 'a' } }), 'a', 'b'),
  pair('not', string({ not: { enum: ['a'] } }), string({ not: { enum: ['a', 'b'] } }), 'b', 'c'),
  pair(
    'if',
    object({ a: string(), b: string() }),
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name.
    object({ a: string(), b: string() }, { if: { required: ['a'] }, then: { required: ['b'] } }),
    { a: 'x' },
    { b: 'x' },
  ),
  pair(
    'unevaluatedProperties',
    { allOf: [object({ a: string() })], unevaluatedProperties: {} },
    { allOf: [object({ a: string() })], unevaluatedProperties: false },
    { b: 1 },
    { a: 'x' },
  ),
];

/** Two ways to write the same. */
export const SAME_SCHEMAS: readonly (readonly [string, unknown, unknown])[] = [
  ['$ref in place of the schema', string({ maxLength: 5 }), { $ref: '#/components/schemas/Named' }],
  [
    'allOf with one entry',
    object({ a: string() }, { required: ['a'] }),
    { allOf: [object({ a: string() }, { required: ['a'] })] },
  ],
  [
    'allOf in two',
    object({ a: string(), b: integer() }),
    { allOf: [object({ a: string() }), object({ b: integer() })] },
  ],
  ['anyOf with one entry', string(), { anyOf: [string()] }],
  ['anyOf in place of types', { type: ['string', 'null'] }, { anyOf: [string(), { type: 'null' }] }],
  ['oneOf in place of anyOf', { anyOf: [cat, dog] }, { oneOf: [cat, dog] }],
  ['oneOf in another order', { oneOf: [cat, dog] }, { oneOf: [dog, cat] }],
  ['enum of one', string({ enum: ['a'] }), { const: 'a' }],
  ['enum in another order', string({ enum: ['a', 'b'] }), string({ enum: ['b', 'a'] })],
  [
    'required in another order',
    object({ a: string(), b: string() }, { required: ['a', 'b'] }),
    object({ a: string(), b: string() }, { required: ['b', 'a'] }),
  ],
  ['an exclusive bound of integers', integer({ minimum: 1 }), integer({ exclusiveMinimum: 0 })],
  ['integers as multiples', integer(), { type: 'number', multipleOf: 1 }],
  ['a minimum that says nothing', string(), string({ minLength: 0 })],
  [
    'another pattern for the same texts',
    string({ pattern: '^\\d{2}$' }),
    string({ pattern: '^[0-9][0-9]$' }),
  ],
  [
    'lengths in place of a pattern',
    string({ pattern: '^[^]{2,3}$' }),
    string({ minLength: 2, maxLength: 3 }),
  ],
  ['a boolean by its values', { type: 'boolean' }, { enum: [true, false] }],
  ['texts', string(), string({ title: 'A', description: 'Another text.', examples: ['a'] })],
  [
    'a type behind a second reference',
    { $ref: '#/components/schemas/Named' },
    { $ref: '#/components/schemas/Alias' },
  ],
];
