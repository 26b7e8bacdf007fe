import { expect, test } from 'vitest';
import { at } from '../../../../lib/json.ts';
import { toOpenApi30 } from '../../../../scripts/pipeline/bundle/down-convert.ts';

const converted = (content: object, schemas: object = {}) =>
  at(
    toOpenApi30({
      openapi: '3.1.0',
      info: { title: 'Ferries', version: '1' },
      paths: {
        '/a': { post: { requestBody: { content }, responses: { 200: { description: 'ok', content } } } },
      },
      components: { schemas },
    }),
    '#/paths/~1a/post/responses/200/content',
  ) as Record<string, { schema?: Record<string, unknown> }>;

const inForm = (schema: unknown) =>
  converted({ 'multipart/form-data': { schema: { type: 'object', properties: { a: schema } } } })[
    'multipart/form-data'
  ]?.schema?.properties as Record<string, unknown>;
const inJson = (schema: unknown) => converted({ 'application/json': { schema } })['application/json']?.schema;

const BINARY = { type: 'string', format: 'binary' };

test.each([
  [
    { type: 'string', contentEncoding: 'base64' },
    { type: 'string', format: 'byte' },
  ],
  [{ contentEncoding: 'BASE64' }, { type: 'string', format: 'byte' }],
  [
    { type: ['string', 'null'], contentEncoding: 'base64' },
    { type: 'string', nullable: true, format: 'byte' },
  ],
  [
    { type: 'string', contentEncoding: 'base64url' },
    { type: 'string', format: 'base64url' },
  ],
  [{ contentMediaType: 'image/png' }, { ...BINARY, 'x-contentMediaType': 'image/png' }],
  // No bytes: text, another encoding, a format of its own.
  [
    { type: 'string', contentMediaType: 'text/html' },
    { type: 'string', 'x-contentMediaType': 'text/html' },
  ],
  [
    { type: 'string', contentMediaType: 'application/vnd.a+json' },
    { type: 'string', 'x-contentMediaType': 'application/vnd.a+json' },
  ],
  [
    { type: 'string', contentEncoding: 'quoted-printable' },
    { type: 'string', 'x-contentEncoding': 'quoted-printable' },
  ],
  [
    { type: 'string', format: 'own', contentEncoding: 'base64' },
    { type: 'string', format: 'own', 'x-contentEncoding': 'base64' },
  ],
  [{}, {}],
])('%j is %j in JSON', (schema, expected) => {
  expect(inJson(schema)).toEqual(expected);
});

test.each([
  [{ contentMediaType: 'image/png' }, { ...BINARY, 'x-contentMediaType': 'image/png' }],
  [{ contentMediaType: 'text/csv' }, { ...BINARY, 'x-contentMediaType': 'text/csv' }],
  [{}, BINARY],
  [
    { type: 'array', items: {} },
    { type: 'array', items: BINARY },
  ],
  [{ type: 'string' }, { type: 'string' }],
  [
    { type: 'string', contentMediaType: 'application/octet-stream' },
    { ...BINARY, 'x-contentMediaType': 'application/octet-stream' },
  ],
])('%j is %j in a form', (schema, expected) => {
  expect(inForm(schema)).toEqual({ a: expected });
});

test('content of bytes says so, and no other', () => {
  const json = { schema: { type: 'object' } };
  expect(
    converted({
      'application/octet-stream': {},
      'image/*': { schema: {} },
      'application/pdf': { schema: { type: 'string' } },
      'application/json': json,
      'application/problem+json': {},
      'image/svg+xml': {},
      'text/csv': {},
      '*/*': {},
    }),
  ).toEqual({
    'application/octet-stream': { schema: BINARY },
    'image/*': { schema: BINARY },
    'application/pdf': { schema: BINARY },
    'application/json': json,
    'application/problem+json': {},
    'image/svg+xml': {},
    'text/csv': {},
    '*/*': {},
  });
});
