import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { makeTypes } from '../../../../scripts/pipeline/make/types.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';

/** The types of some schemas, each on one line. */
async function typesOf(schemas: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const document = {
    openapi: '3.1.1',
    info: { title: 'Types', version: '1' },
    components: { schemas },
  } as unknown as JsonObject;
  const text = makeTypes(document, buildModel(document));
  const body = /schemas: \{\n([\s\S]*?)\n {2}\};/.exec(text)?.[1] ?? '';
  const members = body.split(/\n(?= {4}\w)/).map((one) => one.replace(/\s+/g, ' ').trim());
  return Object.fromEntries(
    members.map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 2)]),
  );
}

test('`true` and `false` among the parts of a schema', async () => {
  const { All, None, Some, Any } = await typesOf({
    All: { allOf: [true, { type: 'string' }] },
    None: { allOf: [{ type: 'string' }, false] },
    Some: { oneOf: [false, { type: 'string' }] },
    Any: { anyOf: [true, { type: 'string' }] },
  });
  expect({ All, None, Some, Any }).toEqual({
    All: 'string;',
    None: 'never;',
    Some: 'string;',
    Any: 'unknown;',
  });
});

test('what stands beside a reference is part of the type', async () => {
  const { More } = await typesOf({
    Card: { type: 'object', properties: { a: { type: 'string' } } },
    More: { $ref: '#/components/schemas/Card', required: ['b'], properties: { b: { type: 'integer' } } },
  });
  expect(More).toBe('{ b: number; } & components["schemas"]["Card"];');
});

test('a value fits an object that has properties and others of another type', async () => {
  const { Card, Wide } = await typesOf({
    Card: {
      type: 'object',
      properties: { a: { type: 'string' } },
      additionalProperties: { type: 'integer' },
      patternProperties: { '^x-': { type: 'boolean' } },
    },
    Wide: {
      type: 'object',
      properties: Object.fromEntries([...'abcdefg'].map((name) => [name, { const: name }])),
      additionalProperties: { type: 'integer' },
    },
  });
  expect(Card).toBe('{ a?: string; } & { [key: string]: number | boolean | string; };');
  expect(Wide).toMatch(/& \{ \[key: string\]: unknown; \};$/);
});

test('definitions inside of a schema are no property of it', async () => {
  const { Card, Text } = await typesOf({
    Card: {
      type: 'object',
      properties: { a: { $ref: '#/components/schemas/Card/$defs/inner' } },
      $defs: { inner: { type: 'string' } },
    },
    Text: { type: 'string', $defs: { inner: { type: 'string' } } },
  });
  expect(Card).toBe('{ a?: components["schemas"]["Card_inner"]; };');
  expect(Text).toBe('string;');
});

test.each([
  [{}, '[string?, number?, ...unknown[]];'],
  [{ minItems: 1, items: { type: 'boolean' } }, '[string, number?, ...boolean[]];'],
  [{ minItems: 2, items: false }, '[string, number];'],
  [{ minItems: 1, maxItems: 2, items: { type: 'boolean' } }, '[string, number?];'],
  [{ maxItems: 1 }, '[string?];'],
  [{ type: ['array', 'null'], minItems: 2, items: false }, '[string, number] | null;'],
])('a tuple has the items that it must have and those that it may have: %j', async (schema, expected) => {
  const prefixItems = [{ type: 'string' }, { type: 'integer' }];
  const { Pair, Holder } = await typesOf({
    Pair: { type: 'array', prefixItems, ...schema },
    Holder: {
      type: 'object',
      required: ['pair'],
      properties: { pair: { type: 'array', prefixItems, ...schema } },
    },
  });
  expect(Pair).toBe(expected);
  expect(Holder).toBe(`{ pair: ${expected} };`);
});

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (schema: object) => ({ type: 'object', required: ['kind'], properties: { kind: schema } });
const choice = (names: readonly string[], mapping?: object) => ({
  oneOf: names.map(to),
  discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
});
const TEXT = { type: 'string' };
/** Without the comments of values. */
const plain = (type: string | undefined) => type?.replace(/\/\*\*.*?\*\/ /g, '');

test.each([
  ['that says nothing else', TEXT, { a: to('A').$ref }, '"a"'],
  ['whose mapping has names', TEXT, { a: 'A' }, '"a"'],
  ['without a mapping', TEXT, undefined, '"A"'],
  ['with several values', TEXT, { a: 'A', b: 'A' }, '"a" | "b"'],
  ['with values of its own, by another name', { enum: ['own'] }, undefined, '"own"'],
  ['with more values of its own', { enum: ['a', 'b'] }, { a: 'A' }, '"a" | "b"'],
  ['with one value of its own', { const: 'own' }, { a: 'A' }, '"own"'],
  ['that is true or false', { type: 'boolean' }, { true: 'A' }, 'boolean'],
  ['that is a number', { type: 'integer' }, { 1: 'A' }, 'number'],
  ['with a choice of its own', { anyOf: [TEXT, { type: 'null' }] }, { a: 'A' }, 'string | null'],
  ['with values that stand elsewhere', to('Kind'), { a: 'A' }, 'components["schemas"]["Kind"]'],
])('a discriminator of a property %s', async (_, property, mapping, expected) => {
  const { A } = await typesOf({
    A: kind(property),
    B: kind(TEXT),
    Kind: { type: 'string', enum: ['x'] },
    Any: choice(['A', 'B'], mapping),
  });
  expect(plain(A)).toBe(`{ kind: ${expected}; };`);
});

test('discriminators that disagree about a schema leave its property as it is', async () => {
  const { A, B } = await typesOf({
    A: kind(TEXT),
    B: kind(TEXT),
    One: choice(['A', 'B'], { a: 'A', b: 'B' }),
    Other: choice(['A', 'B'], { x: 'A', b: 'B' }),
  });
  expect([A, B].map(plain)).toEqual(['{ kind: string; };', '{ kind: "b"; };']);
});

test('a child fits each of its parents, also one that states its value itself', async () => {
  const { Shape, Rect, Square, Own } = await typesOf({
    Shape: {
      ...kind(TEXT),
      discriminator: { propertyName: 'kind', mapping: { rect: 'Rect', square: 'Square' } },
    },
    Rect: { allOf: [to('Shape'), { type: 'object', properties: { w: TEXT } }] },
    Square: { allOf: [to('Rect')] },
    Own: { allOf: [to('Rect'), kind({ const: 'own' })] },
  });
  expect(plain(Shape)).toBe('{ kind: string; };');
  expect(plain(Rect)).toBe(
    '{ kind?: "rect" | "square" | "own"; } & components["schemas"]["Shape"] & { w?: string; };',
  );
  expect(plain(Square)).toBe('{ kind?: "square"; } & components["schemas"]["Rect"];');
  expect(plain(Own)).toBe('components["schemas"]["Rect"] & { kind: "own"; };');
});

test('a child has the value that leads to it, though its parent wraps the reference to all values', async () => {
  const { A } = await typesOf({
    Kind: { type: 'string', enum: ['a', 'b'] },
    Parent: kind({ allOf: [to('Kind')], description: 'One of them.' }),
    A: { allOf: [to('Parent')] },
    B: { allOf: [to('Parent')] },
    Any: choice(['A', 'B'], { a: 'A', b: 'B' }),
  });
  expect(plain(A)).toBe('{ kind?: "a"; } & components["schemas"]["Parent"];');
});

test('a component that is a reference has the type of what it leads to', () => {
  const json = { 'application/json': { schema: { type: 'object', properties: { y: TEXT } } } };
  const toPart = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
  const document = {
    openapi: '3.1.1',
    info: { title: 'Types', version: '1' },
    paths: {
      '/a': {
        post: {
          parameters: [toPart('parameters', 'Second')],
          requestBody: toPart('requestBodies', 'Second'),
          responses: { 200: { ...toPart('responses', 'Third'), description: 'Other words.' } },
        },
      },
    },
    components: {
      parameters: {
        First: { name: 'n', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
        Second: toPart('parameters', 'First'),
      },
      requestBodies: { First: { required: true, content: json }, Second: toPart('requestBodies', 'First') },
      headers: { First: { schema: { type: 'integer' } }, Second: toPart('headers', 'First') },
      responses: {
        First: { description: 'One.', content: json, headers: { 'x-n': toPart('headers', 'Second') } },
        Second: toPart('responses', 'First'),
        Third: { ...toPart('responses', 'Second'), description: 'Other words.' },
      },
    },
  } as unknown as JsonObject;
  const text = makeTypes(document, buildModel(document));
  expect(text).toContain('n?: components["parameters"]["First"];');
  expect(text).toContain('requestBody: components["requestBodies"]["First"];');
  expect(text).toContain('200: components["responses"]["First"];');
  expect(text).toContain('"x-n"?: components["headers"]["First"];');
  expect(text).toContain('Third: components["responses"]["First"];');
});
