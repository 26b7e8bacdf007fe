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
  const text = await makeTypes(document, buildModel(document));
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
    Any: 'unknown | string;',
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
  [{}, '[ string?, number?, ...unknown[] ];'],
  [{ minItems: 1, items: { type: 'boolean' } }, '[ string, number?, ...boolean[] ];'],
  [{ minItems: 2, items: false }, '[ string, number ];'],
  [{ minItems: 1, maxItems: 2, items: { type: 'boolean' } }, '[ string, number? ];'],
  [{ maxItems: 1 }, '[ string? ];'],
  [{ type: ['array', 'null'], minItems: 2, items: false }, '[ string, number ] | null;'],
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
