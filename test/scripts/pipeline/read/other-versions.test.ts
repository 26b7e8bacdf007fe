import { expect, test } from 'vitest';
import { readText as read } from './read-text.ts';

test('schemas of draft-07 accept and reject the same in 2020-12, by `jsonSchemaDialect` and by `$schema`', async () => {
  const described = (schema: string, dialect = '') => `openapi: 3.1.1
info: { title: Draft, version: 1.0.0 }
${dialect}
paths: {}
components:
  schemas:
    Card: ${schema}
    Name: { type: string }
`;
  const seven = 'http://json-schema.org/draft-07/schema#';
  const card = `{ type: object, properties: {
      pair: { type: array, items: [{ type: string }, { exclusiveMinimum: 0 }], additionalItems: false },
      name: { $ref: '#/components/schemas/Name', maxLength: 1 }, late: { unevaluatedItems: false } },
      dependencies: { pair: [name], name: { required: [pair] } } }`;
  const expected = {
    type: 'object',
    properties: {
      pair: { type: 'array', prefixItems: [{ type: 'string' }, { exclusiveMinimum: 0 }], items: false },
      name: { $ref: '#/components/schemas/Name' },
      late: {},
    },
    dependentRequired: { pair: ['name'] },
    dependentSchemas: { name: { required: ['pair'] } },
  };
  const whole = await read({ 'openapi.yaml': described(card, `jsonSchemaDialect: ${seven}`) });
  expect(whole.document).toMatchObject({ components: { schemas: { Card: expected } } });
  expect(whole.document).not.toHaveProperty('jsonSchemaDialect');
  expect(whole.notes).toMatchObject([
    { line: 9, pointer: '#/components/schemas/Card/properties/late/unevaluatedItems' },
  ]);

  const files = {
    'openapi.yaml': described("{ $ref: 'card.json#/definitions/Card' }"),
    'card.json': JSON.stringify({
      $schema: seven,
      definitions: {
        Pair: { items: [{ type: 'string' }] },
        Card: { allOf: [{ $ref: '#/definitions/Pair' }] },
      },
    }),
  };
  const { document } = await read(files);
  expect(document).toMatchObject({
    components: { schemas: { Pair: { prefixItems: [{ type: 'string' }] } } },
  });
});

test('parts of Swagger 2.0 in other files become what 3.1 has: parameters, bodies, forms, responses, paths', async () => {
  const { document } = await read({
    'openapi.yaml': `swagger: '2.0'
info: { title: Old, version: 1.0.0 }
paths:
  /card:
    post:
      operationId: createCard
      parameters: [{ $ref: 'parts.yaml#/Body' }, { $ref: 'parts.yaml#/Limit' }]
      responses: { '200': { $ref: 'parts.yaml#/Done' } }
  /file: { $ref: 'parts.yaml#/File' }
`,
    'parts.yaml': `Body: { name: body, in: body, required: true, schema: { $ref: '#/Card' } }
Limit: { name: limit, in: query, type: integer }
Done: { description: Done, schema: { $ref: '#/Card' } }
Card: { type: string, x-nullable: true }
File:
  put:
    operationId: putFile
    parameters: [{ name: file, in: formData, type: file }]
    responses: { '204': { description: Done } }
`,
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } };
  const file = { type: 'string', format: 'binary' };
  expect(document).toMatchObject({
    paths: {
      '/card': {
        post: {
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
          requestBody: { required: true, content },
          responses: { 200: { description: 'Done', content } },
        },
      },
      '/file': {
        put: { requestBody: { content: { 'multipart/form-data': { schema: { properties: { file } } } } } },
      },
    },
    components: { schemas: { Card: { type: ['string', 'null'] } } },
  });
});
