import type { OddSchema } from '../odd-schemas.ts';

const proto = JSON.parse('{ "__proto__": 1 }');

/** About properties: awkward names, closed and open shapes, references. */
export const ODD_OBJECTS: readonly OddSchema[] = [
  {
    name: 'Inherited',
    schema: {
      type: 'object',
      required: ['constructor'],
      properties: { constructor: { type: 'string' }, toString: { type: 'integer' } },
    },
    accepts: [{ constructor: 'a' }, { constructor: 'a', toString: 1 }],
    rejects: [{}, { constructor: 1 }, { constructor: 'a', toString: 'b' }, []],
  },
  {
    name: 'AwkwardNames',
    schema: {
      type: 'object',
      required: ['3DS', '@type', "it's", 'a"b', 'a\\b', 'a/b~c', ''],
      properties: {
        '3DS': { type: 'boolean' },
        '@type': { type: 'string', pattern: '^"[\'`\\\\/]$' },
        "it's": { const: "it's" },
        'a"b': { enum: ['"', "'", '`$x`', '\u2028'] },
        'a\\b': true,
        'a/b~c': { type: 'null' },
        '': { type: 'number' },
      },
    },
    accepts: [
      { '3DS': true, '@type': '"`', "it's": "it's", 'a"b': '`$x`', 'a\\b': null, 'a/b~c': null, '': 1 },
      { '3DS': true, '@type': '"\\', "it's": "it's", 'a"b': '\u2028', 'a\\b': 0, 'a/b~c': null, '': 1 },
    ],
    rejects: [
      { '3DS': true, '@type': '"a', "it's": "it's", 'a"b': '"', 'a\\b': 0, 'a/b~c': null, '': 1 },
      { '3DS': true, '@type': '"`', "it's": 'its', 'a"b': '"', 'a\\b': 0, 'a/b~c': null, '': 1 },
      { '3DS': true, '@type': '"`', "it's": "it's", 'a"b': '"', 'a/b~c': null, '': 1 },
      { '3DS': 1, '@type': '"`', "it's": "it's", 'a"b': '"', 'a\\b': 0, 'a/b~c': null, '': 1 },
    ],
  },
  {
    name: 'Closed',
    schema: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    accepts: [{}, { a: '' }],
    rejects: [{ b: 1 }, { a: 1 }, proto, [], null],
  },
  {
    name: 'ClosedInAllOf',
    schema: {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
        { type: 'object', required: ['a'] },
      ],
    },
    accepts: [{ a: '' }],
    rejects: [{}, { a: '', b: 1 }],
  },
  {
    name: 'ShapeAndMap',
    schema: {
      type: 'object',
      properties: { a: { type: 'string' } },
      additionalProperties: { type: 'integer' },
    },
    accepts: [{}, { a: '', b: 1 }],
    rejects: [{ a: 1 }, { b: '' }, { b: 1.5 }],
  },
  {
    name: 'ClosedToWhatItRequires',
    schema: { type: 'object', properties: { a: {} }, required: ['b'], additionalProperties: false },
    accepts: [],
    rejects: [{}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }],
  },
  {
    name: 'NullOrAnything',
    schema: { type: 'object', required: ['a'], properties: { a: { anyOf: [{}, { type: 'null' }] } } },
    accepts: [{ a: null }, { a: 1 }],
    rejects: [{}],
  },
  {
    name: 'LazyAndRequired',
    schema: {
      type: 'object',
      required: ['self'],
      properties: {
        self: { anyOf: [{ $ref: '#/components/schemas/LazyAndRequired' }, { type: 'boolean' }] },
      },
    },
    accepts: [{ self: true }, { self: { self: false } }],
    rejects: [{}, { self: {} }, { self: null }],
  },
  {
    name: 'EmptyAndClosed',
    schema: { type: 'object', additionalProperties: false },
    accepts: [{}],
    rejects: [{ a: 1 }, [], 'x'],
  },
  {
    name: 'NamedByPattern',
    schema: {
      type: 'object',
      properties: { known: { type: 'null' } },
      patternProperties: { '^x-': { type: 'string' }, '-n$': { type: 'string', minLength: 2 } },
      additionalProperties: false,
    },
    accepts: [{}, { known: null }, { 'x-a': '' }, { 'x-n': 'ab' }],
    rejects: [{ other: 1 }, { 'x-a': 1 }, { 'x-n': 'a' }, { known: 1 }],
    refused: { openApi30: 'patternProperties' },
  },
  {
    name: 'ShortNames',
    schema: { type: 'object', propertyNames: { maxLength: 2 }, minProperties: 1, maxProperties: 2 },
    accepts: [{ a: 1 }, { a: 1, bc: 2 }],
    rejects: [{}, { abc: 1 }, { a: 1, b: 2, c: 3 }],
    refused: { openApi30: 'propertyNames' },
  },
  {
    name: 'CountedNames',
    schema: { type: 'object', minProperties: 1, maxProperties: 2 },
    accepts: [{ a: 1 }, { a: 1, bc: 2 }],
    rejects: [{}, { a: 1, b: 2, c: 3 }, [1]],
  },
  {
    name: 'RequiredAny',
    schema: { type: 'object', required: ['a', 'unlisted'], properties: { a: {}, b: { type: 'string' } } },
    accepts: [
      { a: null, unlisted: null },
      { a: 1, unlisted: {}, b: '' },
    ],
    rejects: [{}, { a: 1 }, { unlisted: 1 }, { a: 1, unlisted: 1, b: 1 }],
  },
  {
    name: 'NullableReference',
    schema: { anyOf: [{ $ref: '#/components/schemas/Target' }, { type: 'null' }] },
    others: { Target: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
    accepts: [null, { a: '' }],
    rejects: [{}, '', { a: null }],
  },
  {
    name: 'ReferenceWithDescription',
    schema: {
      type: 'object',
      properties: { w: { $ref: '#/components/schemas/Word2', description: 'A word.' } },
    },
    others: { Word2: { type: ['string', 'null'], pattern: '^[a-z]+$' } },
    accepts: [{}, { w: 'a' }, { w: null }],
    rejects: [{ w: 'A' }, { w: 1 }],
  },
  {
    name: 'Defaults',
    schema: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string', default: 'x' }, b: { type: 'integer', default: 1 } },
    },
    accepts: [{ a: '' }],
    rejects: [{}, { a: '', b: null }],
  },
  {
    name: 'OneWay',
    schema: {
      type: 'object',
      required: ['id', 'secret'],
      properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
    },
    accepts: [{ id: '', secret: '' }],
    rejects: [{ id: '' }, { secret: '' }],
  },
  {
    name: 'Intersection',
    schema: {
      type: 'object',
      properties: { a: { type: 'string' } },
      allOf: [{ required: ['a'] }, { properties: { b: { type: 'integer' } } }],
      anyOf: [{ required: ['b'] }, { required: ['c'] }],
    },
    accepts: [
      { a: '', b: 1 },
      { a: '', c: null },
    ],
    rejects: [{ a: '' }, { b: 1 }, { a: '', b: 'x' }],
  },
  {
    name: 'Conditional',
    schema: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword is called so
      then: { required: ['x'] },
      else: { required: ['y'] },
    },
    accepts: [{ kind: 'a', x: 1 }, { kind: 'b', y: 1 }, { y: 1 }],
    rejects: [{ kind: 'a', y: 1 }, { kind: 'b', x: 1 }, {}],
  },
  {
    name: 'Dependent',
    schema: {
      type: 'object',
      dependentRequired: { a: ['b'] },
      dependentSchemas: { c: { properties: { d: { type: 'string' } }, required: ['d'] } },
    },
    accepts: [{}, { a: 1, b: 1 }, { c: 1, d: '' }, { d: 1 }],
    rejects: [{ a: 1 }, { c: 1 }, { c: 1, d: 1 }],
  },
  {
    name: 'UnevaluatedAlone',
    schema: { type: 'object', properties: { a: true }, unevaluatedProperties: false },
    accepts: [{}, { a: 1 }],
    rejects: [{ b: 1 }],
    refused: { zod: 'unevaluatedProperties' },
  },
  {
    name: 'UnevaluatedTogether',
    schema: { type: 'object', allOf: [{ properties: { a: true } }], unevaluatedProperties: false },
    accepts: [{}, { a: 1 }],
    rejects: [{ b: 1 }],
    refused: { zod: 'unevaluatedProperties', openApi30: 'unevaluatedProperties' },
  },
  {
    name: 'Tree',
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        parent: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
      },
    },
    accepts: [{ name: '' }, { name: '', children: [{ name: '', parent: { name: '' } }], parent: null }],
    rejects: [
      { name: '', children: [{}] },
      { name: '', parent: { name: 1 } },
    ],
  },
  {
    name: 'Company',
    schema: {
      type: 'object',
      required: ['owner'],
      properties: { owner: { $ref: '#/components/schemas/Owner' } },
    },
    others: {
      Owner: {
        type: 'object',
        properties: {
          companies: { type: 'array', items: { $ref: '#/components/schemas/Company' } },
          name: { not: { $ref: '#/components/schemas/Company' } },
        },
      },
    },
    accepts: [{ owner: {} }, { owner: { name: 1, companies: [{ owner: { companies: [] } }] } }],
    rejects: [{}, { owner: { companies: [{}] } }, { owner: { name: { owner: {} } } }],
  },
  {
    name: 'ClosedElsewhere',
    schema: {
      allOf: [{ $ref: '#/components/schemas/OnlyA' }, { properties: { b: { type: 'string' } } }],
    },
    others: {
      OnlyA: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    },
    accepts: [{}, { a: '' }],
    rejects: [{ a: '', b: '' }, { b: '' }],
  },
  {
    name: 'DeepReference',
    schema: {
      type: 'object',
      properties: { a: { $ref: '#/components/schemas/DeepReference/$defs/inner' } },
      $defs: { inner: { type: ['integer', 'null'] } },
    },
    accepts: [{}, { a: 1 }, { a: null }],
    rejects: [{ a: '' }],
  },
  {
    name: 'lower_case',
    schema: {
      type: 'object',
      properties: { pattern: { type: 'string', pattern: '^a$' } },
      required: ['pattern'],
    },
    accepts: [{ pattern: 'a' }],
    rejects: [{ pattern: 'b' }, {}],
  },
  {
    name: 'TellTale',
    schema: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    },
    others: {
      Cat: {
        type: 'object',
        required: ['kind', 'lives'],
        properties: { kind: { const: 'cat' }, lives: { type: 'integer' } },
      },
      Dog: { type: 'object', required: ['kind'], properties: { kind: { enum: ['dog', 'puppy'] } } },
    },
    accepts: [{ kind: 'cat', lives: 9 }, { kind: 'puppy' }],
    rejects: [{ kind: 'cat' }, { kind: 'bird' }, {}, { lives: 9 }],
  },
];
