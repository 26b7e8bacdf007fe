import { expect, test } from 'vitest';
import { withSamples } from '../../../../scripts/pipeline/docs/with-samples.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { contentOf } from '../../../../templates/model.ts';
import { exampleOf } from '../../../../templates/samples/sampled-values.ts';

test('a body that is made for a request has nothing that is required of responses only', () => {
  const document = {
    openapi: '3.0.3',
    info: { title: 'Cards', version: '1' },
    paths: {
      '/cards': {
        post: {
          operationId: 'makeCard',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } },
          responses: { 204: { description: 'Made.' } },
        },
      },
    },
    components: {
      schemas: {
        Card: {
          type: 'object',
          required: ['id', 'pin', 'limits'],
          properties: {
            id: { type: 'string', readOnly: true },
            pin: { type: 'string', writeOnly: true },
            limits: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Limit' } },
          },
        },
        Limit: {
          type: 'object',
          required: ['used'],
          properties: { used: { type: 'integer', readOnly: true }, day: { type: 'integer' } },
        },
      },
    },
  };
  const [operation] = withSamples(document, buildModel(document)).operations;
  expect(contentOf(operation?.body)?.examples).toEqual([
    { name: 'sample', summary: '', value: { pin: 'string', limits: [{ day: 0 }] } },
  ]);
});

test('parameters have values that their schemas take; one that takes any text keeps its name', () => {
  const parameter = (name: string, schema: object, others: object = {}) => ({
    name,
    in: 'query',
    schema,
    ...others,
  });
  const parameters = [
    parameter('side', { type: 'string', enum: ['left', 'right'] }),
    parameter('depth', { type: 'integer', minimum: 7 }),
    parameter('day', { $ref: '#/components/schemas/Day' }),
    parameter('code', { type: 'string', pattern: '^x[0-9]{3}$' }),
    parameter('list', { type: 'array', minItems: 1, items: { const: 'a' } }),
    parameter('any', { type: 'string', description: 'Any text.' }),
    parameter('given', { type: 'string', enum: ['b'] }, { example: 'c' }),
  ];
  const document = {
    openapi: '3.1.0',
    info: { title: 'Piers', version: '1' },
    paths: {
      '/piers': { get: { operationId: 'piers', parameters, responses: { 204: { description: 'Ok.' } } } },
    },
    components: { schemas: { Day: { type: 'string', format: 'date' } } },
  };
  const [operation] = withSamples(document, buildModel(document)).operations;
  const values = operation?.parameters.map((one) => [one.name, exampleOf(one)]) ?? [];
  expect(Object.fromEntries(values)).toEqual({
    side: 'left',
    depth: 7,
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    code: expect.stringMatching(/^x\d{3}$/),
    list: ['a'],
    any: 'any',
    given: 'c',
  });
});
