import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareDescriptions, type Version } from '../../../../scripts/pipeline/diff/compare-descriptions.ts';
import type { ApiModel } from '../../../../templates/model.ts';

function version(document: Readonly<Record<string, unknown>>): Version {
  return {
    document: { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...document },
    model: { version: '1', operations: [], webhooks: [], schemas: [] } as unknown as ApiModel,
    evidence: { requirements: [], notShown: [] },
  };
}

const operation = (text: string) => ({
  paths: { '/a': { post: { operationId: 'send', responses: {}, ...parse(text) } } },
  components: {
    securitySchemes: {
      o: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://e.example/t', scopes: { r: 'r', w: 'w' } } },
      },
      k: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
});
const sent = (schema: string) => `requestBody: { content: { application/json: { schema: ${schema} } } }`;
const received = (schema: string) =>
  `responses: { 200: { description: ok, content: { application/json: { schema: ${schema} } } } }`;

/** The author's changes, and the words for them. */
const ROWS: readonly (readonly [old: string, changed: string, words: string])[] = [
  [sent('{ maximum: 1 }'), sent('{ exclusiveMaximum: 1 }'), 'maximum: 1 → exclusiveMaximum: 1'],
  [received('{ exclusiveMinimum: 0 }'), received('{ minimum: 0 }'), 'exclusiveMinimum: 0 → minimum: 0'],
  [
    received('{ type: integer, format: int32 }'),
    received('{ type: integer, format: int64 }'),
    'format: int32 → int64',
  ],
  [sent('{ type: integer }'), sent('{ type: integer, format: int32 }'), 'format: none → int32'],
  [
    sent('{ type: integer, format: int64, maximum: 5000000000 }'),
    sent('{ type: integer, format: int32, maximum: 5000000000 }'),
    'format: int64 → int32',
  ],
  [
    sent('{ type: integer, format: int32 }'),
    sent('{ type: integer, format: int32, maximum: 9 }'),
    'maximum: none → 9',
  ],
  [
    sent('{ type: string }'),
    sent('{ type: string, contentEncoding: base64 }'),
    'contentEncoding: none → base64',
  ],
  [
    sent('{ type: string, format: email }'),
    sent('{ type: string, format: date-time }'),
    'format: email → date-time',
  ],
  [sent('{ type: string }'), sent('{ type: string, minLength: 3 }'), 'minLength: none → 3'],
  [sent('{ type: integer }'), sent('{ type: integer, multipleOf: 5 }'), 'multipleOf: none → 5'],
  [sent('{}'), sent('{ type: string }'), 'type: none → string'],
  [received('{ type: integer }'), received('{ type: string }'), 'may be of type string (before: integer)'],
  [received('{ type: string }'), received('{ type: [string, "null"] }'), 'may be null (before: string)'],
  [
    sent('{ type: object }'),
    sent('{ type: object, additionalProperties: false }'),
    'additionalProperties: none → false',
  ],
  [
    sent('{ type: object, properties: { a: {} } }'),
    sent('{ type: object, properties: { a: {} }, dependentRequired: { a: [b] } }'),
    'dependentRequired: none → {"a":["b"]}',
  ],
  [
    sent('{ type: array, contains: { const: 1 } }'),
    sent('{ type: array, contains: { const: 1 }, minContains: 2 }'),
    'minContains: none → 2',
  ],
  [
    received('{ type: object, properties: { a: {} } }'),
    received('{ type: object, properties: { a: { writeOnly: true } } }'),
    'writeOnly: false → true',
  ],
  [
    'security: [{ o: [r] }]',
    'security: [{ o: [r, w] }]',
    'OAuth 2 (client credentials): the scope w is needed, too',
  ],
  ['security: [{ k: [] }]', 'security: [{ k: [], o: [] }]', 'no longer enough: API key in header X-Key'],
  [
    'security: [{ o: [r] }]',
    'security: [{ k: [] }]',
    'no longer enough: OAuth 2 (client credentials) with tokens of https://e.example/t, scopes r',
  ],
];

test.each(ROWS)('%s → %s', (old, changed, words) => {
  const [message] = compareDescriptions(version(operation(old)), version(operation(changed)))
    .filter(({ impact }) => impact === 'breaking')
    .map((one) => one.message);
  expect(message).toBe(words);
});

test('the default response is called as in the description', () => {
  const [removed] = compareDescriptions(
    version(operation('responses: { 200: { description: ok }, default: { description: e } }')),
    version(operation('responses: { 200: { description: ok } }')),
  );
  expect(`${removed?.where}: ${removed?.message}`).toBe('send, response default: removed');
});

test('a prefix that moves from the server to the path is one editorial change', () => {
  const found = compareDescriptions(
    version({ servers: [{ url: 'https://a.example/v1' }], paths: { '/b': { get: { responses: {} } } } }),
    version({ servers: [{ url: 'https://a.example' }], paths: { '/v1/b': { get: { responses: {} } } } }),
  );
  expect(found.map(({ impact, message }) => [impact, message])).toEqual([
    ['editorial', 'moved from /b to /v1/b: calls are the same, since the rest stands in the server'],
  ]);
});
