import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { withAdditionalOperations } from '../../../../scripts/pipeline/bundle/openapi-3.2.ts';
import { readText as read } from '../read/read-text.ts';

const DESCRIPTION = `openapi: 3.2.0
info: { title: New, version: 1.0.0 }
$self: https://api.example/openapi.yaml
paths:
  /card:
    query: { responses: {} }
    additionalOperations: { COPY: { responses: {}, callbacks: { on: { '{$url}': { additionalOperations: { MOVE: {} } } } } } }
    get:
      responses:
        '200':
          content: { application/json: { $ref: '#/components/mediaTypes/Card' } }
        default: { $ref: https://api.example/others/errors.yaml#/Failed }
components:
  mediaTypes:
    Card:
      schema: { type: object, properties: { examples: { const: { dataValue: 1 } } } }
      examples: { one: { dataValue: { no: 1 } }, two: { serializedValue: '{"no":2}' } }
`;
const ERRORS = `Failed: { description: It failed., content: { application/problem+json: { examples: { a: { dataValue: 1 } } } } }\n`;

test('OpenAPI 3.2 is bundled in the words of 3.1, but for its methods, which stand beside each other', async () => {
  const { document } = await read({ 'openapi.yaml': DESCRIPTION, 'others/errors.yaml': ERRORS });
  const { paths, components } = document as { paths: JsonObject; components: JsonObject };
  expect(paths).toEqual({
    '/card': {
      query: { responses: {} },
      COPY: { responses: {}, callbacks: { on: { '{$url}': { MOVE: {} } } } },
      get: {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { examples: { const: { dataValue: 1 } } } },
                examples: {
                  one: { value: { no: 1 } },
                  two: { serializedValue: '{"no":2}', value: { no: 2 } },
                },
              },
            },
          },
          default: { $ref: '#/components/responses/Failed' },
        },
      },
    },
  });
  expect(components.responses).toEqual({
    Failed: {
      description: 'It failed.',
      content: { 'application/problem+json': { examples: { a: { value: 1 } } } },
    },
  });
  const published = withAdditionalOperations(document) as { openapi: string; paths: { '/card': object } };
  expect([published.openapi, Object.keys(published.paths['/card'])]).toEqual([
    '3.2.0',
    ['query', 'get', 'additionalOperations'],
  ]);
});
