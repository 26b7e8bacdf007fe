import { expect, test } from 'vitest';
import { toPlace } from '../../../../scripts/pipeline/read/place.ts';
import { readText as read } from './read-text.ts';

/** Schemas of an OpenAPI 3.0 description, upgraded. */
async function schemas(text: string) {
  const lines = text.trim().split('\n');
  const openapi = `openapi: 3.0.3
info: { title: Old, version: 1.0.0 }
paths: {}
components:
  schemas:
${lines.map((line) => `    ${line.trim()}\n`).join('')}`;
  const { document, notes } = await read({ 'openapi.yaml': openapi });
  const { components } = document as { components: { schemas: object } };
  return { schemas: components.schemas, notes };
}

test('`nullable` beside `type` is a type, and an `enum` without null stays without', async () => {
  const { schemas: upgraded, notes } = await schemas(`
    Name: { type: string, nullable: true, maxLength: 3 }
    Unit: { type: string, nullable: true, enum: [a, b] }
    Flat: { type: string, nullable: false }
  `);
  expect(upgraded).toEqual({
    Name: { type: ['string', 'null'], maxLength: 3 },
    Unit: { type: ['string', 'null'], enum: ['a', 'b'] },
    Flat: { type: 'string' },
  });
  expect(notes).toEqual([]);
});

test('`nullable` without `type` accepts null, and is noted where it stands', async () => {
  const { schemas: upgraded, notes } = await schemas(`
    Card: { type: object }
    All: { nullable: true, description: One., allOf: [{ $ref: '#/components/schemas/Card' }] }
    Ref: { nullable: true, description: Two., $ref: '#/components/schemas/Card' }
    Unit: { nullable: true, enum: [a] }
    Free: { nullable: true, properties: { a: {} } }
  `);
  const card = { $ref: '#/components/schemas/Card' };
  expect(upgraded).toEqual({
    Card: { type: 'object' },
    All: { description: 'One.', anyOf: [{ allOf: [card] }, { type: 'null' }] },
    Ref: { description: 'Two.', anyOf: [card, { type: 'null' }] },
    Unit: { enum: ['a', null] },
    Free: { properties: { a: {} } },
  });
  expect(notes.map(({ line, pointer }) => [line, pointer])).toEqual([
    [7, '#/components/schemas/All'],
    [8, '#/components/schemas/Ref'],
    [9, '#/components/schemas/Unit'],
  ]);
});

test('limits become numbers; what stands beside a reference asks for nothing, as 3.0 has it', async () => {
  const { schemas: upgraded } = await schemas(`
    Above: { type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }
    Below: { type: number, exclusiveMaximum: true }
    Alias: { $ref: '#/components/schemas/Above', maximum: 5, deprecated: true }
  `);
  expect(upgraded).toEqual({
    Above: { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    Below: { type: 'number' },
    Alias: { $ref: '#/components/schemas/Above', deprecated: true },
  });
});

test('properties that are called like keywords, and payloads that look like schemas, stay as they are', async () => {
  const payload = '{ type: string, nullable: true, minimum: 1, exclusiveMinimum: true, example: 1 }';
  const { schemas: upgraded } = await schemas(`
    Odd: { type: object, properties: { example: { type: string }, nullable: { type: boolean }, format: {}, __proto__: {} } }
    Shown: { type: object, example: ${payload}, default: ${payload}, enum: [${payload}], x-old: ${payload} }
  `);
  const value = { type: 'string', nullable: true, minimum: 1, exclusiveMinimum: true, example: 1 };
  expect(JSON.parse(JSON.stringify(upgraded))).toEqual(
    JSON.parse(
      `{"Odd":{"type":"object","properties":{"example":{"type":"string"},"nullable":{"type":"boolean"},"format":{},"__proto__":{}}},
        "Shown":${JSON.stringify({ type: 'object', example: value, default: value, enum: [value], 'x-old': value })}}`,
    ),
  );
});

test('the files of a 3.0 description are upgraded with it, each as what it is referred to as', async () => {
  const { document } = await read({
    'openapi.yaml': `openapi: 3.0.3
info: { title: Old, version: 1.0.0 }
paths:
  /card: { $ref: paths/card.yaml }
`,
    'paths/card.yaml': `get:
  operationId: readCard
  responses:
    '200': { $ref: '../shared.yaml#/responses/Card' }
`,
    'shared.yaml': `responses:
  Card: { description: The card., content: { $ref: content.yaml } }
schemas:
  Card:
    type: object
    nullable: true
    properties: { next: { $ref: '#/schemas/Card', nullable: true } }
    discriminator: { propertyName: kind, mapping: { debit: '#/schemas/Debit' } }
  Debit: { properties: { $ref: properties.yaml } }
`,
    'content.yaml': `application/json:
  schema: { $ref: 'shared.yaml#/schemas/Card' }
  example: { nullable: true, type: 1 }
`,
    'properties.yaml': 'no: { type: string, nullable: true }',
  });
  expect(document).toMatchObject({
    openapi: '3.1.1',
    components: {
      responses: { Card: { content: { 'application/json': { example: { nullable: true, type: 1 } } } } },
      schemas: {
        Card: {
          type: ['object', 'null'],
          properties: { next: { anyOf: [{ $ref: '#/components/schemas/Card' }, { type: 'null' }] } },
        },
        Debit: { properties: { no: { type: ['string', 'null'] } } },
      },
    },
  });
});

test('what the upgrade moved is shown where its author wrote it', async () => {
  const { description, folder } = await read({
    'openapi.yaml': `openapi: 3.0.3
info: { title: Old, version: 1.0.0 }
paths: {}
components:
  schemas:
    Card:
      nullable: true
      allOf:
        - nullable: true
          anyOf: [{ type: string, maxLength: 3 }]
`,
  });
  const card = '#/components/schemas/Card';
  const shown = (pointer: string) => {
    const place = toPlace({ source: description.document.source, pointer, reportOnKey: true }, folder);
    return [place.line, place.column, place.pointer];
  };
  expect([
    shown(`${card}/anyOf/0/allOf/0/anyOf/0/anyOf/0/maxLength`),
    shown(`${card}/anyOf/0/allOf`),
    shown(`${card}/anyOf/1`),
  ]).toEqual([
    [10, 35, `${card}/allOf/0/anyOf/0/maxLength`],
    [8, 7, `${card}/allOf`],
    [6, 5, card],
  ]);
});

test('Swagger 2.0: bodies, forms, responses, headers, servers, references and security', async () => {
  const { document, notes } = await read({
    'swagger.yaml': `swagger: '2.0'
info: { title: Older, version: 1.0.0 }
host: api.example
basePath: /v1
consumes: [application/json]
produces: [application/json, text/plain]
securityDefinitions:
  login: { type: basic }
  grant: { type: oauth2, flow: accessCode, authorizationUrl: 'https://a.example', tokenUrl: 'https://b.example' }
parameters:
  card: { name: card, in: body, required: true, description: A card., schema: { $ref: '#/definitions/Card' } }
  sizes: { name: sizes, in: query, type: array, items: { type: integer }, collectionFormat: multi }
responses:
  Gone: { description: Gone., schema: { $ref: '#/definitions/Card' } }
definitions:
  Card: { type: object, discriminator: kind, properties: { kind: { type: string, x-nullable: true } } }
paths:
  /card/{no}:
    parameters: [{ name: no, in: path, required: true, type: integer, maximum: 9, exclusiveMaximum: true }]
    put:
      consumes: [application/merge-patch+json]
      produces: [application/json]
      parameters: [{ $ref: '#/parameters/card' }, { $ref: '#/parameters/sizes' }]
      responses:
        200: { description: Set., schema: { type: file }, headers: { X-Left: { type: integer } } }
        410: { $ref: '#/responses/Gone' }
    post:
      parameters:
        - { name: scan, in: formData, type: file, required: true }
        - { name: tags, in: formData, type: array, items: { type: string }, collectionFormat: tsv }
      responses: { 410: { $ref: '#/responses/Gone' } }
`,
  });
  const card = { $ref: '#/components/schemas/Card' };
  const json = { 'application/json': { schema: card } };
  expect(document).toEqual({
    openapi: '3.1.1',
    info: { title: 'Older', version: '1.0.0' },
    servers: [{ url: 'https://api.example/v1' }],
    paths: {
      '/card/{no}': {
        parameters: [
          { name: 'no', in: 'path', required: true, schema: { type: 'integer', exclusiveMaximum: 9 } },
        ],
        put: {
          parameters: [{ $ref: '#/components/parameters/sizes' }],
          requestBody: {
            description: 'A card.',
            required: true,
            content: { 'application/merge-patch+json': { schema: card } },
          },
          responses: {
            200: {
              description: 'Set.',
              headers: { 'X-Left': { schema: { type: 'integer' } } },
              content: { 'application/json': { schema: { type: 'string', format: 'binary' } } },
            },
            410: { description: 'Gone.', content: json },
          },
        },
        post: {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    scan: { type: 'string', format: 'binary' },
                    tags: { type: 'array', items: { type: 'string' } },
                  },
                  required: ['scan'],
                },
                encoding: { tags: { style: 'form', explode: false } },
              },
            },
          },
          responses: { 410: { $ref: '#/components/responses/Gone' } },
        },
      },
    },
    components: {
      schemas: {
        Card: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          properties: { kind: { type: ['string', 'null'] } },
        },
      },
      parameters: {
        sizes: {
          name: 'sizes',
          in: 'query',
          style: 'form',
          explode: true,
          schema: { type: 'array', items: { type: 'integer' } },
        },
      },
      responses: {
        Gone: { description: 'Gone.', content: { ...json, 'text/plain': { schema: card } } },
      },
      securitySchemes: {
        login: { type: 'http', scheme: 'basic' },
        grant: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: 'https://a.example',
              tokenUrl: 'https://b.example',
              scopes: {},
            },
          },
        },
      },
    },
  });
  expect(notes.map(({ line, pointer }) => [line, pointer])).toEqual([
    [30, '#/paths/~1card~1{no}/post/parameters/1/collectionFormat'],
  ]);
});

test('Swagger 2.0: what moved is shown where it was', async () => {
  const { description, folder } = await read({
    'swagger.yaml': `swagger: '2.0'
info: { title: Older, version: 1.0.0 }
paths:
  /card:
    post:
      parameters:
        - { name: card, in: body, schema: { type: object, minProperties: 2 } }
        - { name: size, in: query, type: integer, maximum: 9 }
      responses: { 200: { description: Made., schema: { type: string, maxLength: 3 } } }
`,
  });
  const shown = (pointer: string) => {
    const place = toPlace({ source: description.document.source, pointer, reportOnKey: true }, folder);
    return [place.line, place.column, place.pointer];
  };
  const post = '#/paths/~1card/post';
  expect([
    shown(`${post}/requestBody/content/application~1json/schema/minProperties`),
    shown(`${post}/parameters/0/schema/maximum`),
    shown(`${post}/responses/200/content/application~1json/schema/maxLength`),
  ]).toEqual([
    [7, 59, `${post}/parameters/0/schema/minProperties`],
    [8, 51, `${post}/parameters/1/maximum`],
    [9, 71, `${post}/responses/200/schema/maxLength`],
  ]);
});

test.each(['query', 'path', 'formData'])(
  'a list within a list of Swagger 2.0 is told, in %s',
  async (where) => {
    const { notes } = await read({
      'openapi.yaml': `swagger: '2.0'
info: { title: Lists, version: 1.0.0 }
paths:
  /a/{l}:
    put:
      parameters: [{ name: l, in: ${where}, required: true, type: array, items: { type: array, collectionFormat: pipes, items: { type: string } } }]
      responses: { 204: { description: Done. } }
`,
    });
    expect(notes.filter(({ pointer }) => pointer?.endsWith('/items'))).toHaveLength(1);
  },
);
