import { json, object, type PairTable, parameter, parameters, text } from '../call-parts.ts';
import { field, get, int, old30, post, q, received, sent } from './parts.ts';

/** These steps cover the other parts, one by one. */
export const OTHER_PAIRS: PairTable = {
  'the rest': {
    neverBreaks: {
      'a closed object without the keyword, received': [
        received(field(text, { additionalProperties: false })),
        received(field(text)),
      ],
      'additionalProperties true written out, received': [
        received(field(text)),
        received(field(text, { additionalProperties: true })),
      ],
      'a list of one type': [sent(field({ type: ['string'] })), sent(field(text))],
      'items that allow anything': [sent({ type: 'array' }), sent({ type: 'array', items: {} })],
      'a schema of anything': [post({ requestBody: { content: { 'application/json': {} } } }), sent({})],
      'defaults of a parameter written out': [
        q(int),
        q(int, { required: false, deprecated: false, allowEmptyValue: false }),
      ],
      'an optional body written out': [
        sent(field(text)),
        post({ requestBody: { required: false, content: json(field(text)) } }),
      ],
      'no security written out': [get(), get({ security: [] })],
      'no security, written in two ways': [get({ security: [] }), get({ security: [{}] })],
      'exclusiveMinimum false of 3.0': [
        old30(sent(field({ type: 'number', minimum: 0 }))),
        old30(sent(field({ type: 'number', minimum: 0, exclusiveMinimum: false }))),
      ],
      'nullable values of 3.0 and of 3.1': [
        old30(received(field({ ...text, nullable: true, enum: ['a', null] }))),
        received(field({ type: ['string', 'null'], enum: ['a', null] })),
      ],
      'listed numbers as listed texts in a query': [
        q({ type: 'integer', enum: [1, 2] }),
        q({ type: 'string', enum: ['1', '2'] }),
      ],
      'anyOf and oneOf of different types': [
        sent(field({ anyOf: [text, int] })),
        sent(field({ oneOf: [text, int] })),
      ],
      'the order of alternatives': [sent(field({ oneOf: [int, text] })), sent(field({ oneOf: [text, int] }))],
      'two ways to write a pattern': [
        sent(field({ ...text, pattern: '^[0-9]+$' })),
        sent(field({ ...text, pattern: '^\\d+$' })),
      ],
      'a limit that no listed value meets': [
        sent(field({ enum: ['a', 'b'] })),
        sent(field({ enum: ['a', 'b'], maxLength: 5 })),
      ],
      'limits that exclude nothing': [
        sent(object({ a: { type: 'array', items: text } })),
        sent(
          object(
            { a: { type: 'array', items: text, minItems: 0, uniqueItems: false } },
            { minProperties: 0 },
          ),
        ),
      ],
      'a parameter before a suffix renamed': [
        get(parameters({ name: 'id', in: 'path', required: true, schema: text }), '/b/{id}.json'),
        get(parameters({ name: 'x', in: 'path', required: true, schema: text }), '/b/{x}.json'),
      ],
      'Swagger 2.0 and OpenAPI 3.0': [
        {
          swagger: '2.0',
          openapi: undefined,
          host: 'a.example',
          basePath: '/v1',
          schemes: ['https'],
          consumes: ['application/json'],
          produces: ['application/json'],
          paths: {
            '/boats': {
              post: {
                operationId: 'addBoat',
                parameters: [
                  { in: 'body', name: 'b', schema: field(text) },
                  { in: 'query', name: 'q', type: 'array', items: text, collectionFormat: 'multi' },
                ],
                responses: { 200: { description: 'ok', schema: field(text) } },
              },
            },
          },
        },
        old30({
          servers: [{ url: 'https://a.example/v1' }],
          ...post({
            parameters: [{ in: 'query', name: 'q', schema: { type: 'array', items: text } }],
            requestBody: { content: json(field(text)) },
            responses: { 200: { description: 'ok', content: json(field(text)) } },
          }),
        }),
      ],
      'a file of Swagger 2.0 and of OpenAPI 3.0': [
        {
          swagger: '2.0',
          openapi: undefined,
          consumes: ['multipart/form-data'],
          paths: {
            '/boats': {
              post: {
                operationId: 'addBoat',
                parameters: [{ in: 'formData', name: 'f', type: 'file' }],
                responses: { 200: { description: 'ok' } },
              },
            },
          },
        },
        old30(
          post({
            requestBody: {
              content: {
                'multipart/form-data': { schema: object({ f: { type: 'string', format: 'binary' } }) },
              },
            },
          }),
        ),
      ],
      'a file of 3.0 and of 3.1': [
        old30(
          post({
            requestBody: {
              content: {
                'multipart/form-data': { schema: object({ f: { type: 'string', format: 'binary' } }) },
              },
            },
          }),
        ),
        post({ requestBody: { content: { 'multipart/form-data': { schema: object({ f: {} }) } } } }),
      ],
      'bytes of 3.0 and of 3.1': [
        old30(
          post({
            requestBody: {
              content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
            },
          }),
        ),
        post({ requestBody: { content: { 'application/octet-stream': {} } } }),
      ],
    },
    undoBreaks: {
      'an optional cookie': [get(), get(parameters({ name: 's', in: 'cookie', schema: text }))],
      'integer to number in a query': [q(int), q({ type: 'number' })],
      'boolean to string in a query': [q({ type: 'boolean' }), q(text)],
      'HEAD added': [
        get(),
        {
          paths: {
            '/boats': {
              ...(get().paths as Record<string, object>)['/boats'],
              head: { operationId: 'h', responses: {} },
            },
          },
        },
      ],
    },
    bothBreak: {
      'a query parameter in another case': [q(int), get(parameters(parameter({ name: 'LIMIT' })))],
    },
  },
};
