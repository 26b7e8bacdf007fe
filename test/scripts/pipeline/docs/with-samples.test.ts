import { expect, test } from 'vitest';
import { withSamples } from '../../../../scripts/pipeline/docs/with-samples.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { contentOf } from '../../../../templates/model.ts';

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
