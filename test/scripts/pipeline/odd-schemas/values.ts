import type { OddSchema } from '../odd-schemas.ts';

/** About everything else: `null`, types, lists of values, bounds, arrays, choices. */
export const ODD_VALUES: readonly OddSchema[] = [
  { name: 'Anything', schema: true, accepts: [null, 0, '', [], {}], rejects: [] },
  { name: 'Nothing', schema: false, accepts: [], rejects: [null, 0, '', [], {}] },
  { name: 'NullOnly', schema: { type: 'null' }, accepts: [null], rejects: [0, '', 'null', {}, [], false] },
  {
    name: 'Untyped',
    schema: {
      minLength: 2,
      minimum: 5,
      required: ['a'],
      properties: { a: { type: 'string' } },
      items: { type: 'null' },
    },
    accepts: ['ab', 5, true, null, { a: '' }, [], [null]],
    rejects: ['a', 4, {}, { a: 1 }, [1]],
  },
  {
    name: 'ManyTypes',
    schema: {
      type: ['string', 'integer', 'null', 'array'],
      minLength: 1,
      minimum: 0,
      items: { type: 'boolean' },
    },
    accepts: ['a', 0, null, [], [true]],
    rejects: ['', -1, 1.5, true, {}, [1]],
  },
  {
    name: 'NullableEnum',
    schema: { type: ['string', 'null'], enum: ['a', null] },
    accepts: ['a', null],
    rejects: ['b', '', 0],
  },
  {
    name: 'NullableTypeEnumWithout',
    schema: { type: ['string', 'null'], enum: ['a'] },
    accepts: ['a'],
    rejects: [null, 'b'],
  },
  {
    name: 'EnumOnly',
    schema: { enum: ['a', 1, null, true] },
    accepts: ['a', 1, null, true],
    rejects: ['1', 0, false],
  },
  { name: 'EnumAndType', schema: { type: 'string', enum: ['a', 1] }, accepts: ['a'], rejects: [1, 'b'] },
  { name: 'ConstAndEnum', schema: { const: 'a', enum: ['a', 'b'] }, accepts: ['a'], rejects: ['b', null] },
  { name: 'ConstOutsideEnum', schema: { const: 'c', enum: ['a', 'b'] }, accepts: [], rejects: ['a', 'c'] },
  {
    name: 'EnumAndPattern',
    schema: { type: 'string', enum: ['aa', 'b'], pattern: '^a', minLength: 2 },
    accepts: ['aa'],
    rejects: ['b', 'a'],
  },
  {
    name: 'ConstObject',
    schema: { const: { a: [1] } },
    accepts: [{ a: [1] }],
    rejects: [{ a: [2] }, {}],
    refused: { zod: 'plain values' },
  },
  { name: 'ConstNull', schema: { const: null }, accepts: [null], rejects: [0, '', false] },
  {
    name: 'ReferenceWithMore',
    schema: { $ref: '#/components/schemas/Word', description: 'Longer.', minLength: 3 },
    others: { Word: { type: 'string', pattern: '^[a-z]+$' } },
    accepts: ['abc'],
    rejects: ['ab', 'ABC', null],
  },
  {
    name: 'Bounds',
    schema: {
      type: 'object',
      properties: {
        a: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10 },
        b: { type: 'number', minimum: 5, exclusiveMinimum: 0 },
        c: { type: 'integer', maximum: 5, exclusiveMaximum: 5 },
        d: { type: 'number', multipleOf: 0.5 },
      },
    },
    accepts: [{ a: 0.1, b: 5, c: 4, d: 1.5 }, { a: 9.9 }],
    rejects: [{ a: 0 }, { a: 10 }, { b: 4 }, { c: 5 }, { c: 1.5 }, { d: 0.75 }],
  },
  {
    name: 'Characters',
    schema: { type: 'string', minLength: 2, maxLength: 2 },
    accepts: ['ab', '😀😀', 'é1'],
    rejects: ['😀', 'a', 'abc', '😀😀😀'],
  },
  {
    name: 'UnicodePattern',
    schema: { type: 'string', pattern: '^.$' },
    accepts: ['a', '😀'],
    rejects: ['', 'ab'],
  },
  {
    name: 'Formats',
    schema: {
      type: 'object',
      properties: { at: { type: 'string', format: 'date-time' }, mail: { type: 'string', format: 'email' } },
    },
    accepts: [{ at: 'yesterday', mail: 'nobody' }],
    rejects: [{ at: 1 }],
  },
  {
    name: 'ExactlyOne',
    schema: {
      oneOf: [{ type: 'string', minLength: 2 }, { type: 'string', maxLength: 3 }, { type: 'integer' }],
    },
    accepts: ['a', 'abcd', 1],
    rejects: ['ab', 'abc', true, null],
  },
  { name: 'NotString', schema: { not: { type: 'string' } }, accepts: [1, null, {}], rejects: ['', 'a'] },
  {
    name: 'Containing',
    schema: { type: 'array', contains: { type: 'string' } },
    accepts: [['a'], [1, 'a', 'b']],
    rejects: [[], [1], {}],
  },
  {
    name: 'ContainingTwo',
    schema: { type: 'array', contains: { type: 'string' }, minContains: 2, maxContains: 3 },
    accepts: [
      ['a', 'b'],
      [1, 'a', 'b', 'c'],
    ],
    rejects: [[], ['a'], ['a', 'b', 'c', 'd']],
    refused: { openApi30: 'maxContains' },
  },
  {
    name: 'Tuple',
    schema: {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'integer' }],
      items: { type: 'null' },
    },
    accepts: [[], ['a'], ['a', 1], ['a', 1, null]],
    rejects: [[1], ['a', 'b'], ['a', 1, 2]],
    refused: { openApi30: 'prefixItems' },
  },
  {
    name: 'Unique',
    schema: { type: 'array', uniqueItems: true },
    accepts: [[], [1, '1', [1], { a: 1, b: 2 }, { a: 1 }]],
    rejects: [
      [1, 1],
      [[1], [1]],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  },
  {
    name: 'UniqueWhateverTheNames',
    schema: { type: 'array', uniqueItems: true },
    accepts: [
      [{ toString: 1 }, { toString: 2 }],
      [{ valueOf: 1 }, {}],
    ],
    rejects: [
      [
        { constructor: {}, toString: null },
        { constructor: {}, toString: null },
      ],
    ],
  },
];
