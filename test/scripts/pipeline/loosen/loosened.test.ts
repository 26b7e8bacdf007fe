import { describe, expect, test } from 'vitest';
import { loosened, loosenedForZod } from '../../../../scripts/pipeline/loosen/loosen.ts';
import { readablePattern } from '../../../../scripts/pipeline/loosen/pattern.ts';

const DESCRIBED = { openapi: '3.1.1', info: { title: 'Case', version: '1' } };

/** Schemas of the components after loosening, and the places that it told of. */
function loosen(schemas: Record<string, unknown>, around: object = {}) {
  const places: string[] = [];
  const document = { ...DESCRIBED, ...around, components: { schemas } };
  const made = loosened(document, ({ pointer }) => places.push(pointer.replace('#/components/schemas/', '')));
  return { schemas: (made.components as { schemas: Record<string, unknown> }).schemas, places };
}

test('what can be expressed stays the very same', () => {
  const schemas = {
    Card: { type: 'object', properties: { no: { oneOf: [{ type: 'integer' }, { not: {} }] } } },
  };
  const document = { ...DESCRIBED, components: { schemas } };
  expect(loosened(document, () => {}).components).toEqual(document.components);
});

test('a keyword that holds what it may not is left out; of a mapping only the part that is none', () => {
  expect(
    loosen({
      A: { type: 'strnig', minLength: '3' },
      B: { properties: { no: null, name: { required: true } } },
    }),
  ).toEqual({
    schemas: { A: {}, B: { properties: { no: {}, name: {} } } },
    places: ['A/type', 'A/minLength', 'B/properties', 'B/properties/name/required'],
  });
});

test('annotations that hold what they may not are left out without a word', () => {
  expect(loosen({ A: { type: 'string', description: 7, deprecated: 'no' } })).toEqual({
    schemas: { A: { type: 'string' } },
    places: [],
  });
});

test('a type that none of the listed values has is left out', () => {
  const { schemas, places } = loosen({
    A: { type: 'object', enum: ['x', 'y'] },
    B: { type: ['string', 'null'], enum: ['x', null] },
    C: { type: 'integer', const: 'x' },
  });
  expect(schemas).toEqual({
    A: { enum: ['x', 'y'] },
    B: { type: ['string', 'null'], enum: ['x', null] },
    C: { const: 'x' },
  });
  expect(places).toEqual(['A/type', 'C/type']);
});

describe('nothing becomes stricter', () => {
  const unreadable = { pattern: '(?i)x' };

  test.each([
    ['not', { not: unreadable }, {}],
    ['if', { if: unreadable, else: false, type: 'string' }, { type: 'string' }],
    ['oneOf', { oneOf: [unreadable, { minLength: 2 }] }, { anyOf: [{}, { minLength: 2 }] }],
    [
      'oneOf beside anyOf',
      { anyOf: [true], oneOf: [unreadable, false] },
      { anyOf: [true], allOf: [{ anyOf: [{}, false] }] },
    ],
    ['maxContains', { contains: unreadable, maxContains: 1 }, { contains: {} }],
    ['unevaluated', { allOf: [unreadable], unevaluatedProperties: false }, { allOf: [{}] }],
  ])('under %s', (_, schema, expected) => {
    expect(loosen({ A: schema }).schemas).toEqual({ A: expected });
  });

  test('nor where a reference leads to what became looser, over any number of them', () => {
    const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const { schemas } = loosen({
      A: { not: to('B') },
      B: { items: to('C') },
      C: unreadable,
      D: { oneOf: [to('A'), { type: 'null' }] },
      E: { not: to('F') },
      F: { type: 'string' },
    });
    expect(schemas).toEqual({
      A: {},
      B: { items: to('C') },
      C: {},
      D: { anyOf: [to('A'), { type: 'null' }] },
      E: { not: to('F') },
      F: { type: 'string' },
    });
  });

  test('nor where a pattern of names cannot be read', () => {
    const { schemas } = loosen({
      A: { patternProperties: { '(?i)x': { type: 'string' } }, additionalProperties: false },
    });
    expect(schemas).toEqual({ A: { patternProperties: {} } });
  });
});

test.each([
  ['^[a-z]+$', '^[a-z]+$'],
  [String.raw`^[\w-.]+\@x\-y$`, String.raw`^[\w\-.]+@x-y$`],
  ['^a{,3}}$', String.raw`^a\{,3\}\}$`],
  ['(?i)x', undefined],
  [String.raw`\A\d+\z`, undefined],
  ['[a-', undefined],
])('the pattern %s is read as %s', (pattern, expected) => {
  expect(readablePattern(pattern)).toBe(expected);
});

describe('references', () => {
  test('through another reference, to an anchor, and to where no schema is looked for', () => {
    const { schemas, places } = loosen(
      {
        Card: {
          $id: 'https://api.example/card',
          $anchor: 'card',
          properties: { next: { $dynamicRef: '#tree' } },
        },
        Tree: { $dynamicAnchor: 'tree', items: { $ref: '#card' } },
        Through: { $ref: '#/components/schemas/Alias/properties/next' },
        Alias: { $ref: '#/components/schemas/Card' },
        Old: { $ref: '#/definitions/Old' },
      },
      {
        definitions: {
          Old: { type: 'object', properties: { self: { $ref: '#/definitions/Old' }, no: { type: 'x' } } },
        },
      },
    );
    expect(schemas).toEqual({
      Card: { properties: { next: { $ref: '#/components/schemas/Tree' } } },
      Tree: { items: { $ref: '#/components/schemas/Card' } },
      Through: { $ref: '#/components/schemas/Card/properties/next' },
      Alias: { $ref: '#/components/schemas/Card' },
      Old: { $ref: '#/components/schemas/Old_2' },
      Old_2: { type: 'object', properties: { self: { $ref: '#/components/schemas/Old_2' }, no: {} } },
    });
    expect(places).toEqual(['Old_2/properties/no/type']);
  });

  test('that lead to more than one place, or nowhere, accept any value', () => {
    const { schemas, places } = loosen({
      A: { $dynamicAnchor: 'node' },
      B: { $dynamicAnchor: 'node', items: { $dynamicRef: '#node' } },
      C: { $ref: '#nowhere' },
    });
    expect(schemas).toEqual({ A: {}, B: { items: {} }, C: {} });
    expect(places).toEqual(['B/items/$dynamicRef', 'C/$ref']);
  });
});

test('what no client can send is left out, and path parameters are those of the path', () => {
  const places: string[] = [];
  const { paths } = loosened(
    {
      ...DESCRIBED,
      paths: {
        '/card/{id}': {
          parameters: [{ name: 'id', in: 'path', schema: {} }],
          trace: { responses: {} },
          get: {
            requestBody: { content: {} },
            parameters: [{ name: 'no', in: 'path', required: true }],
            responses: {},
          },
        },
        '/{a}': { get: { responses: {} } },
      },
    },
    ({ pointer }) => places.push(pointer),
  );
  expect(paths).toEqual({
    '/card/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: {} }],
      get: { parameters: [], responses: {} },
    },
    '/{a}': {
      get: {
        parameters: [{ name: 'a', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {},
      },
    },
  });
  expect(places).toEqual([
    '#/paths/~1card~1{id}/trace',
    '#/paths/~1card~1{id}/get/requestBody',
    '#/paths/~1card~1{id}/get/parameters/0',
    '#/paths/~1{a}/get',
  ]);
});

test('headers of the parts of a form are not sent, whether the body stands here or is referred to', () => {
  const headers = { 'X-Id': { schema: { type: 'string' } } };
  const content = {
    'multipart/form-data': { schema: {}, encoding: { photo: { headers }, name: { headers: {} } } },
    'multipart/mixed': { schema: {}, encoding: { photo: { headers } } },
  };
  const places: string[] = [];
  const document = {
    ...DESCRIBED,
    paths: {
      '/a': {
        post: { requestBody: { content } },
        put: { requestBody: { $ref: '#/components/requestBodies/Form' } },
      },
    },
    components: { requestBodies: { Form: { content } } },
  };
  loosened(document, ({ pointer }) => places.push(pointer));
  const place = 'content/multipart~1form-data/encoding/photo/headers';
  expect(places).toEqual([
    `#/paths/~1a/post/requestBody/${place}`,
    `#/components/requestBodies/Form/${place}`,
  ]);
});

test('zod checks what it has words for', () => {
  const places: string[] = [];
  const schemas = {
    A: { properties: { a: {} }, unevaluatedProperties: false },
    B: { not: { enum: [{ a: 1 }] } },
    C: { enum: ['a', 1, null] },
  };
  const made = loosenedForZod({ ...DESCRIBED, components: { schemas } }, ({ pointer }) =>
    places.push(pointer),
  );
  expect(made.components).toEqual({
    schemas: { A: { properties: { a: {} } }, B: {}, C: { enum: ['a', 1, null] } },
  });
  expect(places).toEqual([
    '#/components/schemas/A/unevaluatedProperties',
    '#/components/schemas/B/not/enum',
    '#/components/schemas/B/not',
  ]);
});

test('what parts of a form cannot have is told: headers of their own', () => {
  const encoding = {
    plain: { contentType: 'text/plain' },
    exploded: { style: 'form', explode: true },
    headed: { headers: { 'x-tag': {} } },
    deep: { style: 'deepObject', explode: true },
  };
  const content = {
    'multipart/form-data': { schema: {}, encoding },
    'application/x-www-form-urlencoded': { encoding },
  };
  const { places } = loosen({}, { paths: { '/a': { post: { requestBody: { content } } } } });
  const base = '#/paths/~1a/post/requestBody/content/multipart~1form-data/encoding';
  expect(places).toEqual([`${base}/headed/headers`]);
});
