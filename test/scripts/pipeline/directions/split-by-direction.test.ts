import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { splitByDirection } from '../../../../scripts/pipeline/directions/split-by-direction.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ID = { type: 'string', readOnly: true };
const SECRET = { type: 'string', writeOnly: true };

interface Parts {
  readonly request?: object;
  readonly response?: object;
  readonly schemas?: object;
  readonly more?: object;
}

/** Returns what becomes of a description with one operation. */
function split({ request = {}, response = {}, schemas = {}, more = {} }: Parts) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Cards', version: '1' },
    paths: {
      '/cards': {
        post: {
          requestBody: json(request),
          responses: { '200': { description: 'A card.', ...json(response) } },
        },
      },
    },
    components: { schemas },
    ...more,
  };
  const before = structuredClone(document);
  const { document: after, originOf } = splitByDirection(document);
  expect(document).toEqual(before);
  const { post } = (after.paths as { '/cards': { post: { requestBody: never; responses: { 200: never } } } })[
    '/cards'
  ];
  const schemaOf = (part: { content: { 'application/json': { schema: object } } }) =>
    part.content['application/json'].schema;
  return {
    document,
    after,
    originOf,
    request: schemaOf(post.requestBody),
    response: schemaOf(post.responses[200]),
    schemas: (after.components as { schemas: Record<string, JsonObject> }).schemas,
  };
}

/** Lists what is required of each component. */
const required = (schemas: Record<string, JsonObject>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schema.required]));

const CARD = {
  type: 'object',
  required: ['id', 'name', 'secret'],
  properties: { id: ID, name: { type: 'string' }, secret: SECRET },
};

test('a component of both directions becomes two', () => {
  const { request, response, schemas, originOf } = split({
    request: ref('Card'),
    response: ref('Card'),
    schemas: { Card: CARD },
  });
  expect([request, response]).toEqual([ref('CardRequest'), ref('Card')]);
  expect(schemas).toEqual({
    Card: { ...CARD, required: ['id', 'name'] },
    CardRequest: { ...CARD, required: ['name', 'secret'] },
  });
  expect(originOf('#/components/schemas/CardRequest/properties/id')).toBe(
    '#/components/schemas/Card/properties/id',
  );
  expect(originOf('#/components/schemas/Card')).toBe('#/components/schemas/Card');
});

test('one of requests only, or of responses only, keeps its name', () => {
  const { request, response, schemas } = split({
    request: ref('New'),
    response: { type: 'array', items: ref('Card') },
    schemas: { New: CARD, Card: CARD, Unused: CARD },
  });
  expect([request, response]).toEqual([ref('New'), { type: 'array', items: ref('Card') }]);
  expect(required(schemas)).toEqual({ New: ['name', 'secret'], Card: ['id', 'name'], Unused: CARD.required });
});

test('what leads to a component that differs differs, too; what does not stays one', () => {
  const { request, schemas } = split({
    request: ref('Page'),
    response: ref('Page'),
    schemas: {
      Page: {
        type: 'object',
        properties: { cards: { type: 'array', items: ref('Card') }, next: ref('Page'), size: ref('Size') },
      },
      Card: CARD,
      Size: { type: 'integer' },
      PageRequest: { type: 'object' },
    },
  });
  expect(request).toEqual(ref('PageRequest2'));
  expect(Object.keys(schemas)).toEqual([
    'Page',
    'PageRequest2',
    'Card',
    'CardRequest',
    'Size',
    'PageRequest',
  ]);
  expect(schemas.PageRequest2?.properties).toEqual({
    cards: { type: 'array', items: ref('CardRequest') },
    next: ref('PageRequest2'),
    size: ref('Size'),
  });
});

test('a reference into a component leads to the same place', () => {
  const { request } = split({
    request: { properties: { card: ref('Holder/properties/a~1b') } },
    response: ref('Holder'),
    schemas: { Holder: { type: 'object', properties: { 'a/b': CARD } } },
  });
  expect(request).toEqual({ properties: { card: ref('HolderRequest/properties/a~1b') } });
});

test.each<[string, object, object, object?]>([
  [
    'the mark stands behind a reference',
    { required: ['id'], properties: { id: ref('Id') } },
    { properties: { id: ref('Id') } },
  ],
  [
    'a mark beside a reference goes before the one behind it',
    { required: ['id'], properties: { id: { ...ref('Id'), readOnly: false } } },
    { required: ['id'], properties: { id: { ...ref('Id'), readOnly: false } } },
  ],
  [
    'the mark stands in a part of the property',
    { required: ['id'], properties: { id: { allOf: [{ type: 'string' }, { readOnly: true }] } } },
    { properties: { id: { allOf: [{ type: 'string' }, { readOnly: true }] } } },
  ],
  [
    'the property stands in another part of the schema',
    { allOf: [{ properties: { id: ID } }, { required: ['id', 'name'] }], required: ['id'] },
    { allOf: [{ properties: { id: ID } }, { required: ['name'] }] },
  ],
  [
    'the property stands behind a reference',
    { allOf: [ref('Base'), { required: ['id', 'name'] }] },
    { allOf: [ref('Base'), { required: ['name'] }] },
  ],
  [
    'a choice requires it',
    { properties: { id: ID }, anyOf: [{ required: ['id', 'a'] }, { required: ['b'] }] },
    { properties: { id: ID }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  ],
  [
    'what is negated or asked stays',
    { properties: { id: ID }, not: { required: ['id'], properties: { id: ID } }, if: { required: ['id'] } },
    { properties: { id: ID }, not: { required: ['id'], properties: { id: ID } }, if: { required: ['id'] } },
  ],
  [
    'another property of that name in an inner object stays required',
    { properties: { id: ID, inner: { required: ['id'], properties: { id: { type: 'string' } } } } },
    { properties: { id: ID, inner: { required: ['id'], properties: { id: { type: 'string' } } } } },
  ],
  [
    'a property called readOnly is no mark',
    { required: ['readOnly', 'id'], properties: { readOnly: { type: 'boolean' }, id: ID } },
    { required: ['readOnly'], properties: { readOnly: { type: 'boolean' }, id: ID } },
  ],
  [
    'a discriminator needs its property',
    { required: ['id'], properties: { id: ID }, discriminator: { propertyName: 'id' } },
    { required: ['id'], properties: { id: ID }, discriminator: { propertyName: 'id' } },
  ],
  [
    'it says that it requires nothing',
    { required: ['id'], properties: { id: { ...ID, readOnly: false } } },
    { required: ['id'], properties: { id: { ...ID, readOnly: false } } },
  ],
])('in a request, %s', (_, given, expected) => {
  const { request } = split({ request: given, schemas: { Id: ID, Base: { properties: { id: ID } } } });
  expect(request).toEqual(expected);
});

describe('the ways that data goes', () => {
  test('parameters are of requests, headers of responses; what webhooks and callbacks bring goes as responses do', () => {
    const given = { required: ['id', 'secret'], properties: { id: ID, secret: SECRET } };
    const operation = {
      parameters: [{ in: 'query', name: 'q', schema: given }],
      requestBody: json(given),
      responses: { '200': { description: 'x', headers: { 'X-A': { schema: given } }, ...json(given) } },
    };
    const document = {
      openapi: '3.1.0',
      info: { title: 'Cards', version: '1' },
      paths: { '/a': { post: { ...operation, callbacks: { done: { '{$url}': { post: operation } } } } } },
      webhooks: { made: { post: operation } },
      components: {
        requestBodies: { A: json(given) },
        responses: { A: { description: 'x', ...json(given) } },
      },
    };
    const { document: after } = splitByDirection(document);
    const of = (name: string) => ({ ...given, required: [name] });
    const [sent, received] = [of('secret'), of('id')];
    const expected = (request: object, response: object) => ({
      parameters: [{ in: 'query', name: 'q', schema: request }],
      requestBody: json(request),
      responses: { '200': { description: 'x', headers: { 'X-A': { schema: response } }, ...json(response) } },
    });
    expect(after).toMatchObject({
      paths: {
        '/a': {
          post: {
            ...expected(sent, received),
            callbacks: { done: { '{$url}': { post: expected(received, sent) } } },
          },
        },
      },
      webhooks: { made: { post: expected(received, sent) } },
      components: {
        requestBodies: { A: json(sent) },
        responses: { A: { description: 'x', ...json(received) } },
      },
    });
  });
});

describe('values of a discriminator stay what they are', () => {
  const pet = (more: object) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    ...more,
  });

  test('where a choice lists the schemas', () => {
    const { schemas } = split({
      request: ref('Pet'),
      response: ref('Pet'),
      schemas: {
        Pet: {
          oneOf: [ref('Cat'), ref('Dog')],
          discriminator: { propertyName: 'kind', mapping: { hound: 'Dog' } },
        },
        Cat: pet({ required: ['kind', 'id'], properties: { id: ID, kind: { type: 'string' } } }),
        Dog: pet({ required: ['kind', 'id'], properties: { id: ID, kind: { type: 'string' } } }),
      },
    });
    expect(schemas.PetRequest).toEqual({
      oneOf: [ref('CatRequest'), ref('DogRequest')],
      discriminator: {
        propertyName: 'kind',
        mapping: { hound: '#/components/schemas/DogRequest', Cat: '#/components/schemas/CatRequest' },
      },
    });
  });

  test('where schemas are made of the one with the discriminator', () => {
    const { schemas } = split({
      request: ref('Pet'),
      response: ref('Pet'),
      schemas: {
        Pet: pet({ discriminator: { propertyName: 'kind' } }),
        Cat: { allOf: [ref('Pet'), { required: ['id'], properties: { id: ID } }] },
        Dog: { allOf: [ref('Pet'), { properties: { name: { type: 'string' } } }] },
      },
    });
    expect(schemas.PetRequest?.discriminator).toEqual({
      propertyName: 'kind',
      mapping: { Cat: '#/components/schemas/CatRequest', Dog: '#/components/schemas/DogRequest' },
    });
    expect(schemas.CatRequest?.allOf).toEqual([ref('PetRequest'), { properties: { id: ID } }]);
    expect(schemas.Cat).toEqual({ allOf: [ref('Pet'), { required: ['id'], properties: { id: ID } }] });
  });
});

test.each<[string, Parts]>([
  [
    'without a mark',
    {
      request: ref('Card'),
      response: ref('Card'),
      schemas: { Card: { ...CARD, properties: { id: {}, name: {}, secret: {} } } },
    },
  ],
  [
    'with marks that are not required',
    { request: ref('Card'), response: ref('Card'), schemas: { Card: { ...CARD, required: ['name'] } } },
  ],
  ['with marks in examples only', { request: { required: ['id'], example: { id: { readOnly: true } } } }],
])('a description %s stays as it is', (_, parts) => {
  const { document, after } = split(parts);
  expect(after).toBe(document);
});

test('schemas in a circle that require what they are part of', () => {
  const { schemas } = split({
    request: ref('Node'),
    response: ref('Node'),
    schemas: {
      Node: { allOf: [ref('Node'), { required: ['id'], properties: { id: ID, next: ref('Node') } }] },
    },
  });
  expect(schemas.NodeRequest).toEqual({
    allOf: [ref('NodeRequest'), { properties: { id: ID, next: ref('NodeRequest') } }],
  });
});
