import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../lib/json.ts';
import { withoutEndlessReferences } from '../../../../scripts/pipeline/loosen/endless-references.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (name: string) => ({
  type: 'object',
  properties: { [name]: { type: 'boolean' } },
  required: [name],
});

/** Schemas of the components without what has no end, and the places that were changed. */
function cut(schemas: JsonObject) {
  const places: string[] = [];
  const document = { openapi: '3.1.1', components: { schemas } };
  const made = withoutEndlessReferences(document, ({ pointer }) =>
    places.push(pointer.replace('#/components/schemas/', '')),
  );
  return { schemas: (made.components as { schemas: JsonObject }).schemas, places, same: made === document };
}

const PARENT = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' } },
  discriminator: { propertyName: 'kind' },
};
const REST = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };

describe('a parent that lists its children, which contain it', () => {
  test.each([
    ['first', ['Animal', 'Cat', 'Dog', 'Fish']],
    ['last', ['Fish', 'Cat', 'Dog', 'Animal']],
  ])('stands in them without its alternatives, if it is the %s one', (_, order) => {
    const schemas: Record<string, JsonObject> = {
      Animal: { ...PARENT, oneOf: [to('Cat'), to('Dog'), to('Fish')] },
      Cat: { allOf: [to('Animal'), object('meows')] },
      Dog: { ...to('Animal'), ...object('barks') },
      Fish: object('swims'),
    };
    const { schemas: made, places } = cut(
      Object.fromEntries(order.map((name) => [name, schemas[name] as Json])),
    );
    expect(made).toEqual({
      ...schemas,
      Cat: { allOf: [REST, object('meows')] },
      Dog: { ...object('barks'), allOf: [REST] },
    });
    expect(places.sort()).toEqual(['Cat/allOf/0', 'Dog']);
  });

  test('over several generations', () => {
    const { schemas, places } = cut({
      Animal: { ...PARENT, anyOf: [to('Mammal'), to('Cat')] },
      Mammal: { allOf: [to('Animal'), object('milk'), { oneOf: [to('Cat')] }] },
      Cat: { allOf: [to('Mammal'), object('meows')] },
    });
    expect(schemas.Mammal).toEqual({ allOf: [REST, object('milk'), { oneOf: [to('Cat')] }] });
    expect(schemas.Cat).toEqual({ allOf: [{ allOf: [REST, object('milk')] }, object('meows')] });
    expect(places).toEqual(['Mammal/allOf/0', 'Cat/allOf/0']);
  });
});

test.each([
  ['an alternative', { A: { oneOf: [to('A'), { type: 'string' }] } }, { A: { oneOf: [{ type: 'string' }] } }],
  ['the only alternative', { A: { anyOf: [to('A')], type: 'string' } }, { A: { type: 'string' } }],
  [
    'one that is deep in an alternative',
    { A: { anyOf: [{ allOf: [to('A'), object('a')] }, { type: 'string' }] } },
    { A: { anyOf: [{ type: 'string' }] } },
  ],
  ['itself', { A: { ...to('A'), type: 'string' } }, { A: { type: 'string' } }],
  [
    'two that contain each other',
    { A: { allOf: [to('B'), object('a')] }, B: { allOf: [to('A'), object('b')] } },
    {
      A: { allOf: [{ allOf: [object('a'), object('b')] }, object('a')] },
      B: { allOf: [to('A'), object('b')] },
    },
  ],
  ['not', { A: { type: 'string', not: to('A') } }, { A: { type: 'string' } }],
  [
    'a condition',
    {
      A: {
        if: object('a'),
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name.
        then: to('A'),
        else: object('b'),
        dependentSchemas: { c: to('A'), d: object('e') },
      },
    },
    { A: { if: object('a'), else: object('b'), dependentSchemas: { c: true, d: object('e') } } },
  ],
  [
    'a place inside itself',
    {
      A: {
        properties: {
          list: { anyOf: [{ $ref: '#/components/schemas/A/properties/list' }, { type: 'null' }] },
        },
      },
    },
    { A: { properties: { list: { anyOf: [{ type: 'null' }] } } } },
  ],
])('what leads back is left out: %s', (_, schemas, expected) => {
  expect(cut(schemas as unknown as JsonObject).schemas).toEqual(expected);
});

test('what comes to a part of the value before it leads back stays the very same', () => {
  const schemas = {
    Tree: { type: 'object', properties: { left: to('Tree'), more: { type: 'array', items: to('Tree') } } },
    Json: {
      anyOf: [{ type: 'string' }, { type: 'array', items: to('Json') }, { additionalProperties: to('Json') }],
    },
    Base: {
      properties: { child: to('Child') },
      discriminator: { propertyName: 'a', mapping: { x: to('Child').$ref } },
    },
    Child: { allOf: [to('Base'), object('b')] },
  };
  expect(cut(schemas)).toEqual({ schemas, places: [], same: true });
});

/** Four schemas that refer to each other in every way. */
const NAMES = ['A', 'B', 'C', 'D'];
const leaf = fc.oneof(
  fc.constantFrom<JsonObject>({ type: 'string' }, { type: 'object' }, object('a'), object('b')),
  fc.constantFrom(...NAMES).map(to),
);
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => {
  const list = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  return {
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      list.map((allOf) => ({ allOf })),
      list.map((oneOf) => ({ oneOf })),
      list.map((anyOf) => ({ ...object('a'), anyOf })),
      fc.tuple(leaf, list).map(([one, allOf]) => ({ ...one, allOf })),
      tie('schema').map((not) => ({ not })),
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name.
      fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({ if: one, then: other, else: other })),
      tie('schema').map((one) => ({ properties: { a: one }, dependentSchemas: { b: one } })),
      tie('schema').map((items) => ({ type: 'array', items })),
    ),
  };
});
const VALUES = ['x', 1, null, {}, { a: true }, { a: 'x', b: true }, { b: true }, ['x'], [{ a: true }, []]];

test('whatever refers to whatever, checking a value has an end', () => {
  fc.assert(
    fc.property(fc.record({ A: schema, B: schema, C: schema, D: schema }), (schemas) => {
      const made = cut(schemas as unknown as JsonObject);
      const ajv = new Ajv2020({ strict: false, logger: false });
      ajv.addSchema({ $id: 'made:', components: { schemas: made.schemas } });
      for (const name of NAMES) {
        const check = ajv.compile({ $ref: `made:#/components/schemas/${name}` });
        for (const value of VALUES) check(value);
      }
      expect(made.same).toBe(made.places.length === 0);
      expect(cut(made.schemas).places).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
